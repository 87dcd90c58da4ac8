<?php
namespace Chaty\Tests\Docs;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * The template has every string that can be translated.
 */
final class Translations_Test extends TestCase {

	private const ROOT = __DIR__ . '/../../..';

	/**
	 * Functions that translate, each with the number of arguments that are strings.
	 */
	private const FUNCTIONS = array(
		'__'         => 1,
		'esc_html__' => 1,
		'esc_attr__' => 1,
		'esc_html_e' => 1,
		'_x'         => 2,
		'_n'         => 2,
		'_n_noop'    => 2,
	);

	/**
	 * @return array<int, string>
	 */
	private function get_strings( string $file ): array {
		$strings = array();
		$code    = (array) ( new ParserFactory() )->createForHostVersion()->parse( (string) file_get_contents( $file ) );
		foreach ( ( new NodeFinder() )->findInstanceOf( $code, Node\Expr\FuncCall::class ) as $call ) {
			$name  = $call->name instanceof Node\Name ? $call->name->toString() : '';
			$count = self::FUNCTIONS[ $name ] ?? 0;
			// Without a text domain, it is a string of WordPress.
			$count = count( $call->getArgs() ) > 1 ? $count : 0;
			foreach ( array_slice( $call->getArgs(), 0, $count ) as $argument ) {
				$this->assertInstanceOf( Node\Scalar\String_::class, $argument->value, $file );
				$strings[] = $argument->value->value;
			}
		}

		return $strings;
	}

	public function test_given_plugins_code_and_header_then_template_has_all_of_their_strings(): void {
		preg_match_all( '/^ \* (?:Plugin Name|Description): *(.+)$/m', (string) file_get_contents( self::ROOT . '/chaty.php' ), $header );
		$strings = $header[1];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::ROOT . '/includes' ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$strings = array_merge( $strings, $this->get_strings( $file->getPathname() ) );
			}
		}
		$template = (string) preg_replace( '/"\n"/', '', (string) file_get_contents( self::ROOT . '/languages/chaty.pot' ) );
		$missing  = array_filter(
			array_unique( $strings ),
			static fn ( string $text ): bool => false === strpos( $template, '"' . addcslashes( $text, "\"\\\n" ) . '"' )
		);

		$this->assertSame( array(), array_values( $missing ), 'Run `composer pot`.' );
		$this->assertGreaterThan( 200, count( $strings ) );
	}
}
