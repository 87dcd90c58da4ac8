<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Links\Variables;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Page_Rules;
use Chaty\Settings\Schema;
use Chaty\Settings\Text_Translations;

/**
 * Creates the settings of the page, `chaty_settings`. It does not depend on the visitor's device, country or time, because pages
 * are cached for days.
 */
final class Frontend_Settings {

	private Widget_Repository $repository;
	private General_Settings $general;
	private Schema $schema;
	private ?Text_Translations $texts;
	private ?Page_Facts $facts = null;

	/**
	 * Widgets of the page, once they are read.
	 *
	 * @var array<int, array<string, mixed>>|null
	 */
	private ?array $widgets = null;

	/**
	 * The same widgets in the language of the page, once they are translated.
	 *
	 * @var array<int, array<string, mixed>>|null
	 */
	private ?array $translated = null;

	/**
	 * @param Text_Translations|null $texts Null where no plugin translates.
	 */
	public function __construct( Widget_Repository $repository, General_Settings $general, Schema $schema, ?Text_Translations $texts = null ) {
		$this->repository = $repository;
		$this->general    = $general;
		$this->schema     = $schema;
		$this->texts      = $texts;
	}

	/**
	 * Returns the checksum of the widgets of the page, if they are the stored ones: changed neither since they were
	 * sanitized, nor by a filter, nor by the page's own settings.
	 *
	 * @return string Empty if they are others.
	 */
	public function get_checksum(): string {
		$checksum = array() === self::read_own() ? $this->repository->get_stored_checksum() : '';
		if ( '' === $checksum || ! has_filter( 'chaty_widgets' ) ) {
			return $checksum;
		}

		return $this->read_widgets() === $this->repository->get_stored_widgets() ? $checksum : '';
	}

	/**
	 * Returns the page rules of each widget that is active and can be available on some device.
	 *
	 * @return array<int, array<int, array<string, string>>> By the place of the widget.
	 */
	public function get_rules(): array {
		$widgets = array_filter(
			$this->read_widgets(),
			static fn ( array $widget ): bool => 0 !== ( $widget['is_active'] ?? 1 ) && Channel_Action::has_channel( $widget )
		);

		return array_map( static fn ( array $widget ): array => $widget['triggers']['pages'] ?? array(), $widgets );
	}

	/**
	 * Returns whether page rules allow this page. Only the page leaves out a widget that is off or that a rule hides:
	 * the calls of pages that were cached before are still taken.
	 *
	 * @param array<int, array<string, string>> $rules Sanitized rules.
	 */
	public function is_allowed( array $rules ): bool {
		if ( array() === $rules ) {
			return true;
		}
		$this->facts ??= new Page_Facts();

		return Page_Rules::allow( $rules, $this->facts->get_facts() );
	}

	/**
	 * Returns the public settings of the widgets that this page shows.
	 *
	 * @return array<int, array<string, mixed>> Empty if nothing needs printing.
	 */
	public function get_widgets(): array {
		return $this->get_public( array_keys( array_filter( $this->get_rules(), array( $this, 'is_allowed' ) ) ) );
	}

	/**
	 * @param array<int, int> $places Places of the widgets.
	 * @param string          $mark   What the placeholders of nonces begin with; empty for the nonces of this page.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_public( array $places, string $mark = '' ): array {
		$public = array();
		foreach ( array_intersect_key( $this->translate_widgets(), array_flip( $places ) ) as $widget ) {
			$index    = Widget_Repository::get_index( $widget['id'] );
			$public[] = $this->get_widget( $widget, '' === $mark ? wp_create_nonce( Names::WIDGET_NONCE . $index ) : "$mark$index-" );
		}

		return $public;
	}

	/**
	 * Returns what a contact form in content needs: its channel alone, and where its messages go.
	 *
	 * @param string $id   ID of a widget that some page can show.
	 * @param string $slug Name of the channel.
	 * @return array{ajaxUrl: string, widget: array<string, mixed>}
	 */
	public function get_form( string $id, string $slug ): array {
		$widgets            = array_column( $this->get_public( array_keys( $this->get_rules() ) ), null, 'id' );
		$widget             = Short_Settings::of_widget( $widgets[ $id ] );
		$widget['channels'] = array_values( array_filter( $widget['channels'], static fn ( array $channel ): bool => $channel['channel'] === $slug ) );
		$widget['settings'] = array_intersect_key( $widget['settings'], array_flip( array( 'widget_color', 'widget_token' ) ) );

		return array(
			'ajaxUrl' => $this->get_general()['ajax_url'],
			'widget'  => array_diff_key( $widget, array( 'triggers' => true ) ),
		);
	}

