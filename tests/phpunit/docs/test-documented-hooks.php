<?php
namespace Chaty\Tests\Docs;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Every hook of the plugin has a section in docs/for-developers.md, and every section a hook.
 */
final class Documented_Hooks_Test extends TestCase {

	private const ROOT = __DIR__ . '/../../..';

	/**
	 * Reads the sections of the docs that document a hook.
	 *
	 * @return array<string, array{0: string}> Text by name.
	 */
	public function provide_sections(): array {
		$text = (string) file_get_contents( self::ROOT . '/docs/for-developers.md' );
		preg_match_all( '/^### `(chaty_\w+)`\n(.*?)(?=^##)/ms', $text, $found );

		$sections = array();
		foreach ( $found[1] as $index => $name ) {
			$sections[ $name ] = array( $found[2][ $index ] );
		}

		return $sections;
	}

	public function test_given_plugins_code_then_its_hooks_are_those_of_docs(): void {
		$hooks = array();
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::ROOT . '/includes' ) );
		foreach ( $files as $file ) {
			if ( 'php' === $file->getExtension() ) {
				preg_match_all( "/\b(?:apply_filters|do_action)\(\s*'(chaty_\w+)'/", (string) file_get_contents( $file->getPathname() ), $found );
				$hooks = array_merge( $hooks, $found[1] );
			}
		}
		$documented = array_keys( $this->provide_sections() );
		$hooks      = array_unique( $hooks );
		sort( $hooks );
		sort( $documented );

		$this->assertSame( $hooks, $documented );
	}

	/**
	 * @dataProvider provide_sections
	 */
	public function test_section_has_kind_version_parameters_and_example( string $section ): void {
		$this->assertMatchesRegularExpression( '/^(Filter|Action), `@since \d+\.\d+\.\d+`/m', $section );
		$this->assertMatchesRegularExpression( '/^\| (parameter|key of `\$\w+`) \||, no parameters\./m', $section );
		$this->assertMatchesRegularExpression( "/^```php\nadd_(filter|action)\( 'chaty_\w+'/m", $section );
	}
}
