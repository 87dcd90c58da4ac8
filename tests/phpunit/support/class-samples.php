<?php
namespace Chaty\Tests;

/**
 * Finds the samples of the docs: the fenced blocks of code, and the commands in text.
 */
final class Samples {

	private const ROOT = __DIR__ . '/../../..';

	/**
	 * Documents, as patterns of paths.
	 */
	private const DOCUMENTS = array( '*.md', '*.txt', 'docs/*.md', 'docs/*/*.md', 'includes/README.md', 'src/README.md' );

	/**
	 * @return array<string, string> Text by path.
	 */
	public static function get_documents(): array {
		$documents = array();
		foreach ( self::DOCUMENTS as $pattern ) {
			foreach ( (array) glob( self::ROOT . "/$pattern" ) as $file ) {
				$documents[ substr( (string) $file, strlen( self::ROOT ) + 1 ) ] = (string) file_get_contents( (string) $file );
			}
		}

		return $documents;
	}

	/**
	 * @param string $language Word after the opening fence.
	 * @return array<string, array{0: string, 1: string}> Code, and the text before it, by path and line.
	 */
	public static function get_blocks( string $language ): array {
		$blocks = array();
		foreach ( self::get_fences() as $place => list( $info, $code, $before ) ) {
			if ( $info === $language ) {
				$blocks[ $place ] = array( $code, $before );
			}
		}

		return $blocks;
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: string}> What stands after the fence, code, and the text before it, by path and line.
	 */
	public static function get_fences(): array {
		$fences = array();
		foreach ( self::get_documents() as $path => $text ) {
			preg_match_all( '/^[ \t]*```([^\n`]*)\n(.*?)^[ \t]*```$/ms', $text, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
			foreach ( $found as list( list( , $offset ), list( $info ), list( $code ) ) ) {
				$before = substr( $text, 0, $offset );

				$fences[ $path . ':' . ( substr_count( $before, "\n" ) + 1 ) ] = array( $info, $code, $before );
			}
		}

		return $fences;
	}

	/**
	 * Returns each line that calls a program, in text, in blocks and in the examples of commands.
	 *
	 * @param string $program Its name, and of WP-CLI the first word of the command.
	 * @return array<int, string> Lines without comments, pipes and redirections.
	 */
	public static function get_commands( string $program ): array {
		$texts = array_values( self::get_documents() );
		foreach ( (array) glob( self::ROOT . '/includes/cli/*.php' ) as $file ) {
			$texts[] = (string) file_get_contents( (string) $file );
		}
		preg_match_all( "/(?:`|^[ \t*]*)($program(?: [^`\n]*)?)/m", implode( "\n", $texts ), $found );

		return array_values(
			array_unique( array_map( static fn ( string $line ): string => trim( (string) preg_replace( '/\s+([#>|].*|…)$/u', '', $line ) ), $found[1] ) )
		);
	}
}
