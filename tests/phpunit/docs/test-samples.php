<?php
namespace Chaty\Tests\Docs;

use Chaty\Messages\Message;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Make;
use Chaty\Tests\Owner_Test_Case;
use Chaty\Tests\Samples;
use WP_REST_Request;

/**
 * The samples of the docs run: those in PHP as a theme's or plugin's code, those in JSON through the schema and beside
 * the answers. tests/e2e/doc-samples.spec.ts has those of pages. A sample that is added is found by itself.
 */
final class Samples_Test extends Owner_Test_Case {

	private const LANGUAGES = array( 'php', 'json', 'sh', 'html', 'js', 'css' );

	/**
	 * Blocks that are no samples: drawings, and figures. All others are run.
	 */
	private const NOT_RUN = array(
		'CONTRIBUTING.md'      => array( 'text', 'text' ),
		'docs/how-it-works.md' => array( 'mermaid' ),
		'docs/measurements.md' => array( 'text' ),
	);

	/**
	 * Given all blocks of code, then each has a language whose samples are run, or is known not to be one.
	 */
	public function test_every_block_is_run(): void {
		$not_run = array();
		foreach ( Samples::get_fences() as $place => list( $info ) ) {
			if ( ! in_array( $info, self::LANGUAGES, true ) ) {
				$not_run[ strtok( $place, ':' ) ][] = $info;
			}
		}

		$this->assertSame( self::NOT_RUN, $not_run );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_php(): array {
		return Samples::get_blocks( 'php' );
	}

	/**
	 * Given a sample in PHP on a site with menus, when it is run, then its callbacks take what the docs say that their
	 * hooks pass, and a filter returns a value of the same type; a sample that neither adds a callback nor begins with a
	 * variable prints markup.
	 *
	 * @dataProvider provide_php
	 */
	public function test_php( string $code ): void {
		$this->put_menus();
		$this->sign();
		$this->define_functions_of_readers( $code );
		// The plugin registers its scripts.
		do_action( 'wp_enqueue_scripts' );
		preg_match_all( "/\badd_(filter|action)\( '(\w+)'/", $code, $hooks, PREG_SET_ORDER );
		foreach ( $hooks as list( , , $name ) ) {
			remove_all_filters( $name );
		}

		ob_start();
		eval( '<' === $code[0] ? "?>$code" : $code ); // phpcs:ignore Squiz.PHP.Eval -- The samples of the repository.
		foreach ( $hooks as list( , $kind, $name ) ) {
			$this->run_hook( $kind, $name );
		}
		$output = (string) ob_get_clean();

		$is_printing = array() === $hooks && 1 !== preg_match( '/^\$/', $code );
		$this->assertSame( '' !== trim( $output ), $is_printing, $output );
		foreach ( array_merge( wp_scripts()->queue, wp_styles()->queue ) as $handle ) {
			$this->assertTrue( wp_script_is( $handle, 'registered' ) || wp_style_is( $handle, 'registered' ), $handle );
		}
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_json(): array {
		return Samples::get_blocks( 'json' );
	}

	/**
	 * Given a sample in JSON, then it is JSON; widgets in it are right by the schema; and where the line before says
	 * which call answers it, the call answers these keys.
	 *
	 * @dataProvider provide_json
	 */
	public function test_json( string $code, string $before ): void {
		$value = array();
		foreach ( (array) preg_split( '/\n\n/', trim( $code ) ) as $text ) {
			$value = json_decode( (string) $text, true );
			$this->assertIsArray( $value, json_last_error_msg() );
			if ( isset( $value['chaty_widgets'] ) ) {
				$result = Make::importer()->import( array( 'chaty_widgets' => $value['chaty_widgets'] ) );
				$this->assertSame( array(), array_map( static fn( $issue ): string => $issue->get_path() . ': ' . $issue->get_message(), $result->get_issues() ) );
			}
		}
		if ( 1 === preg_match( '/`GET (\/\S+)`[^`]*\n\n$/', $before, $call ) ) {
			list( $path, $query ) = explode( '?', $call[1] . '?' );

			$request = new WP_REST_Request( 'GET', "/chaty/v1$path" );
			wp_parse_str( str_replace( '/team/', '/', $query ), $arguments );
			$request->set_query_params( $arguments );
			$answer = json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true );
			$this->assertSame( $this->get_keys( $answer ), $this->get_keys( $value ) );
		}
	}

	/**
	 * @param array<array-key, mixed> $answer Answer.
	 * @return array<int, int|string>
	 */
	private function get_keys( array $answer ): array {
		return array_keys( $answer[0] ?? $answer );
	}

	/**
	 * Runs a hook, of the plugin with values of the types that its section in the docs names.
	 *
	 * @param non-empty-string $name Name of the hook.
	 */
	private function run_hook( string $kind, string $name ): void {
		$docs    = Samples::get_documents()['docs/for-developers.md'];
		$section = (string) strstr( $docs, "\n### `$name`\n" );
		$section = (string) strstr( substr( $section, 1 ), "\n#", true );
		preg_match_all( '/^\| `\$(?:\w+)` \| ([^|]*)/m', str_replace( '\|', 'or', $section ), $rows );
		$types = 1 === preg_match( '/^\| key of `/m', $section ) ? array( '`array`' ) : $rows[1];
		if ( 0 === strpos( $name, 'chaty_' ) ) {
			$this->assertNotSame( '', $section, $name );
		}

		$arguments = array_map( array( $this, 'create_value' ), $types );
		if ( 'action' === $kind ) {
			do_action( $name, ...$arguments );
		} else {
			$this->assertSame( gettype( $arguments[0] ), gettype( apply_filters( $name, ...$arguments ) ), $name );
		}
	}

	/**
	 * @param string $type Type in the table of a hook.
	 * @return mixed
	 */
	private function create_value( string $type ) {
		$of = array(
			'Messages\Message'      => new Message( '0', 'Contact_Us', array( 'name' => 'Ada', 'email' => 'ada@example.org', 'message' => 'Hello' ), home_url( '/' ) ),
			'Http\Request'          => Make::request( array( 'my-captcha-response' => 'wrong' ) ),
			'Storage\Tracked_Event' => Tracked_Event::click( '0', 'Phone', true ),
			'array'                 => array(),
			'[]'                    => array(),
			'list of'               => array(),
			'int'                   => 1,
			'bool'                  => true,
			'string'                => 'text',
			"'"                     => '',
		);
		foreach ( $of as $part => $value ) {
			if ( false !== strpos( $type, $part ) ) {
				return $value;
			}
		}
		$this->fail( "No value of the type $type." );
	}

	/**
	 * Defines the functions `my_…`, which stand for the reader's own.
	 */
	private function define_functions_of_readers( string $code ): void {
		preg_match_all( '/\bmy_\w+(?=\(|\')/', $code, $names );
		foreach ( array_unique( $names[0] ) as $name ) {
			if ( ! function_exists( $name ) ) {
				eval( "function $name( ...\$arguments ) {}" ); // phpcs:ignore Squiz.PHP.Eval -- A name of letters.
			}
		}
	}

	/**
	 * Creates the menus that samples name, as neither theme nor site has them.
	 */
	private function put_menus(): void {
		foreach ( array( 'primary', 'social' ) as $name ) {
			$menu = wp_create_nav_menu( $name );
			wp_update_nav_menu_item( is_wp_error( $menu ) ? 0 : $menu, 0, array( 'menu-item-title' => $name, 'menu-item-url' => home_url( '/' ), 'menu-item-status' => 'publish' ) );
		}
	}

	/**
	 * Signs the request as a webhook is signed; its body is empty.
	 */
	private function sign(): void {
		$_SERVER['HTTP_X_CHATY_TIME']      = (string) time();
		$_SERVER['HTTP_X_CHATY_SIGNATURE'] = 'sha256=' . hash_hmac( 'sha256', $_SERVER['HTTP_X_CHATY_TIME'] . '.', 'the secret of the settings' );
	}
}