	/**
	 * Returns what public settings and their JSON depend on, besides the widgets.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function get_inputs(): array {
		return array( $this->get_general(), Channel_Type::get_translated_labels() );
	}

	/**
	 * Returns the general settings of the page. Requests name its language, because `admin-ajax.php` has none of its own.
	 *
	 * @return array<string, string>
	 */
	private function get_general(): array {
		$settings = $this->general->get_settings();
		if ( null !== $this->texts ) {
			$settings['ajax_url'] = add_query_arg( 'lang', rawurlencode( $this->texts->get_language() ), $settings['ajax_url'] );
		}

		return $settings;
	}

	/**
	 * Returns the data of the loader and the settings as JSON.
	 *
	 * @param array<int, array<string, mixed>> $widgets Public settings of the widgets.
	 * @param array<string, mixed>             $data    Data of the loader: assets and plan.
	 */
	public function to_html( array $widgets, array $data ): string {
		return Page_Data::to_html(
			array(
				'chaty-data'     => $data,
				'chaty-settings' => $this->get_general() + array( 'chaty_widgets' => array_map( array( Short_Settings::class, 'of_widget' ), $widgets ) ),
			)
		);
	}

	/**
	 * Returns the variables in the texts of the widgets that some page can show, in the language of the page.
	 *
	 * @return array<int, string> Names.
	 */
	public function get_variables(): array {
		return Variables::find( array_intersect_key( $this->translate_widgets(), $this->get_rules() ) );
	}

	/**
	 * Returns the widgets of the page after the filter, which runs once, and with the page's own settings.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function read_widgets(): array {
		$this->widgets ??= $this->repository->get_widgets();
		$own             = self::read_own();
		return array() === $own ? $this->widgets : Page_Settings::apply( $this->widgets, $own );
	}

	/**
	 * @return array<string, string> The page's own settings. Only a page that may have some loads their class.
	 */
	private static function read_own(): array {
		$query  = $GLOBALS['wp_the_query'];
		$stored = $query->is_singular() ? get_post_meta( $query->get_queried_object_id(), Names::PAGE_SETTINGS ) : get_option( Names::OWN_PAGES );
		return empty( $stored ) ? array() : Page_Settings::read();
	}

	/**
	 * Returns the widgets in the language of the page. The page's own settings are in it already.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function translate_widgets(): array {
		$widgets = $this->read_widgets();
		return null === $this->texts ? $widgets : Page_Settings::apply( $this->translated ??= $this->texts->translate( (array) $this->widgets ), self::read_own() );
	}

	/**
	 * Returns a widget with the token that its requests send. Channels that are never available are left
	 * out; those without a label have one in the page's language.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @return array<string, mixed>
	 */
	private function get_widget( array $widget, string $nonce ): array {
		$public   = $this->schema->get_public_widget(
			array( 'channels' => array_filter( $widget['channels'], array( Channel_Action::class, 'can_show' ) ) ) + $widget
		);
		$labels   = Channel_Type::get_translated_labels();
		$channels = array();
		foreach ( $public['channels'] as $channel ) {
			$label    = $labels[ Channel_Type::find( $channel ) ] ?? '';
			$channel += '' === $label ? array() : array( 'hover_text' => $label );
			if ( Channel_Type::is_contact_form( $channel ) ) {
				$channel['contact_fields'] = Channel_Type::get_form_fields( $channel );
				$own                       = array_values( Channel_Type::get_own_fields( $channel ) );
				unset( $channel['contact_own_fields'] );
				$channel += array() === $own ? array() : array( 'contact_own_fields' => $own );
			}
			$channels[] = $channel;
		}

		return array(
			'id'         => $widget['id'],
			'identifier' => $widget['id'],
			'settings'   => $public['settings'] + array( 'widget_token' => $nonce ),
			'triggers'   => (object) $public['triggers'],
			'channels'   => $channels,
		);
	}
}
