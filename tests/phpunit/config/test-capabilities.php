<?php
namespace Chaty\Tests\Config;

use Chaty\Config\Capabilities;
use Chaty\Tests\Site_Test_Case;

/**
 * Who manages the site may everything, and nobody else, unless a filter says so.
 */
final class Capabilities_Test extends Site_Test_Case {

	private const ALL = array( Capabilities::SETTINGS, Capabilities::MESSAGES, Capabilities::STATISTICS );

	/**
	 * Logs a new user in and returns which of the plugin's capabilities it has.
	 *
	 * @return array<int, string>
	 */
	private function get_allowed( string $role ): array {
		$this->log_in( $role );

		return array_values( array_filter( self::ALL, 'current_user_can' ) );
	}

	/**
	 * @testWith ["administrator", true]
	 *           ["editor", false]
	 *           ["author", false]
	 *           ["contributor", false]
	 *           ["subscriber", false]
	 *           ["", false]
	 */
	public function test_given_role_then_only_administrators_have_plugins_capabilities( string $role, bool $expected ): void {
		$this->assertSame( $expected ? self::ALL : array(), $this->get_allowed( $role ) );
	}

	/**
	 * Given a role that has one of the capabilities itself, as editors of roles give it, then its users may that and
	 * nothing else, and one that a role denies is not given.
	 *
	 * @testWith ["chaty_settings"]
	 *           ["chaty_messages"]
	 *           ["chaty_statistics"]
	 */
	public function test_role_of_its_own( string $capability ): void {
		add_role( 'chaty_test', 'Test', array( 'read' => true, $capability => true ) );
		add_role( 'chaty_denied', 'Denied', array_fill_keys( self::ALL, false ) );
		$allowed = $this->get_allowed( 'chaty_test' );
		$denied  = $this->get_allowed( 'chaty_denied' );
		remove_role( 'chaty_test' );
		remove_role( 'chaty_denied' );

		$this->assertSame( array( array( $capability ), array() ), array( $allowed, $denied ) );
	}

	public function test_given_user_who_has_capability_himself_then_another_filter_may_forbid_it(): void {
		add_filter(
			'map_meta_cap',
			static fn ( array $required, string $capability ): array => Capabilities::MESSAGES === $capability ? array( 'do_not_allow' ) : $required,
			5,
			2
		);
		$this->get_allowed( 'subscriber' );
		wp_get_current_user()->add_cap( Capabilities::MESSAGES );

		$this->assertFalse( current_user_can( Capabilities::MESSAGES ) );
	}

	/**
	 * @testWith ["chaty_settings"]
	 *           ["chaty_messages"]
	 *           ["chaty_statistics"]
	 */
	public function test_filter_that_maps_one_capability_gives_that_alone( string $capability ): void {
		add_filter( 'chaty_capabilities', static fn ( array $capabilities ): array => array( $capability => 'edit_others_posts' ) + $capabilities );

		$this->assertSame( array( $capability ), $this->get_allowed( 'editor' ) );
		$this->assertTrue( current_user_can( 'edit_others_posts' ) );
	}

	public function test_given_filter_that_names_meta_capability_itself_then_user_who_was_given_it_may_that(): void {
		add_filter( 'chaty_capabilities', static fn (): array => array_combine( self::ALL, self::ALL ) );
		$this->assertSame( array(), $this->get_allowed( 'subscriber' ) );
		wp_get_current_user()->add_cap( Capabilities::MESSAGES );

		$this->assertSame( array( Capabilities::MESSAGES ), array_values( array_filter( self::ALL, 'current_user_can' ) ) );
	}

	/**
	 * @testWith [null]
	 *           ["read"]
	 *           [[]]
	 *           [{"chaty_settings": "", "chaty_messages": null, "chaty_statistics": ["read"]}]
	 *           [{"chaty_settings": true, "chaty_messages": 0, "chaty_statistics": {"read": true}}]
	 *
	 * @param mixed $value What the filter returns.
	 */
	public function test_given_filter_that_returns_nothing_that_can_be_used_then_it_takes_what_is_rule( $value ): void {
		add_filter( 'chaty_capabilities', static fn () => $value );

		$this->assertSame( array(), $this->get_allowed( 'editor' ) );
		wp_set_current_user( 1 );
		$this->assertSame( self::ALL, array_filter( self::ALL, 'current_user_can' ) );
	}

	public function test_given_another_filter_that_forbids_one_of_capabilities_before_then_it_stays_forbidden(): void {
		add_filter(
			'map_meta_cap',
			static fn ( array $required, string $capability ): array => Capabilities::MESSAGES === $capability ? array( 'do_not_allow' ) : $required,
			5,
			2
		);

		$this->assertSame( array( Capabilities::SETTINGS, Capabilities::STATISTICS ), $this->get_allowed( 'administrator' ) );
	}

	public function test_given_capabilities_of_others_then_they_are_what_they_were(): void {
		$this->assertSame( array( 'manage_options' ), map_meta_cap( 'manage_options', 1 ) );
		$this->assertSame( array( 'chaty_other' ), map_meta_cap( 'chaty_other', 1 ) );
	}
}
