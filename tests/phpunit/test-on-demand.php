<?php
namespace Chaty\Tests;

use Chaty\On_Demand;
use Chaty\Registrable;

/**
 * The first hook that fires creates the objects, once, and loses nothing by it.
 */
final class On_Demand_Test extends Site_Test_Case {

	/**
	 * Objects that were created.
	 */
	private int $created = 0;

	/**
	 * Registers an object that adds its mark to the values of two filters.
	 */
	private function register(): void {
		$this->created = 0;
		On_Demand::register(
			array( 'chaty_test_first', 'chaty_test_second' ),
			function (): array {
				++$this->created;
				return array(
					new class() implements Registrable {
						/**
						 * {@inheritDoc}
						 */
						public function register(): void {
							foreach ( array( 'chaty_test_first', 'chaty_test_second' ) as $hook ) {
								add_filter( $hook, static fn ( string $value ): string => "$value, marked" );
							}
						}
					},
				);
			}
		);
	}

	public function test_given_hooks_of_object_when_none_of_them_fires_then_it_is_not_created(): void {
		$this->register();
		do_action( 'chaty_test_other' );

		$this->assertSame( 0, $this->created );
	}

	/**
	 * Given hooks of an object, when they fire again and again, in any order, then the object is created once,
	 * and changes each value once, also the first.
	 */
	public function test_once(): void {
		$this->register();
		$values = array( apply_filters( 'chaty_test_second', 'a' ), apply_filters( 'chaty_test_first', 'b' ), apply_filters( 'chaty_test_second', 'c' ) );

		$this->assertSame( array( 'a, marked', 'b, marked', 'c, marked' ), $values );
		$this->assertSame( 1, $this->created );
	}
}
