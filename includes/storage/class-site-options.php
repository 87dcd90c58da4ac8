<?php
namespace Chaty\Storage;

use Chaty\Config\Access_Levels;
use Chaty\Config\General_Settings;
use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Shop_Settings;
use Chaty\Config\Site_Option_Rules;
use Chaty\Config\Webhook_Settings;
use WP_Error;

/**
 * Reads and saves what the Settings screen shows, with a revision as in `Site_Settings`. Maps, access, webhook and shop
 * are not part of settings files: a key belongs to one site, as do channels, and a file must not decide who gets the
 * messages.
 */
final class Site_Options {

	/**
	 * Options with the settings, and with who changed them and when.
	 */
	private const OPTIONS = array(
		Names::ANALYTICS,
		Names::COUNT_EDITORS,
		Names::COUNT_PAGES,
		Names::RETENTION_DAYS,
		Names::TRASH_DAYS,
		Names::KEEP_CONTACTS,
		Names::CLICK_TO_LOAD,
		Names::MAPS,
		Names::ACCESS,
		Names::WEBHOOK,
		Names::SHOP,
		Names::REPORT,
		Names::ABILITIES,
		Names::MODIFIED,
	);

	/**
	 * Returns the settings with their revision, and with who changed them and when. Keys of services are masked.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function read() {
		$options = Option_Set::read( self::OPTIONS );
		if ( null === $options ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The settings could not be read.', 'chaty' ), array( 'status' => 500 ) );
		}

		return $this->describe( $this->parse_options( $options ), $options );
	}

	/**
	 * @param array<array-key, mixed> $given Settings; those that are missing stay.
	 * @return array<string, string>|WP_Error Sentences by path.
	 */
	public function find_issues( array $given ) {
		$options = Option_Set::read( self::OPTIONS );

		return null === $options ? Site_Settings::create_write_error() : Site_Option_Rules::find_issues( $given, $this->parse_options( $options ) );
	}

	/**
	 * Saves settings without issues, all or none, and empties page caches.
	 *
	 * @param array<array-key, mixed> $given    Settings; those that are missing stay.
	 * @param string|null             $revision Revision that must still be stored; null for any.
	 * @return array<string, mixed>|WP_Error The new settings with their revision, and `caches`, the names of the page
	 *                                       caches that were emptied. After an error, nothing has changed.
	 */
	public function save( array $given, ?string $revision ) {
		return Site_Settings::save_alone( fn () => $this->compare_and_save( $given, $revision ) );
	}

	/**
	 * Saves settings, unless somebody has changed the stored ones. To be called by one process at a time.
	 *
	 * @param array<array-key, mixed> $given    Settings.
	 * @param string|null             $revision Revision that must still be stored; null for any.
	 * @return array<string, mixed>|WP_Error
	 */
	private function compare_and_save( array $given, ?string $revision ) {
		$options = Option_Set::read( self::OPTIONS );
		if ( null === $options ) {
			return Site_Settings::create_write_error();
		}

		$stored  = $this->parse_options( $options );
		$current = $this->describe( $stored, $options );
		if ( null !== $revision && $revision !== $current['revision'] ) {
			return Site_Settings::create_conflict( $current );
		}
		foreach ( Site_Option_Rules::SECRETS as $group => $name ) {
			if ( ( $given[ $group ][ $name ] ?? null ) === $current[ $group ][ $name ] ) {
				unset( $given[ $group ][ $name ] );
			}
		}
		$settings = array_replace_recursive( $stored, $given );
		$is_saved = Option_Set::write(
			array(
				Names::ANALYTICS     => $settings['data_analytics_settings'],
				Names::COUNT_EDITORS => $settings['count_editors'],
				Names::COUNT_PAGES   => $settings['count_pages'],
				Names::CLICK_TO_LOAD => $settings['click_to_load'],
				Names::MAPS          => $settings['map'],
				Names::ACCESS        => $settings['access'],
				Names::WEBHOOK       => $settings['webhook'],
				Names::SHOP          => $settings['shop'],
			),
			array(
				Names::REPORT    => $settings['report'],
				Names::ABILITIES => $settings['message_abilities'],
			) + Privacy_Settings::to_options( $settings ) + Site_Settings::get_modified_option()
		);

		return $is_saved ? $this->read() : Site_Settings::create_write_error();
	}

	/**
	 * @param array<string, mixed> $options Values by option.
	 * @return array<string, mixed>
	 */
	private function parse_options( array $options ): array {
		$mode = $options[ Names::CLICK_TO_LOAD ] ?? '';

		return array( 'data_analytics_settings' => General_Settings::parse_analytics( $options[ Names::ANALYTICS ] ?? 'on' ) )
			+ Privacy_Settings::parse_options( $options )
			+ array(
				'count_editors'     => General_Settings::parse_switch( $options[ Names::COUNT_EDITORS ] ?? 0 ),
				'count_pages'       => General_Settings::parse_switch( $options[ Names::COUNT_PAGES ] ?? 1 ),
				'message_abilities' => General_Settings::parse_switch( $options[ Names::ABILITIES ] ?? 0 ),
				'report'            => General_Settings::parse_report( $options[ Names::REPORT ] ?? '' ),
				'click_to_load'     => in_array( $mode, array( 'consent', 'always' ), true ) ? $mode : '',
				'map'               => Map_Settings::parse_option( $options[ Names::MAPS ] ?? array() ),
				'access'            => Access_Levels::parse_option( $options[ Names::ACCESS ] ?? array() ),
				'webhook'           => Webhook_Settings::parse_option( $options[ Names::WEBHOOK ] ?? array() ),
				'shop'              => Shop_Settings::parse_option( $options[ Names::SHOP ] ?? array() ),
			);
	}

	/**
	 * Returns settings as they are shown.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @param array<string, mixed> $options  Values by option.
	 * @return array<string, mixed>
	 */
	private function describe( array $settings, array $options ): array {
		$revision = wp_hash( (string) maybe_serialize( $settings ), 'nonce' );
		foreach ( Site_Option_Rules::SECRETS as $group => $name ) {
			$settings[ $group ][ $name ] = Site_Option_Rules::mask( $settings[ $group ][ $name ] );
		}

		return $settings + array(
			'revision' => $revision,
			'modified' => Site_Settings::parse_modified( $options[ Names::MODIFIED ] ?? null ),
		);
	}
}
