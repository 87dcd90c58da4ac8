<?php
namespace Chaty\Tests\Config;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Tests\Site_Test_Case;

/**
 * Requests go to this site; tracking is on unless the owner disables it.
 */
final class General_Settings_Test extends Site_Test_Case {

	/**
	 * @testWith [null, "on"]
	 *           ["on", "on"]
	 *           ["off", "off"]
	 *           [[1], "on"]
	 *
	 * @param mixed $stored What is stored.
	 */
	public function test_given_what_is_stored_then_settings_say_so_and_give_this_sites_address( $stored, string $expected ): void {
		delete_option( Names::ANALYTICS );
		if ( null !== $stored ) {
			update_option( Names::ANALYTICS, $stored );
		}

		$this->assertSame(
			array(
				'ajax_url'                => admin_url( 'admin-ajax.php' ),
				'data_analytics_settings' => $expected,
			),
			( new General_Settings() )->get_settings()
		);
		$this->assertSame( 'on' === $expected, ( new General_Settings() )->is_tracking() );
	}

	public function test_given_filter_when_settings_are_asked_for_then_it_decides_within_what_is_possible(): void {
		add_filter(
			'chaty_page_settings',
			static function (): array {
				return array(
					'ajax_url'                => 'javascript:alert(1)',
					'data_analytics_settings' => 'off',
					'secret'                  => 1,
				);
			}
		);

		$this->assertSame(
			array(
				'ajax_url'                => '',
				'data_analytics_settings' => 'off',
			),
			( new General_Settings() )->get_settings()
		);
		$this->assertSame( 'on', ( new General_Settings() )->get_stored_analytics() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array{url: string, code: string}}>
	 */
	public function provide_countries(): array {
		$trace = 'https://www.cloudflare.com/cdn-cgi/trace';

		return array(
			'nothing'                => array( array(), array( 'url' => $trace, 'code' => '' ) ),
			'its own service'        => array( array( 'country_url' => 'https://site.example/trace' ), array( 'url' => 'https://site.example/trace', 'code' => '' ) ),
			'no service'             => array( array( 'country_url' => '' ), array( 'url' => '', 'code' => '' ) ),
			'a service that is code' => array( array( 'country_url' => 'javascript:alert(1)' ), array( 'url' => '', 'code' => '' ) ),
			'the country'            => array( array( 'country_code' => 'de' ), array( 'url' => $trace, 'code' => 'DE' ) ),
			'an error'               => array( array( 'country_code' => new \WP_Error( 'unknown' ), 'country_url' => array() ), array( 'url' => $trace, 'code' => '' ) ),
			'a country that is none' => array( array( 'country_code' => '<b>' ), array( 'url' => $trace, 'code' => '' ) ),
		);
	}

	/**
	 * @dataProvider provide_countries
	 *
	 * @param array<string, mixed>             $filtered What the filter says.
	 * @param array{url: string, code: string} $expected What the page gets.
	 */
	public function test_filter_decides_about_country_within_what_is_possible( array $filtered, array $expected ): void {
		add_filter( 'chaty_page_settings', static fn ( array $settings ): array => $filtered + $settings );

		$this->assertSame( $expected, ( new General_Settings() )->get_country() );
	}
}
