<?php
/**
 * Writes docs/settings.md from the settings schema. Run by `composer docs`; with `--print` it prints the text
 * instead.
 *
 * @package Chaty
 */

/**
 * Describes the type of a key, its values, bounds and default.
 *
 * @param array<string, mixed> $schema The key's part of the schema.
 */
function chaty_describe_form( array $schema ): string {
	if ( isset( $schema['x-supported'] ) ) {
		return '–';
	}
	if ( isset( $schema['properties'] ) ) {
		return 'object';
	}
	if ( isset( $schema['items'] ) ) {
		return 'list; at most ' . number_format( $schema['maxItems'] ) . ( isset( $schema['x-max-bytes'] ) ? ', ' . number_format( $schema['x-max-bytes'] ) . ' bytes in all' : '' );
	}

	$parts = array( str_replace( 'strict-', '', $schema['x-sanitizer'] ) );
	if ( isset( $schema['enum'] ) ) {
		$parts[] = implode( ', ', array_map( 'json_encode', $schema['enum'] ) );
	} elseif ( isset( $schema['minimum'] ) && 'widget-id' !== $schema['x-sanitizer'] ) {
		$parts[] = $schema['minimum'] . ' to ' . $schema['maximum'];
	} elseif ( $schema['maxLength'] > 100 ) {
		$parts[] = 'at most ' . number_format( $schema['maxLength'] ) . ' characters';
	}
	if ( isset( $schema['default'] ) ) {
		$parts[] = 'default ' . json_encode( $schema['default'] );
	}

	return implode( '; ', $parts );
}

/**
 * Writes the table of an object and of the objects in it.
 *
 * @param string               $title  Heading.
 * @param array<string, mixed> $schema The object's part of the schema.
 */
function chaty_describe_object( string $title, array $schema ): string {
	$text  = "\n## $title\n\n" . $schema['description'] . "\n\n| key | form | on the page | meaning |\n|---|---|---|---|\n";
	$inner = '';

	foreach ( $schema['properties'] as $key => $part ) {
		$is_public   = ! isset( $part['x-public'] ) || false !== $part['x-public'];
		$is_required = in_array( $key, $schema['required'] ?? array(), true );
		$text       .= sprintf(
			"| `%s`%s | %s | %s | %s |\n",
			$key,
			$is_required ? ' (required)' : '',
			chaty_describe_form( $part ),
			$is_public ? 'yes' : 'no',
			str_replace( '|', '\\|', $part['description'] )
		);

		if ( isset( $part['properties'] ) ) {
			$inner .= chaty_describe_object( "`$key`", $part );
		} elseif ( isset( $part['items']['properties'] ) ) {
			$inner .= chaty_describe_object( "`{$key}[]`", $part['items'] );
		}
	}

	return $text . $inner;
}

$chaty_root   = dirname( __DIR__ );
$chaty_schema = json_decode( (string) file_get_contents( $chaty_root . '/includes/settings/widgets.schema.json' ), true );
$chaty_intro  = "# Settings\n\nEvery key of the settings that `wp chaty settings import` reads. "
	. "Made by `composer docs` from `includes/settings/widgets.schema.json`; change that file, not this one.\n";
$chaty_text   = $chaty_intro . chaty_describe_object( 'Page settings', $chaty_schema );

if ( in_array( '--print', $argv, true ) ) {
	echo $chaty_text; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A text for a terminal.
} else {
	file_put_contents( $chaty_root . '/docs/settings.md', $chaty_text );
}
