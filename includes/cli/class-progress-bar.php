<?php
namespace Chaty\Cli;

use cli\progress\Bar;
use WP_CLI\Utils;

/**
 * Shows a progress bar on terminals, and nothing if the output goes to a file or another program.
 */
final class Progress_Bar {

	private ?Bar $bar = null;

	/**
	 * Shows the bar.
	 */
	public function __construct( string $label, int $count ) {
		$bar       = Utils\make_progress_bar( $label, $count );
		$this->bar = $bar instanceof Bar ? $bar : null;
	}

	public function move( int $steps = 1 ): void {
		if ( null !== $this->bar ) {
			$this->bar->tick( $steps );
		}
	}

	public function finish(): void {
		if ( null !== $this->bar ) {
			$this->bar->finish();
		}
	}
}
