<?php
/**
 * Measures PHP files by their tokens. Reads paths from stdin, one a line, and prints JSON: by path the
 * number of lines, the number of lines with code, and the length of each function.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script.

/**
 * Returns the tokens of a file as rows of id, text and first line; a sign alone has the id 0.
 *
 * @param string $code The file.
 * @return array<int,array{0:int,1:string,2:int}> The tokens.
 */
function chaty_tokens( $code ) {
	$line = 1;
	$rows = array();
	foreach ( token_get_all( $code ) as $token ) {
		$row    = is_array( $token ) ? array( $token[0], $token[1], $line ) : array( 0, $token, $line );
		$line  += substr_count( $row[1], "\n" );
		$rows[] = $row;
	}
	return $rows;
}

/**
 * Returns the length of the function that begins at a token, or 0 where it has no body.
 *
 * @param array<int,array{0:int,1:string,2:int}> $tokens The file.
 * @param int                                    $at     Place of the word `function`.
 * @return int Lines from that word to the closing brace.
 */
function chaty_function_length( $tokens, $at ) {
	$depth = 0;
	$count = count( $tokens );
	for ( $next = $at; $next < $count; $next++ ) {
		list( $id, $text, $line ) = $tokens[ $next ];
		if ( 0 === $depth && ';' === $text ) {
			return 0;
		}
		if ( '{' === $text || T_CURLY_OPEN === $id || T_DOLLAR_OPEN_CURLY_BRACES === $id ) {
			++$depth;
		} elseif ( '}' === $text && 0 === --$depth ) {
			return $line - $tokens[ $at ][2] + 1;
		}
	}
	return 0;
}

/**
 * Measures one file.
 *
 * @param string $file The file.
 * @return array{lines:int,code:int,functions:array<int,int>} Its figures.
 */
function chaty_measure( $file ) {
	$code      = (string) file_get_contents( $file );
	$tokens    = chaty_tokens( $code );
	$lines     = array();
	$functions = array();
	$previous  = 0;
	foreach ( $tokens as $at => list( $id, $text, $line ) ) {
		if ( in_array( $id, array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) {
			continue;
		}
		for ( $covered = 0; $covered <= substr_count( rtrim( $text ), "\n" ); $covered++ ) {
			$lines[ $line + $covered ] = true;
		}
		// "use function strlen;" declares none.
		$length = T_FUNCTION === $id && T_USE !== $previous ? chaty_function_length( $tokens, $at ) : 0;
		if ( $length ) {
			$functions[] = $length;
		}
		$previous = $id;
	}
	return array(
		'lines'     => substr_count( $code, "\n" ),
		'code'      => count( $lines ),
		'functions' => $functions,
	);
}

$chaty_figures = array();
foreach ( array_filter( explode( "\n", (string) stream_get_contents( STDIN ) ) ) as $chaty_file ) {
	$chaty_figures[ $chaty_file ] = chaty_measure( $chaty_file );
}
echo json_encode( (object) $chaty_figures );
