<?php
namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Page_Rule;

/**
 * Imports settings strictly: an object with `chaty_widgets`, or a list of widgets.
 */
final class Settings_Importer {

	/**
	 * How much larger than its settings a file may be: it may be indented and have escaped characters.
	 */
	private const TEXT_RATIO = 4;

	private Schema $schema;

	private Schema_Validator $validator;
	private Settings_Sanitizer $sanitizer;

	public function __construct( Schema $schema, Schema_Validator $validator, Settings_Sanitizer $sanitizer ) {
		$this->schema    = $schema;
		$this->validator = $validator;
		$this->sanitizer = $sanitizer;
	}

	public function import_json( string $json ): Import_Result {
		$most = self::TEXT_RATIO * $this->schema->get_list()['x-max-bytes'];
		if ( strlen( $json ) > $most ) {
			/* translators: %s: a number. */
			return $this->reject( '', sprintf( __( 'A settings file must have at most %s bytes.', 'chaty' ), number_format_i18n( $most ) ) );
		}

		$text = ltrim( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ) );
		$data = json_decode( $text, true );
		if ( JSON_ERROR_NONE !== json_last_error() ) {
			/* translators: %s: what PHP says about it. */
			return $this->reject( '', sprintf( __( 'This is not valid JSON: %s.', 'chaty' ), json_last_error_msg() ) );
		}

