<?php
namespace Chaty\Messages;

use Chaty\Settings\Widget_Name;
use Chaty\Config\Widget_Repository;
use Chaty\Settings\Channel_Type;

/**
 * Names the widgets and the contact forms of the site. Messages of widgets that are gone show their IDs.
 */
final class Message_Sources {

	private Widget_Repository $repository;

	/**
	 * Names of widgets and forms, once they are read.
	 *
	 * @var array{widgets: array<array-key, string>, with_form: array<array-key, string>, channels: array<array-key, string>}|null
	 */
	private ?array $names = null;

	public function __construct( Widget_Repository $repository ) {
		$this->repository = $repository;
	}

	/**
	 * Returns the names of all widgets, by their IDs: messages outlive the form that they came from.
	 *
	 * @return array<array-key, string>
	 */
	public function get_widgets(): array {
		return $this->get_names()['widgets'];
	}

	/**
	 * Returns the names of the widgets that have a contact form, by their IDs.
	 *
	 * @return array<array-key, string>
	 */
	public function get_widgets_with_form(): array {
		return $this->get_names()['with_form'];
	}

	/**
	 * Returns the labels of the contact forms, by the slugs of their channels.
	 *
	 * @return array<array-key, string>
	 */
	public function get_channels(): array {
		return $this->get_names()['channels'];
	}

	/**
	 * Returns the names of the widget and the form that a message came from; in place of a deleted one's name, its ID.
	 *
	 * @return array<int, string>
	 */
	public function get_names_of( string $widget, string $channel ): array {
		return array( (string) ( $this->get_widgets()[ $widget ] ?? $widget ), (string) ( $this->get_channels()[ $channel ] ?? $channel ) );
	}

	/**
	 * Returns the names, which are read once.
	 *
	 * @return array{widgets: array<array-key, string>, with_form: array<array-key, string>, channels: array<array-key, string>}
	 */
	private function get_names(): array {
		if ( null !== $this->names ) {
			return $this->names;
		}

		$this->names = array(
			'widgets'   => array(),
			'with_form' => array(),
			'channels'  => array(),
		);
		foreach ( array_values( $this->repository->get_stored_widgets() ) as $index => $widget ) {
			$name = Widget_Name::get( $widget, $index + 1 );

			$this->names['widgets'][ $widget['id'] ] = $name;
			foreach ( array_filter( $widget['channels'], array( Channel_Type::class, 'is_contact_form' ) ) as $channel ) {
				$label = trim( (string) ( $channel['hover_text'] ?? '' ) );

				$this->names['with_form'][ $widget['id'] ]      = $name;
				$this->names['channels'][ $channel['channel'] ] = '' === $label ? __( 'Contact form', 'chaty' ) : $label;
			}
		}

		return $this->names;
	}

	/**
	 * Returns the names of the active widgets with a form that has no recipient of its own.
	 *
	 * @return array<array-key, string> Names by the IDs of the widgets.
	 */
	public function get_without_recipient(): array {
		$names = array();
		foreach ( $this->repository->get_stored_widgets() as $widget ) {
			foreach ( array_filter( $widget['channels'], array( Channel_Type::class, 'is_contact_form' ) ) as $channel ) {
				$recipient = $channel['contact_form_settings']['email_address'] ?? '';
				if ( '' === $recipient && (bool) ( $widget['is_active'] ?? true ) ) {
					$names[ $widget['id'] ] = $this->get_widgets()[ $widget['id'] ];
				}
			}
		}

		return $names;
	}
}
