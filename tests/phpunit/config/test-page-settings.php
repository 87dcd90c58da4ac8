<?php
/**
 * Tests of the page's settings.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Config;

use Chaty\Config\Page_Settings;
use Chaty\Tests\Site_Test_Case;

/**
 * Calls go to this site; counting is on unless the owner says off.
 */
final class Page_Settings_Test extends Site_Test_Case {

	/**
	 * Gives what is stored, and whether views and clicks are counted.
	 *
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function provide_stored(): array {
		return array(
			'nothing'  => array( null, 'on' ),
			'on'       => array( 'on', 'on' ),
			'off'      => array( 'off', 'off' ),
			'nonsense' => array( array( 1 ), 'on' ),
		);
	}

	/**
	 * Given what is stored, then the settings say so, and give this site's address.
	 *
	 * @dataProvider provide_stored
	 *
	 * @param mixed  $stored   What is stored.
	 * @param string $expected 'on' or 'off'.
	 */
	public function test_counting( $stored, string $expected ): void {
		delete_option( Page_Settings::ANALYTICS_OPTION );
		if ( null !== $stored ) {
			update_option( Page_Settings::ANALYTICS_OPTION, $stored );
		}

		$this->assertSame(
			array(
				'ajax_url'                => admin_url( 'admin-ajax.php' ),
				'data_analytics_settings' => $expected,
			),
			( new Page_Settings() )->get_settings()
		);
		$this->assertSame( 'on' === $expected, ( new Page_Settings() )->is_counting() );
	}

	/**
	 * Given a word to store, then only 'off' switches counting off.
	 */
	public function test_save(): void {
		( new Page_Settings() )->save_analytics( 'off' );
		$this->assertFalse( ( new Page_Settings() )->is_counting() );

		( new Page_Settings() )->save_analytics( 'yes please' );
		$this->assertTrue( ( new Page_Settings() )->is_counting() );
	}

	/**
	 * Given a filter, when the settings are asked for, then it decides, within what is possible.
	 */
	public function test_filter(): void {
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
			( new Page_Settings() )->get_settings()
		);
		$this->assertSame( 'on', ( new Page_Settings() )->get_stored_analytics() );
	}
}
