<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Launcher\HTML;
use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Page_Rules;
use Chaty\Settings\Schema;

/**
 * Creates the settings of the page, `chaty_settings`. It does not depend on the visitor's device, country or time, because pages
 * are cached for days.
 */
final class Frontend_Settings {

	private Widget_Repository $repository;
	private General_Settings $general;
	private Schema $schema;
	private ?Page_Facts $facts = null;

	public function __construct( Widget_Repository $repository, General_Settings $general, Schema $schema ) {
		$this->repository = $repository;
		$this->general    = $general;
		$this->schema     = $schema;
	}

	/**
	 * Returns the public settings of the widgets that are active and can be available on some device.
	 *
	 * @return array<int, array<string, mixed>> Empty if nothing needs printing.
	 */
	public function get_widgets(): array {
		$widgets = array_filter( $this->repository->get_widgets(), array( $this, 'can_show' ) );

		return array_values( array_map( array( $this, 'get_widget' ), $widgets ) );
	}

	/**
	 * Returns the data of the loader and the settings as JSON. No optimizer delays an element of that type.
	 *
	 * @param array<int, array<string, mixed>> $widgets Public settings of the widgets.
	 * @param array<string, mixed>             $data    Data of the loader: assets and plan.
	 */
	public function to_html( array $widgets, array $data ): string {
		$html   = '';
		$blocks = array(
			'chaty-data'     => $data,
			'chaty-settings' => $this->general->get_settings() + array( 'chaty_widgets' => array_map( array( Short_Settings::class, 'of_widget' ), $widgets ) ),
		);
		foreach ( $blocks as $id => $value ) {
			// The flags escape all characters that could close the script element or start markup.
			$json  = (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES );
			$html .= HTML::element(
				'script',
				array(
					'type' => 'application/json',
					'id'   => $id,
				),
				$json
			);
		}

		return $html;
	}

	/**
	 * Returns whether a widget shows on this page. Only the page leaves out one that is off or that a page rule hides:
	 * the calls of pages that were cached before are still taken.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 */
	private function can_show( array $widget ): bool {
		return 0 !== ( $widget['is_active'] ?? 1 )
			&& Channel_Action::has_channel( $widget )
			&& ( empty( $widget['triggers']['pages'] ) || $this->is_page_allowed( $widget['triggers']['pages'] ) );
	}

	/**
	 * Returns whether page rules allow this page.
	 *
	 * @param array<int, array<string, string>> $rules Sanitized rules.
	 */
	private function is_page_allowed( array $rules ): bool {
		$this->facts ??= new Page_Facts();

		return Page_Rules::allow( $rules, $this->facts->get_facts() );
	}

	/**
	 * Returns a widget with the token and index that its requests send. Channels that are never available are left
	 * out; those without a label have one in the page's language.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @return array<string, mixed>
	 */
	private function get_widget( array $widget ): array {
		$index          = Widget_Repository::get_index( $widget['id'] );
		$public         = $this->schema->get_public_widget(
			array( 'channels' => array_filter( $widget['channels'], array( Channel_Action::class, 'can_show' ) ) ) + $widget
		);
		$request_fields = array(
			'widget_token' => wp_create_nonce( Names::WIDGET_NONCE . $index ),
			'widget_index' => $index,
		);

		$labels   = Channel_Type::get_translated_labels();
		$channels = array();
		foreach ( $public['channels'] as $channel ) {
			$label    = $labels[ Channel_Type::find( $channel ) ] ?? '';
			$channel += '' === $label ? array() : array( 'hover_text' => $label );
			if ( Channel_Type::is_contact_form( $channel ) ) {
				$channel['contact_fields'] = Channel_Type::get_form_fields( $channel );
			}
			$channels[] = $channel + $request_fields;
		}

		return array(
			'id'         => $widget['id'],
			'identifier' => $widget['id'],
			'settings'   => $public['settings'] + $request_fields,
			'triggers'   => (object) $public['triggers'],
			'channels'   => $channels,
		);
	}
}
