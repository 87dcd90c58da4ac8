<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Sanitizers;
use Chaty\Settings\Schema;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * The schema is complete: each key is described, each sanitizer exists, and the docs match.
 */
final class Schema_Test extends TestCase {

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_keys(): array {
		return $this->collect( Make::schema()->get_page(), 'page' );
	}

	/**
	 * @param array<string, mixed> $schema Part of the schema.
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	private function collect( array $schema, string $path ): array {
		$parts = array( $path => array( $schema ) );
		if ( isset( $schema['items'] ) ) {
			$parts += $this->collect( $schema['items'], $path . '[]' );
		}
		foreach ( $schema['properties'] ?? array() as $key => $inner ) {
			$parts += $this->collect( $inner, "$path.$key" );
		}

		return $parts;
	}

	/**
	 * Given a key, then it has a description. A supported key has a type, a maximum length and a sanitizer;
	 * an unsupported one is never printed to a page.
	 *
	 * @dataProvider provide_keys
	 *
	 * @param array<string, mixed> $schema The key's part of the schema.
	 */
	public function test_key_is_complete( array $schema ): void {
		$this->assertNotSame( '', $schema['description'] );

		if ( ! Schema::is_supported( $schema ) ) {
			$this->assertStringStartsWith( 'Accepted, ignored', $schema['description'] );
			$this->assertFalse( Schema::is_public( $schema ) );
			return;
		}

		$this->assertArrayHasKey( 'type', $schema );
		if ( Schema::is_only_stored( $schema ) ) {
			$this->assertStringStartsWith( 'Stored, ignored: ', $schema['description'] );
			$this->assertFalse( Schema::is_public( $schema ) );
		}
		if ( ! isset( $schema['properties'] ) && ! isset( $schema['items'] ) ) {
			// Throws where there is none of that name.
			Sanitizers::sanitize( $schema['x-sanitizer'], '', $schema );
		}
		if ( ! isset( $schema['properties'] ) ) {
			$this->assertIsInt( isset( $schema['items'] ) ? $schema['maxItems'] : $schema['maxLength'] );
		}
		if ( 'enum' === ( $schema['x-sanitizer'] ?? '' ) ) {
			$this->assertContains( $schema['default'], $schema['enum'] );
		}
	}

	/**
	 * @group programs
	 */
	public function test_given_schema_when_docs_are_written_again_then_they_are_same(): void {
		$root = dirname( __DIR__, 3 );
		exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( "$root/tools/settings-docs.php" ) . ' --print', $lines );

		$this->assertSame( file_get_contents( "$root/docs/settings.md" ), implode( "\n", $lines ) . "\n", 'Run `composer docs`.' );
	}

	public function test_given_schema_and_table_of_channel_types_then_php_that_pages_read_is_same(): void {
		$root  = dirname( __DIR__, 3 );
		$files = array(
			'settings-schema' => 'includes/settings/widgets.schema.json',
			'channels'        => 'src/widget/domain/channels.json',
			'condition-keys'  => 'src/widget/domain/condition-keys.json',
		);
		foreach ( $files as $built => $source ) {
			$this->assertSame( json_decode( (string) file_get_contents( "$root/$source" ), true ), require "$root/build/$built.php", 'Run `npm run build`.' );
		}
	}
}
