<?php
/**
 * What maps are made of.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Config;

use Chaty\Config\Map_Settings;
use Chaty\Tests\Site_Test_Case;

/**
 * A page is told what its kind of map needs, and no key of another.
 */
final class Map_Settings_Test extends Site_Test_Case {

	/**
	 * Changes settings as a theme does.
	 *
	 * @param array<string, mixed> $changes What differs.
	 */
	private function change( array $changes ): void {
		add_filter(
			'chaty_map_settings',
			static function ( array $settings ) use ( $changes ): array {
				return $changes + $settings;
			}
		);
	}

	/**
	 * Given nothing, then tiles and addresses come from OpenStreetMap, which is named, and there is no router.
	 */
	public function test_defaults(): void {
		$told = ( new Map_Settings() )->get_page_settings( true );

		$this->assertSame( 'osm', $told['provider'] );
		$this->assertStringContainsString( 'OpenStreetMap', (string) $told['attribution'] );
		$this->assertArrayNotHasKey( 'router', $told );
		$this->assertSame( array(), preg_grep( '/google/', array_keys( $told ) ) );
	}

	/**
	 * Given a key, then only a page with Google's maps is told it.
	 */
	public function test_key(): void {
		$this->change( array( 'google_key' => 'secret' ) );
		$this->assertArrayNotHasKey( 'google_key', ( new Map_Settings() )->get_page_settings( true ) );

		$this->change( array( 'provider' => 'google' ) );
		$told = ( new Map_Settings() )->get_page_settings( true );
		$this->assertSame( 'secret', $told['google_key'] );
		$this->assertArrayNotHasKey( 'geocoder', $told );
		$this->assertArrayNotHasKey( 'google_key', ( new Map_Settings() )->get_page_settings( false ) );
		$this->assertSame( '', ( new Map_Settings() )->get_geocoder_url() );
	}

	/**
	 * Given both kinds of maps, then a page is told of both, and the markup chooses.
	 */
	public function test_both(): void {
		$this->change(
			array(
				'provider'   => 'both',
				'google_key' => 'secret',
			)
		);
		$told = ( new Map_Settings() )->get_page_settings( true );

		$this->assertSame( array( 'osm', 'secret' ), array( $told['provider'], $told['google_key'] ) );
		$this->assertArrayHasKey( 'geocoder', $told );
		$this->assertNotSame( '', ( new Map_Settings() )->get_geocoder_url() );
	}

	/**
	 * Given settings that are none, then the defaults stand.
	 */
	public function test_bad_settings(): void {
		$this->change(
			array(
				'tiles'   => array( 'x' ),
				'unknown' => 1,
				'router'  => ' https://router.example ',
			)
		);
		$told = ( new Map_Settings() )->get_page_settings( true );

		$this->assertStringContainsString( 'openstreetmap.org', (string) $told['tiles'] );
		$this->assertSame( 'https://router.example', $told['router'] );
		$this->assertArrayNotHasKey( 'unknown', $told );
	}
}
