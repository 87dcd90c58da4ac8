<?php
namespace Chaty\Tests\Docs;

use PHPUnit\Framework\TestCase;

/**
 * A link to a file of the repository leads to a file, and to a heading in it.
 */
final class Links_Test extends TestCase {

	private const ROOT = __DIR__ . '/../../..';

	/**
	 * @return array<string, array{0: string}> Path by name.
	 */
	public function provide_documents(): array {
		$documents = array();
		foreach ( array( '*.md', '*/README.md', 'docs/*.md', 'docs/*/*.md' ) as $pattern ) {
			foreach ( (array) glob( self::ROOT . "/$pattern" ) as $file ) {
				$documents[ substr( (string) $file, strlen( self::ROOT ) + 1 ) ] = array( (string) $file );
			}
		}

		return $documents;
	}

	/**
	 * @dataProvider provide_documents
	 */
	public function test_given_document_then_each_of_its_links_leads_somewhere( string $file ): void {
		preg_match_all( '/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/', $this->read( $file ), $links, PREG_SET_ORDER );
		$broken = array();
		foreach ( $links as $link ) {
			$target = '' === $link[1] ? $file : dirname( $file ) . '/' . $link[1];
			if ( ! file_exists( $target ) || ( isset( $link[2] ) && ! in_array( $link[2], $this->get_anchors( $target ), true ) ) ) {
				$broken[] = $link[0];
			}
		}

		$this->assertSame( array(), $broken );
	}

	/**
	 * Returns the anchors of a document's headings, as GitHub makes them.
	 *
	 * @return array<int, string>
	 */
	private function get_anchors( string $file ): array {
		preg_match_all( '/^#+ (.+)$/m', $this->read( $file ), $headings );

		return array_map(
			static fn ( string $heading ): string => str_replace( ' ', '-', (string) preg_replace( '/[^\p{L}\p{N} _-]/u', '', mb_strtolower( $heading ) ) ),
			$headings[1]
		);
	}

	private function read( string $file ): string {
		return (string) preg_replace( '/^```.*?^```/ms', '', (string) file_get_contents( $file ) );
	}
}
