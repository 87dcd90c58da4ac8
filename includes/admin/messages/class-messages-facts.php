<?php
/**
 * Facts for the script of the Messages screen.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Messages;

use Chaty\Contacts\Email_Error;

/**
 * Gathers what the script of the Messages screen knows before its first request.
 */
final class Messages_Facts {

	private Message_Sources $sources;

	/**
	 * @param Message_Sources $sources Names of widgets and forms.
	 */
	public function __construct( Message_Sources $sources ) {
		$this->sources = $sources;
	}

	/**
	 * Returns all facts, as `MessagesFacts` in TypeScript.
	 *
	 * @param Messages_Address $address Address of the list.
	 * @return array<string, mixed>
	 */
	public function get( Messages_Address $address ): array {
		list( $orderby, $order ) = $address->get_order();

		return array(
			'filters'      => (object) $address->get_rest_filters(),
			'order'        => array(
				'orderby' => $orderby,
				'order'   => $order,
			),
			'site'         => array(
				'name'     => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'timeZone' => wp_timezone_string(),
				'locale'   => str_replace( '_', '-', determine_locale() ),
			),
			'mailStates'   => Message_Words::get_mail_states(),
			'mailError'    => Email_Error::get()['text'],
			'boxes'        => Message_Words::get_boxes(),
			'widgets'      => (object) $this->sources->get_widgets(),
			'channels'     => (object) $this->sources->get_channels(),
			'personalData' => Personal_Data_Forms::get_facts(),
		);
	}
}
