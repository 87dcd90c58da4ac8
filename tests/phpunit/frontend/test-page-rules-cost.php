<?php
namespace Chaty\Tests\Frontend;

use Chaty\Config\Names;
use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * A visitor's request in a process of its own, which shows what it loads and asks.
 *
 * @group programs
 */
final class Page_Rules_Cost_Test extends Process_Test_Case {

	/**
	 * A visitor's request of the front page: number of the plugin's files, those of page rules, number of queries, handles.
	 */
	private const REQUEST = <<<'PHP'
		$_SERVER["HTTP_HOST"]      = "localhost";
		$_SERVER["REQUEST_URI"]    = "/";
		$_SERVER["REQUEST_METHOD"] = "GET";
		require $argv[1] . "/wp-load.php";
		wp();
		$queries = $wpdb->num_queries;
		do_action( "wp_enqueue_scripts" );
		ob_start();
		wp_footer();
		$footer = ob_get_clean();
		echo wp_json_encode( array(
			"own"     => count( preg_grep( "#/(chaty|includes/.*|build/.*)\\.php$#", preg_grep( "#^" . preg_quote( realpath( WP_PLUGIN_DIR . "/chaty" ), "#" ) . "/#", array_map( "realpath", get_included_files() ) ) ) ),
			"files"   => array_values( preg_grep( "#includes/.*(page-(rule|fact|address|cache)|legacy-page)#", get_included_files() ) ),
			"queries" => $wpdb->num_queries - $queries,
			"chaty"   => substr_count( $footer, "chaty" ),
		) );
PHP;

	/**
	 * Requests the front page of a site with one widget, after a first request that has kept the parts of the page.
	 *
	 * @param array<int, array<string, string>> $rules Rules of the widget.
	 * @return array{own: int, files: array<int, string>, queries: int, chaty: int}
	 */
	private function request( array $rules ): array {
		$triggers = array() === $rules ? array() : array( 'pages' => $rules );
		$widgets  = Make::sanitizer()->sanitize_widgets( array( Make::widget( array(), array( 'triggers' => $triggers ) ) ) );
		update_option( Names::WIDGETS, $widgets );
		update_option( Names::CHECKSUM, $this->get_version() . ':' . hash( 'crc32b', serialize( $widgets ) ) );
		update_option( Names::PARTS, array(), true );
		$this->run_php( array( '-r', self::REQUEST, '--', untrailingslashit( ABSPATH ) ) );
		$result = $this->run_php( array( '-r', self::REQUEST, '--', untrailingslashit( ABSPATH ) ) );
		$answer = json_decode( $result['output'], true );
		$this->assertIsArray( $answer, $result['output'] . $result['errors'] );

		return array(
			'own'     => (int) $answer['own'],
			'files'   => (array) $answer['files'],
			'queries' => (int) $answer['queries'],
			'chaty'   => (int) $answer['chaty'],
		);
	}

	private function get_version(): string {
		preg_match( '/^ \* Version:\s+(\S+)/m', (string) file_get_contents( dirname( __DIR__, 3 ) . '/chaty.php' ), $found );

		return $found[1] ?? '';
	}

	/**
	 * Given a widget without rules, then a page loads no file of page rules, and at most 32 files in all.
	 */
	public function test_without_rules(): void {
		$page = $this->request( array() );

		$this->assertSame( array(), $page['files'] );
		$this->assertLessThanOrEqual( 32, $page['own'] );
		$this->assertGreaterThan( 0, $page['chaty'] );
	}

	/**
	 * Given a widget with rules of every kind, then a page loads the three files that decide, asks the database nothing
	 * more, and prints nothing of a widget that is hidden.
	 */
	public function test_with_rules(): void {
		$rules = array();
		foreach ( Make::schema()->get_widget()['properties']['triggers']['properties']['pages']['items']['properties']['kind']['enum'] as $kind ) {
			$rules[] = array( 'effect' => 'show', 'kind' => $kind, 'value' => 'front_page' === $kind ? '' : '4711' );
		}
		$without = $this->request( array() );
		$shown   = $this->request( $rules );
		$hidden  = $this->request( array_slice( $rules, 1 ) );

		$names = array_map( 'basename', $shown['files'] );
		sort( $names );
		$this->assertSame( array( 'class-page-address.php', 'class-page-facts.php', 'class-page-rules.php' ), $names );
		$this->assertSame( array( $without['queries'], $without['chaty'] ), array( $shown['queries'], $shown['chaty'] ) );
		$this->assertSame( 0, $hidden['chaty'] );
		$this->assertLessThanOrEqual( $without['queries'], $hidden['queries'] );
	}
}
