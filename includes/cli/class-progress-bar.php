<?php
/**
 * Progress of long work.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use cli\progress\Bar;
use WP_CLI\Utils;

/**
 * A bar on a terminal; nothing where the output goes into a file or another program.
 */
final class Progress_Bar {

	/**
	 * The bar, where there is one.
	 */
	private ?Bar $bar = null;

	/**
	 * Shows the bar.
	 *
	 * @param string $what  What is done.
	 * @param int    $count How many steps it takes.
	 */
	public function __construct( string $what, int $count ) {
		$bar       = Utils\make_progress_bar( $what, $count );
		$this->bar = $bar instanceof Bar ? $bar : null;
	}

	/**
	 * Moves on.
	 *
	 * @param int $steps How many steps were done.
	 */
	public function move( int $steps = 1 ): void {
		if ( null !== $this->bar ) {
			$this->bar->tick( $steps );
		}
	}

	/**
	 * Ends the bar.
	 */
	public function finish(): void {
		if ( null !== $this->bar ) {
			$this->bar->finish();
		}
	}
}
