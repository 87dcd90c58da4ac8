<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Script_Dependencies;
use Chaty\Tests\Site_Test_Case;

/**
 * A script comes with all that it needs, in the order in which it runs, and nothing is enqueued.
 */
final class Script_Dependencies_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		wp_register_script( 'test-base', 'https://example.org/base.js', array(), '1', true );
		wp_register_script( 'test-left', '/left.js', array( 'test-base', 'wp-polyfill' ), '2', true );
		wp_register_script( 'test-right', 'https://example.org/right.js', array( 'test-base' ), '4', true );
		wp_register_script( 'test-both', false, array( 'test-left', 'test-right' ), '3', true );
		wp_register_script( 'test-lost', 'https://example.org/lost.js', array( 'test-nowhere' ), '1', true );
	}

	/**
	 * @param array<int, string> $loaded Handles that the page has anyway.
	 * @return array<int, string>
	 */
	private function get_ids( string $handle, array $loaded = array() ): array {
		return array_column( ( new Script_Dependencies() )->get_scripts( $handle, $loaded ), 'id' );
	}

	/**
	 * Given a script with dependencies, then they come first, each once, without the polyfill, and without an
	 * alias that has no file.
	 */
	public function test_order(): void {
		$this->assertSame( array( 'test-base-js', 'test-left-js', 'test-right-js' ), $this->get_ids( 'test-both' ) );
		$this->assertSame( array( 'test-base-js' ), $this->get_ids( 'test-base' ) );
	}

	public function test_given_scripts_that_page_has_anyway_then_they_are_left_out(): void {
		$this->assertSame( array( 'test-left-js', 'test-right-js' ), $this->get_ids( 'test-both', array( 'test-base' ) ) );
		$this->assertSame( array(), $this->get_ids( 'test-base', array( 'test-base' ) ) );
	}

	/**
	 * Given a handle that nobody registered, or a script that needs one, then there is nothing to load: WordPress
	 * prints neither.
	 */
	public function test_unknown_scripts(): void {
		$this->assertSame( array(), $this->get_ids( 'test-nowhere' ) );
		$this->assertSame( array(), $this->get_ids( 'test-lost' ) );
	}

	public function test_given_scripts_then_their_urls_are_those_that_wordpress_prints_with_what_filters_change(): void {
		add_filter( 'script_loader_src', static fn ( string $src, string $handle ): string => 'test-right' === $handle ? 'https://cdn.example/right.js' : $src, 10, 2 );

		$this->assertSame(
			array( 'https://example.org/base.js?ver=1', site_url( '/left.js?ver=2' ), 'https://cdn.example/right.js' ),
			array_column( ( new Script_Dependencies() )->get_scripts( 'test-both' ), 'src' )
		);
	}

	public function test_given_page_that_prints_scripts_then_asking_for_others_changes_nothing_of_it(): void {
		wp_enqueue_script( 'test-left' );
		$this->assert_nothing_changed();
	}

	/**
	 * Given the object of an optimizer that combines scripts, which passes all properties on to WordPress's, so that a
	 * clone of it shares them, as in Jetpack Boost and Powered Cache, then what the page prints stays as it is too.
	 */
	public function test_given_object_of_optimizer_then_asking_for_others_changes_nothing_of_page(): void {
		$wordpress             = wp_scripts();
		$GLOBALS['wp_scripts'] = new class( $wordpress ) extends \WP_Scripts { // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			private \WP_Scripts $inner;

			public function __construct( \WP_Scripts $inner ) {
				$this->inner = $inner;
				foreach ( array_keys( get_object_vars( $inner ) ) as $name ) {
					unset( $this->$name );
				}
			}

			/**
			 * @param string $name Name of a property.
			 * @return mixed
			 */
			public function &__get( $name ) {
				return $this->inner->$name;
			}

			/**
			 * @param string $name  Name of a property.
			 * @param mixed  $value Value.
			 */
			public function __set( $name, $value ): void {
				$this->inner->$name = $value;
			}
		};
		try {
			$this->assert_nothing_changed();
		} finally {
			$GLOBALS['wp_scripts'] = $wordpress; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
	}

	private function assert_nothing_changed(): void {
		$before = array( wp_scripts()->queue, wp_scripts()->to_do, wp_scripts()->done, wp_scripts()->groups );
		$this->assertSame( array( 'test-base-js', 'test-left-js', 'test-right-js' ), $this->get_ids( 'test-both' ) );

		$this->assertSame( $before, array( wp_scripts()->queue, wp_scripts()->to_do, wp_scripts()->done, wp_scripts()->groups ) );
	}
}
