<?php
namespace Chaty\Tests\Config;

use Chaty\Config\Map_Settings;
use Chaty\Tests\Site_Test_Case;

/**
 * A page gets what its provider of maps needs, and no key of another.
 */
final class Map_Settings_Test extends Site_Test_Case {

	/**
	 * @param array<string, mixed> $changes What differs.
	 */
	private function change( array $changes ): void {
		add_filter( 'chaty_map_settings', static fn ( array $settings ): array => $changes + $settings );
	}

	public function test_defaults_are_openstreetmap_with_attribution_and_no_router(): void {
		$reported = ( new Map_Settings() )->get_page_settings( true );

		$this->assertSame( 'osm', $reported['provider'] );
		$this->assertStringContainsString( 'OpenStreetMap', (string) $reported['attribution'] );
		$this->assertArrayNotHasKey( 'router', $reported );
		$this->assertSame( array(), preg_grep( '/google/', array_keys( $reported ) ) );
	}

	public function test_given_key_then_only_page_with_googles_maps_gets_it(): void {
		$this->change( array( 'google_key' => 'secret' ) );
		$this->assertArrayNotHasKey( 'google_key', ( new Map_Settings() )->get_page_settings( true ) );

		$this->change( array( 'provider' => 'google' ) );
		$reported = ( new Map_Settings() )->get_page_settings( true );
		$this->assertSame( 'secret', $reported['google_key'] );
		$this->assertArrayNotHasKey( 'geocoder', $reported );
		$this->assertArrayNotHasKey( 'google_key', ( new Map_Settings() )->get_page_settings( false ) );
		$this->assertSame( '', ( new Map_Settings() )->get_geocoder_url() );
	}

	public function test_given_both_kinds_of_maps_then_page_gets_both_and_markup_chooses(): void {
		$this->change(
			array(
				'provider'   => 'both',
				'google_key' => 'secret',
			)
		);
		$reported = ( new Map_Settings() )->get_page_settings( true );

		$this->assertSame( array( 'osm', 'secret' ), array( $reported['provider'], $reported['google_key'] ) );
		$this->assertArrayHasKey( 'geocoder', $reported );
		$this->assertNotSame( '', ( new Map_Settings() )->get_geocoder_url() );
	}

	public function test_given_settings_that_are_none_then_defaults_stand(): void {
		$this->change(
			array(
				'tiles'   => array( 'x' ),
				'unknown' => 1,
				'router'  => ' https://router.example ',
			)
		);
		$reported = ( new Map_Settings() )->get_page_settings( true );

		$this->assertStringContainsString( 'openstreetmap.org', (string) $reported['tiles'] );
		$this->assertSame( 'https://router.example', $reported['router'] );
		$this->assertArrayNotHasKey( 'unknown', $reported );
	}
}
