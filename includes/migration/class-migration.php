<?php
namespace Chaty\Migration;

use Chaty\Settings\Import_Result;
use Chaty\Settings\Issue;
use Chaty\Settings\Settings_Diff;
use Chaty\Storage\Site_Settings;
use WP_Error;

/**
 * Describes what Chaty 3.x and Chaty Pro left on the site and what it would change here, and takes it over step by
 * step, for both the page under Tools → Import and WP-CLI.
 */
final class Migration {

	private Settings_Migration $settings;
	private Lead_Importer $leads;
	private Old_Messages $old;
	private Statistics_Importer $statistics;
	private Site_Settings $stored;

	public function __construct( Settings_Migration $settings, Lead_Importer $leads, Statistics_Importer $statistics, Site_Settings $stored ) {
		$this->settings   = $settings;
		$this->leads      = $leads;
		$this->old        = new Old_Messages( $leads );
		$this->statistics = $statistics;
		$this->stored     = $stored;
	}

	/**
	 * Returns what Chaty 3.x left, and what taking it over would change. Changes nothing.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function read() {
		$stored = $this->stored->read_with_revision();
		if ( is_wp_error( $stored ) ) {
			return $stored;
		}
		$messages = $this->count_messages();
		if ( is_wp_error( $messages ) ) {
			return $messages;
		}
		$statistics = $this->statistics->count();
		if ( is_wp_error( $statistics ) ) {
			return $statistics;
		}

		$revision = $stored['revision'];
		$time     = $this->settings->get_time();
		unset( $stored['revision'], $stored['modified'] );

		return array(
			'settings'   => array(
				'widgets'       => $this->settings->count_widgets(),
				'taken_over_at' => 0 === $time ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $time ),
				'can_restore'   => $this->settings->can_restore( $stored ),
			),
			'messages'   => $messages,
			'statistics' => $statistics,
			'revision'   => $revision,
		) + $this->describe( $this->settings->convert( current_user_can( 'edit_css' ) ), $stored, $statistics['left_out'] );
	}

	/**
	 * @return array{total: int, copied: int, left_out: int, old: int, retention_days: int, keep_days: int}|WP_Error
	 */
	public function count_messages() {
		$count = $this->leads->count();
		$old   = $this->old->get_report();

		return is_wp_error( $count ) ? $count : ( is_wp_error( $old ) ? $old : $count + $old );
	}

	/**
	 * @param string|null $revision Revision that must still be stored; null for any.
	 * @return array<string, mixed>|WP_Error As `Site_Settings::save()` returns; `params` of an error are sentences by path.
	 */
	public function take_settings( ?string $revision ) {
		$result = $this->settings->convert( current_user_can( 'edit_css' ) );
		if ( is_wp_error( $result ) ) {
			return $result;
		}

		$errors = array();
		foreach ( $result->get_errors() as $issue ) {
			$errors[ $issue->get_path() ] = $issue->get_message();
		}

		return array() === $errors ? $this->settings->save( $result, $revision ) : new WP_Error(
			'rest_invalid_param',
			__( 'The widgets of Chaty 3.x cannot be taken over as they are.', 'chaty' ),
			array(
				'status' => 400,
				'params' => $errors,
			)
		);
	}

	/**
	 * @param string   $old   What becomes of messages that are older than this site keeps messages: 'keep' or 'skip'.
	 * @param int|null $after ID of the message to begin after; null for where the last step has stopped.
	 * @return array<string, mixed>|WP_Error
	 */
	public function take_messages( string $old, ?int $after = null ) {
		$start = $this->old->prepare( $old );
		$step  = is_wp_error( $start ) ? $start : $this->leads->copy_next( $after, $start );
		if ( is_wp_error( $step ) ) {
			return $step;
		}
		$counts = $this->leads->count();

		return is_wp_error( $counts ) ? $counts : $counts + $step;
	}

	/**
	 * @return array<string, mixed>|WP_Error
	 */
	public function take_statistics() {
		$step   = $this->statistics->copy_next();
		$counts = is_wp_error( $step ) ? $step : $this->statistics->count();

		return is_wp_error( $step ) ? $step : ( is_wp_error( $counts ) ? $counts : $step + $counts );
	}

	/**
	 * @return array<string, mixed>|WP_Error As `Site_Settings::save()` returns.
	 */
	public function restore() {
		return $this->settings->restore();
	}

	/**
	 * Describes what the settings of Chaty 3.x would change, as `POST /widgets/check` does of a file.
	 *
	 * @param Import_Result|WP_Error $result   Converted settings; an error if there are none.
	 * @param array<string, mixed>   $stored   Stored settings.
	 * @param int                    $left_out Rows of the statistics that are left out.
	 * @return array<string, mixed>
	 */
	private function describe( $result, array $stored, int $left_out ): array {
		$issues   = is_wp_error( $result ) ? array() : $result->get_issues();
		$document = is_wp_error( $result ) || array() !== $result->get_errors() ? null : Site_Settings::merge( $stored, $result );
		if ( $left_out > 0 ) {
			/* translators: %s: number of rows. */
			$text     = _n( 'left out: %s row of an unknown channel, widget or day.', 'left out: %s rows of unknown channels, widgets or days.', $left_out, 'chaty' );
			$issues[] = Issue::warning( 'statistics', sprintf( $text, number_format_i18n( $left_out ) ) );
		}

		return array(
			'issues'   => array_map( static fn ( Issue $issue ): array => $issue->to_array(), $issues ),
			'document' => $document,
			'changes'  => null === $document ? array() : Settings_Diff::get_paths( $stored, $document ),
		);
	}
}
