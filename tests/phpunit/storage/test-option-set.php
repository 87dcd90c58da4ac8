<?php
namespace Chaty\Tests\Storage;

use Chaty\Storage\Option_Set;
use Chaty\Tests\Site_Test_Case;

/**
 * Options are written all or none, other plugins see each write as one of `update_option()`, and reads are not
 * deceived by caches.
 */
final class Option_Set_Test extends Site_Test_Case {

	/**
	 * Hooks that were run: name, then what they were given.
	 *
	 * @var array<int, array<int, mixed>>
	 */
	private array $heard = array();

	private function listen( string $hook ): void {
		add_action(
			$hook,
			function ( ...$given ) use ( $hook ): void {
				$this->heard[] = array_merge( array( $hook ), array_values( $given ) );
			},
			10,
			4
		);
	}

	private function is_autoloaded( string $name ): bool {
		return array_key_exists( $name, wp_load_alloptions( true ) );
	}

	/**
	 * @return array<string, array{0: mixed, 1: mixed}>
	 */
	public function provide_values(): array {
		return array(
			'a text'                => array( 'on', 'on' ),
			'an empty text'         => array( '', '' ),
			'quotes and slashes'    => array( 'a\\b "c" \'d\' %s %1$d {e}', 'a\\b "c" \'d\' %s %1$d {e}' ),
			'an emoji'              => array( array( 'Größe 🎉' ), array( 'Größe 🎉' ) ),
			'a text that is PHP\'s' => array( 'a:1:{i:0;s:1:"x";}', 'a:1:{i:0;s:1:"x";}' ),
			'a nested list'         => array( array( 'a' => array( 1, '2', null, true, 0.5 ) ), array( 'a' => array( 1, '2', null, true, 0.5 ) ) ),
			'a number is a text'    => array( 30, '30' ),
			'so is a flag'          => array( true, '1' ),
			'and its absence'       => array( false, '' ),
		);
	}

	/**
	 * @dataProvider provide_values
	 *
	 * @param mixed $value    Value.
	 * @param mixed $expected What is read.
	 */
	public function test_value_is_read_as_wordpress_reads_it_with_and_without_caches( $value, $expected ): void {
		$this->assertTrue( Option_Set::write( array( 'chaty_test_one' => $value ), array( 'chaty_test_two' => $value ) ) );

		$this->assertSame( array( 'chaty_test_one' => $expected, 'chaty_test_two' => $expected ), Option_Set::read( array( 'chaty_test_one', 'chaty_test_two', 'chaty_test_none' ) ) );
		$this->assertSame( array( $expected, $expected ), array( get_option( 'chaty_test_one' ), get_option( 'chaty_test_two' ) ) );
		$this->assertSame( array( true, false ), array( $this->is_autoloaded( 'chaty_test_one' ), $this->is_autoloaded( 'chaty_test_two' ) ) );
	}

	/**
	 * Given options that are new, changed and the same, when they are written, then other plugins hear of the first two,
	 * with the values before and after.
	 */
	public function test_hooks(): void {
		update_option( 'chaty_test_old', 'before' );
		update_option( 'chaty_test_same', 'same' );
		foreach ( array( 'add_option', 'added_option', 'add_option_chaty_test_new', 'update_option', 'updated_option', 'update_option_chaty_test_old', 'update_option_chaty_test_same' ) as $hook ) {
			$this->listen( $hook );
		}

		$this->assertTrue( Option_Set::write( array( 'chaty_test_new' => array( 1 ), 'chaty_test_old' => 'after', 'chaty_test_same' => 'same' ) ) );

		$this->assertSame(
			array(
				array( 'add_option', 'chaty_test_new', array( 1 ) ),
				array( 'update_option', 'chaty_test_old', 'before', 'after' ),
				array( 'add_option_chaty_test_new', 'chaty_test_new', array( 1 ) ),
				array( 'added_option', 'chaty_test_new', array( 1 ) ),
				array( 'update_option_chaty_test_old', 'before', 'after', 'chaty_test_old' ),
				array( 'updated_option', 'chaty_test_old', 'before', 'after' ),
			),
			$this->heard
		);
	}

	public function test_value_that_filter_changes_is_stored_and_told_to_others(): void {
		add_filter( 'pre_update_option_chaty_test_one', fn( string $value, $old, string $name ): string => "$value of $name", 10, 3 );
		$this->listen( 'add_option_chaty_test_one' );

		$this->assertTrue( Option_Set::write( array( 'chaty_test_one' => 'x' ) ) );

		$this->assertSame( 'x of chaty_test_one', get_option( 'chaty_test_one' ) );
		$this->assertSame( array( array( 'add_option_chaty_test_one', 'chaty_test_one', 'x of chaty_test_one' ) ), $this->heard );
	}

	/**
	 * @testWith ["INSERT INTO"]
	 *           ["SELECT option_name"]
	 */
	public function test_refused_read_or_write_writes_no_option_and_nobody_hears_of_one( string $verb ): void {
		global $wpdb;

		update_option( 'chaty_test_one', 'before' );
		$this->listen( 'updated_option' );
		$this->listen( 'added_option' );
		$refuse = static fn ( string $query ): string => 0 === strpos( $query, $verb ) && false !== strpos( $query, 'chaty_test' ) ? 'DELETE FROM nowhere' : $query;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $refuse );
		$this->assertFalse( Option_Set::write( array( 'chaty_test_one' => 'after', 'chaty_test_two' => 'new' ) ) );
		remove_filter( 'query', $refuse );

		$this->assertSame( array( 'chaty_test_one' => 'before' ), Option_Set::read( array( 'chaty_test_one', 'chaty_test_two' ) ) );
		$this->assertSame( array( 'before', false ), array( get_option( 'chaty_test_one' ), get_option( 'chaty_test_two' ) ) );
		$this->assertSame( array(), $this->heard );
	}

	/**
	 * Given an object cache that holds an old value, when options are read, then they are the database's; after a
	 * write the cache has the new ones.
	 */
	public function test_stale_cache(): void {
		global $wpdb;

		update_option( 'chaty_test_one', 'first', true );
		update_option( 'chaty_test_two', 'first', false );
		get_option( 'chaty_test_two' );
		$wpdb->query( "UPDATE $wpdb->options SET option_value = 'second' WHERE option_name LIKE 'chaty_test_%'" );
		$this->assertSame( array( 'first', 'first' ), array( get_option( 'chaty_test_one' ), get_option( 'chaty_test_two' ) ) );

		$this->assertEquals( array( 'chaty_test_one' => 'second', 'chaty_test_two' => 'second' ), Option_Set::read( array( 'chaty_test_one', 'chaty_test_two' ) ) );
		Option_Set::write( array( 'chaty_test_one' => 'third' ), array( 'chaty_test_two' => 'third' ) );
		$this->assertSame( array( 'third', 'third' ), array( get_option( 'chaty_test_one' ), get_option( 'chaty_test_two' ) ) );
	}

	public function test_wordpress_finds_written_option_that_it_remembered_as_missing(): void {
		$this->assertFalse( get_option( 'chaty_test_one' ) );
		Option_Set::write( array(), array( 'chaty_test_one' => 'here' ) );

		$this->assertSame( 'here', get_option( 'chaty_test_one' ) );
	}
}
