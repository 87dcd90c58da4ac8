<?php
/**
 * The settings as a page gets them.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Settings\Channel_Availability;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Contact_Fields;
use Chaty\Settings\Public_Settings;
use Chaty\Settings\Sanitizers\Widget_ID;

/**
 * Makes `window.chaty_settings`. It holds nothing that depends on the visitor's device, country or
 * hour, because pages are cached for days.
 */
final class Frontend_Settings {

	private Widget_Repository $repository;
	private General_Settings $page;
	private Public_Settings $view;

	/**
	 * @param Widget_Repository $repository Stored widgets.
	 * @param General_Settings  $page  General settings.
	 * @param Public_Settings   $view  What of a widget a page may see.
	 */
	public function __construct( Widget_Repository $repository, General_Settings $page, Public_Settings $view ) {
		$this->repository = $repository;
		$this->page       = $page;
		$this->view       = $view;
	}

	/**
	 * Returns the widgets that could show on some device, as a page may see them.
	 *
	 * @return array<int, array<string, mixed>> Empty when nothing needs printing.
	 */
	public function get_widgets(): array {
		$widgets = array_filter( $this->repository->get_widgets(), array( Channel_Availability::class, 'has_channel' ) );

		return array_values( array_map( array( $this, 'make_widget' ), $widgets ) );
	}

	/**
	 * Makes the statements that hand the assets and the settings to the scripts.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets as a page may see them.
	 * @param array<string, mixed>             $assets  What the scripts need besides.
	 */
	public function to_inline_script( array $widgets, array $assets ): string {
		$settings = $this->page->get_settings() + array( 'chaty_widgets' => $widgets );

		// The flags keep every sign that could end the script element or start markup out of the text.
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES;

		return 'window.chaty_assets=' . wp_json_encode( $assets, $flags ) . ';window.chaty_settings=' . wp_json_encode( $settings, $flags ) . ';';
	}

	/**
	 * Makes one widget: its public part, with a token and the index that its calls send. Channels that could
	 * not show are left out, and the page is told so: of other settings it must find that out by itself.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @return array<string, mixed>
	 */
	private function make_widget( array $widget ): array {
		$index  = Widget_ID::get_index( $widget['id'] );
		$public = $this->view->get_public_widget(
			array( 'channels' => array_filter( $widget['channels'], array( Channel_Availability::class, 'can_show' ) ) ) + $widget
		);
		$marks  = array(
			'widget_token' => wp_create_nonce( Names::WIDGET_NONCE . $index ),
			'widget_index' => $index,
		);

		$channels = array();
		foreach ( $public['channels'] as $channel ) {
			if ( Channel_Type::is_contact_form( $channel ) ) {
				$channel['contact_fields'] = Contact_Fields::get_fields( $channel );
			}
			$channels[] = $channel + $marks;
		}

		return array(
			'id'         => $widget['id'],
			'identifier' => $widget['id'],
			'is_checked' => 1,
			'settings'   => $public['settings'] + $marks,
			'triggers'   => (object) $public['triggers'],
			'channels'   => $channels,
		);
	}
}