		// PHP reads an empty object as a list of no widgets, which would replace those of the site.
		return $this->import( array() === $data && '{' === $text[0] ? null : $data );
	}

	/**
	 * Imports decoded JSON, and leaves out channels that lead nowhere.
	 *
	 * @param mixed $data Decoded JSON, objects as arrays.
	 */
	public function import( $data ): Import_Result {
		return Idle_Channels::leave_out( $this->read( $data ) );
	}

	/**
	 * Imports decoded JSON with all of its channels: what an editor saves, and what is taken over.
	 *
	 * @param mixed $data Decoded JSON, objects as arrays.
	 */
	public function import_all( $data ): Import_Result {
		$result = $this->read( $data );
		$issues = array_merge( $result->get_issues(), Idle_Channels::report( $result->get_widgets() ) );

		return new Import_Result( $result->get_widgets(), $result->get_analytics(), $issues, $result->get_privacy() );
	}

	/**
	 * @param mixed $data Decoded JSON, objects as arrays.
	 */
	private function read( $data ): Import_Result {
		if ( $this->is_version_two( $data ) ) {
			return $this->reject( '', __( 'These settings have the format of Chaty 2. Save them with Chaty 3 first, which writes "channels" instead of "social".', 'chaty' ) );
		}
		if ( ! is_array( $data ) || ( ! isset( $data['chaty_widgets'] ) && ! Raw_Values::is_list( $data ) ) ) {
			return $this->reject( '', __( 'Settings must be an object with "chaty_widgets", or a list of widgets.', 'chaty' ) );
		}

		$page  = isset( $data['chaty_widgets'] ) ? $data : array( 'chaty_widgets' => $data );
		$bytes = strlen( (string) wp_json_encode( $page['chaty_widgets'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR ) );
		$most  = $this->schema->get_list()['x-max-bytes'];
		if ( $bytes > $most ) {
			/* translators: 1: a number, 2: a larger number. */
			return $this->reject( 'widgets', sprintf( __( 'must have at most %1$s bytes as JSON, and has %2$s.', 'chaty' ), number_format_i18n( $most ), number_format_i18n( $bytes ) ) );
		}

		$legacy                = Legacy_Page_Rules::convert( $page['chaty_widgets'] );
		$page['chaty_widgets'] = $legacy['widgets'];

		$issues = array_merge( $this->check_page( $page ), $this->check_ids( $page['chaty_widgets'] ), $this->check_page_rules( $page['chaty_widgets'] ), $legacy['issues'] );
		$result = new Import_Result( array(), null, $issues );
		if ( array() !== $result->get_errors() ) {
			return $result;
		}

		$analytics = isset( $page['data_analytics_settings'] ) && 'off' === $page['data_analytics_settings'] ? 'off' : 'on';

		return new Import_Result(
			$this->sanitizer->sanitize_widgets( $page['chaty_widgets'] ),
			isset( $page['data_analytics_settings'] ) ? $analytics : null,
			$issues,
			$this->sanitizer->sanitize_page_keys( $page, array( 'retention_days', 'contacts_trash_days', 'keep_contacts' ) )
		);
	}

	/**
	 * Validates the settings. Paths of widgets begin with `widgets[…]` in either form.
	 *
	 * @param array<array-key, mixed> $page Settings.
	 * @return array<int, Issue>
	 */
	private function check_page( array $page ): array {
		$schema  = $this->schema->get_page();
		$widgets = $page['chaty_widgets'];

		unset( $page['chaty_widgets'] );
		$schema['required'] = array();

		return array_merge(
			$this->validator->validate( $widgets, $this->schema->get_list(), 'widgets' ),
			$this->validator->validate( $page, $schema, '' )
		);
	}

	/**
	 * Returns the issues of widgets with the ID of an earlier one.
	 *
	 * @param mixed $widgets List of widgets.
	 * @return array<int, Issue>
	 */
	private function check_ids( $widgets ): array {
		$issues = array();
		$seen   = array();

		foreach ( Raw_Values::is_list( $widgets ) ? Raw_Values::to_list( $widgets ) : array() as $index => $widget ) {
			$id = isset( $widget['id'] ) ? Sanitizers::sanitize( 'widget-id', $widget['id'], array() ) : null;
			if ( null === $id ) {
				continue;
			}
			if ( isset( $seen[ $id ] ) ) {
				/* translators: %s: path of the other widget. */
				$issues[] = Issue::error( "widgets[$index].id", sprintf( __( 'is already the ID of %s.', 'chaty' ), $seen[ $id ] ) );
			} else {
				$seen[ $id ] = "widgets[$index]";
			}
		}

		return $issues;
	}

	/**
	 * Returns the issues of page rules whose value does not fit their kind. That there are too many is an issue of
	 * its own.
	 *
	 * @param mixed $widgets List of widgets.
	 * @return array<int, Issue>
	 */
	private function check_page_rules( $widgets ): array {
		$issues = array();
		foreach ( Raw_Values::is_list( $widgets ) ? Raw_Values::to_list( $widgets ) : array() as $index => $widget ) {
			$rules = $widget['triggers']['pages'] ?? array();
			foreach ( array_slice( Raw_Values::to_list( $rules ), 0, Page_Rules::MAX_RULES ) as $number => $rule ) {
				$value   = is_array( $rule ) ? $rule['value'] ?? '' : null;
				$problem = is_scalar( $value ) && is_string( $rule['kind'] ?? null ) ? Page_Rule::get_problem( $rule['kind'], (string) $value ) : '';
				if ( '' !== $problem ) {
					$issues[] = Issue::error( "widgets[$index].triggers.pages[$number].value", $problem );
				}
			}
		}

		return $issues;
	}

	/**
	 * Returns whether settings have the format of Chaty 2, with `object_settings` or with `social` in widgets.
	 *
	 * @param mixed $data Decoded JSON.
	 */
	private function is_version_two( $data ): bool {
		if ( ! is_array( $data ) ) {
			return false;
		}
		$widgets = $data['chaty_widgets'] ?? $data;
		$first   = is_array( $widgets ) ? reset( $widgets ) : null;

		return isset( $data['object_settings'] )
			|| ( is_array( $first ) && isset( $first['social'] ) && ! isset( $first['channels'] ) );
	}

	/**
	 * Returns a result with a single error.
	 */
	private function reject( string $path, string $message ): Import_Result {
		return new Import_Result( array(), null, array( Issue::error( $path, $message ) ) );
	}
}
