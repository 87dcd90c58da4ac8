<?php
namespace Chaty\Tests\Admin;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * The plugin's notices stay on its own screens.
 */
final class Notices_Test extends TestCase {

	/**
	 * Given the plugin's code, then the one notice that is added to the hooks of all screens is the one of a missing
	 * build, which looks at the screen. All others are printed by the screens themselves.
	 */
	public function test_no_notice_elsewhere(): void {
		$added = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/includes' ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				preg_match_all( "/'\w*admin_notices'.*/", (string) file_get_contents( $file->getPathname() ), $found );
				$added = array_merge( $added, $found[0] );
			}
		}

		$this->assertSame( array( "'admin_notices', array( \$this, 'show_missing_build' ) );" ), $added );
	}
}
