<?php
namespace Chaty\Tests\Attacks;

use Chaty\Config\Names;
use Chaty\Settings\Issue;
use Chaty\Tests\Make;
use Chaty\Tests\Route_Test_Case;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Whatever a settings file has, what is wrong is told by its path, and nothing of it is stored; what is taken is
 * clean.
 */
final class Hostile_Settings_Test extends Route_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->log_in( 'administrator' );
	}

	/**
	 * @param string $settings Its settings, as JSON without braces.
	 * @param string $more     Other keys of it, as JSON after a comma.
	 */
	private static function write( string $settings, string $more = '' ): string {
		return '{"chaty_widgets":[{"id":0,"settings":{' . $settings . '},"triggers":{},"channels":[]' . $more . '}]}';
	}

	/**
	 * Writes out what `<text*count>` stands for, so that the rows below stay small.
	 */
	private static function expand( string $json ): string {
		return (string) preg_replace_callback( '/<([^<>*]+)\*(\d+)>/', static fn ( array $part ): string => str_repeat( $part[1], (int) $part[2] ), $json );
	}

	private function send( string $method, string $path, string $json ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/chaty/v1$path" );
		$this->set_json( $request, self::expand( $json ) );

		return $this->answer( $request );
	}

	/**
	 * Returns settings that cannot be taken, and the paths that are told; no path where they are no JSON.
	 *
	 * @return array<string, array{0: string, 1: array<int, string>}>
	 */
	public function provide_refused(): array {
		$deep = static fn ( int $depth ): string => "<[*$depth><]*$depth>";
		$keys = static function ( int $count, string $value ): string {
			$text = '';
			for ( $index = 0; $index < $count; $index++ ) {
				$text .= ",\"key$index\":$value";
			}
			return $text;
		};
		$size = '"widget_size":';

		return array(
			'text of 10 MB'                 => array( self::write( '"close_text":"<x*10000000>"' ), array( 'body' ) ),
			'10 MB beside the widgets'      => array( '{"chaty_widgets":[],"x":"<x*10000000>"}', array( 'body' ) ),
			'3,000,000 empty lists'         => array( '{"chaty_widgets":[<[],*3000000>[]]}', array( 'body' ) ),
			'spaces of 10 MB'               => array( '{"chaty_widgets":[< *10000000>]}', array( 'body' ) ),
			'no JSON of 10 MB'              => array( '<{*10000000>', array( 'body' ) ),
			'50,000 keys'                   => array( self::write( '', $keys( 50000, '1' ) ), array( 'widgets' ) ),
			'a number beyond all, and long' => array( self::write( '"x":1e999,"close_text":"<x*600000>"' ), array( 'widgets' ) ),
			'a long key'                    => array( self::write( '"<k*600000>":1' ), array( 'widgets' ) ),
			'a key of 1,000 characters'     => array( self::write( '"' . str_repeat( 'k', 1000 ) . '":1' ), array( 'widgets[0].settings.' . str_repeat( 'k', 1000 ) ) ),
			'30,000 widgets'                => array( '{"chaty_widgets":[<{},*30000>{}]}', array( 'widgets' ) ),
			'depth of 10,000'               => array( "{\"chaty_widgets\":{$deep( 10000 )}}", array() ),
			'depth of 10,000 in a text'     => array( self::write( "\"close_text\":{$deep( 10000 )}" ), array() ),
			'depth of 500'                  => array( "{\"chaty_widgets\":{$deep( 500 )}}", array( 'widgets[0]' ) ),
			'depth of 400 in a text'        => array( self::write( "\"close_text\":{$deep( 400 )}" ), array( 'widgets[0].settings.close_text' ) ),
			'__proto__'                     => array( '{"chaty_widgets":[],"__proto__":{"is_admin":true}}', array( '__proto__' ) ),
			'__proto__ of a widget'         => array( self::write( '', ',"__proto__":{"is_active":1},"constructor":{"prototype":{}}' ), array( 'widgets[0].__proto__', 'widgets[0].constructor' ) ),
			'__proto__ of settings'         => array( self::write( '"__proto__":{"widget_color":"#000"},"prototype":1' ), array( 'widgets[0].settings.__proto__', 'widgets[0].settings.prototype' ) ),
			'one ID twice'                  => array( '{"chaty_widgets":[{"id":0,"channels":[]},{"id":"0","channels":[]},{"id":"_1","channels":[]},{"id":"_1","channels":[]}]}', array( 'widgets[1].id', 'widgets[3].id' ) ),
			'NUL in a key'                  => array( self::write( '"\u0000close_text":"a"' ), array( "widgets[0].settings.\0close_text" ) ),
			'an empty key'                  => array( self::write( '"":"a"' ), array( 'widgets[0].settings.' ) ),
			'NUL in an ID'                  => array( '{"chaty_widgets":[{"id":"_1\u0000","channels":[]}]}', array( 'widgets[0].id' ) ),
			'NUL in a name of a channel'    => array( '{"chaty_widgets":[{"id":0,"channels":[{"channel":"Phone\u0000","value":"1"}]}]}', array( 'widgets[0].channels[0].channel' ) ),
			'half a character'              => array( self::write( '"close_text":"\ud800"' ), array() ),
			'the other half'                => array( self::write( '"close_text":"\udc00\ud800"' ), array() ),
			'half a character in a key'     => array( self::write( '"\ud800":"x"' ), array() ),
			'bytes that are no UTF-8'       => array( self::write( "\"close_text\":\"\xff\xc3\x28\"" ), array() ),
			'UTF-16'                        => array( "\xff\xfe{\0}\0", array() ),
			'a number beyond all'           => array( self::write( "{$size}1e999" ), array( 'widgets[0].settings.widget_size' ) ),
			'a number below all'            => array( self::write( "$size-1e999" ), array( 'widgets[0].settings.widget_size' ) ),
			'a number near zero'            => array( self::write( "{$size}1e-999" ), array( 'widgets[0].settings.widget_size' ) ),
			'a number of 20 digits'         => array( self::write( "{$size}99999999999999999999" ), array( 'widgets[0].settings.widget_size' ) ),
			'a number beyond all, as text'  => array( self::write( "$size\"1e999\"" ), array( 'widgets[0].settings.widget_size' ) ),
			'not a number'                  => array( self::write( "$size\"NAN\"" ), array( 'widgets[0].settings.widget_size' ) ),
			'a boolean as number'           => array( self::write( "{$size}true" ), array( 'widgets[0].settings.widget_size' ) ),
			'an object as number'           => array( self::write( "$size{}" ), array( 'widgets[0].settings.widget_size' ) ),
			'text beyond all'               => array( self::write( '"close_text":1e999' ), array( 'widgets[0].settings.close_text' ) ),
			'a flag beyond all'             => array( self::write( '', ',"is_active":1e999' ), array( 'widgets[0].is_active' ) ),
			'an ID beyond all'              => array( '{"chaty_widgets":[{"id":1e999,"channels":[]}]}', array( 'widgets[0].id' ) ),
			'days beyond all'               => array( '{"chaty_widgets":[],"retention_days":1e999}', array( 'retention_days' ) ),
			'a list for an object'          => array( '{"chaty_widgets":[{"id":0,"settings":[1,2],"triggers":[[]],"channels":[]}]}', array( 'widgets[0].settings', 'widgets[0].triggers' ) ),
			'an object for a list'          => array( '{"chaty_widgets":[{"id":0,"channels":{"a":1}}]}', array( 'widgets[0].channels' ) ),
			'a text for the widgets'        => array( '{"chaty_widgets":"x"}', array( 'widgets' ) ),
			'a number for the widgets'      => array( '{"chaty_widgets":5}', array( 'widgets' ) ),
			'an object for the widgets'     => array( '{"chaty_widgets":{"a":{"id":0,"channels":[]}}}', array( 'widgets' ) ),
			'null among the widgets'        => array( '{"chaty_widgets":[null]}', array( 'widgets[0]' ) ),
			'a text among the widgets'      => array( '{"chaty_widgets":["x"]}', array( 'widgets[0]' ) ),
			'a widget without keys'         => array( '{"chaty_widgets":[[]]}', array( 'widgets[0].id', 'widgets[0].channels' ) ),
			'a channel that is a list'      => array( '{"chaty_widgets":[{"id":0,"channels":[[1]]}]}', array( 'widgets[0].channels[0]' ) ),
		);
	}

	/**
	 * @dataProvider provide_refused
	 *
	 * @param array<int, string> $paths Paths.
	 */
	public function test_each_wrong_path_is_told_and_nothing_changes( string $json, array $paths ): void {
		$before = $this->get_state();
		$answer = $this->send( 'PUT', '/widgets', $json );
		$data   = $answer->get_data();

		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( array() === $paths ? 'rest_invalid_json' : 'rest_invalid_param', $data['code'] );
		$this->assertSame( $paths, array_keys( $data['data']['params'] ?? array() ) );
		$this->assertSame( array(), array_filter( $data['data']['params'] ?? array(), 'is_array' ) );
		$this->assertIsString( wp_json_encode( $data ) );
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * Given settings that cannot be taken as they are, when a file with them is imported, then each path is told;
	 * what is only ignored or corrected leaves clean settings.
	 *
	 * @dataProvider provide_refused
	 *
	 * @param array<int, string> $paths Paths.
	 */
	public function test_import( string $json, array $paths ): void {
		$result = Make::importer()->import_json( self::expand( $json ) );
		$told   = array_map( static fn ( Issue $issue ): string => $issue->get_path(), array_merge( $result->get_errors(), $result->get_warnings() ) );

		$this->assertSame( array() === $paths || array( 'body' ) === $paths ? array( '' ) : $paths, $told );
		if ( array() !== $result->get_errors() ) {
			$this->assertSame( array(), $result->get_widgets() );
		}
		$text = (string) wp_json_encode( $result->get_widgets() );
		$this->assertDoesNotMatchRegularExpression( '/__proto__|constructor|prototype|key\d|kkk|INF|NAN|u0000/', $text );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: mixed}> Settings, key of the widget's settings, value.
	 */
	public function provide_cleaned(): array {
		return array(
			'NUL in a text'            => array( self::write( '"close_text":"a\u0000b"' ), 'close_text', 'ab' ),
			'control characters'       => array( self::write( '"close_text":"a\u0008\u001b[31mb\u007f"' ), 'close_text', 'a[31mb' ),
			'markup that runs code'    => array( self::write( '"close_text":"<script>alert(1)</script>Bye"' ), 'close_text', 'Bye' ),
			'markup in entities'       => array( self::write( '"close_text":"&amp;lt;img src=x onerror=alert(1)&amp;gt;Bye"' ), 'close_text', 'Bye' ),
			'SQL'                      => array( self::write( '"close_text":"\' OR 1=1; DROP TABLE wp_chaty_contacts; -- %s %1$s \\\\"' ), 'close_text', '\' OR 1=1; DROP TABLE wp_chaty_contacts; -- %s %1$s \\' ),
			'serialized PHP'           => array( self::write( '"close_text":"O:8:\"stdClass\":0:{}"' ), 'close_text', 'O:8:"stdClass":0:{}' ),
			'a whole pair'             => array( self::write( '"close_text":"\ud83d\ude00"' ), 'close_text', '😀' ),
			'one key twice'            => array( self::write( '"close_text":"a","close_text":"b"' ), 'close_text', 'b' ),
			'an address with a script' => array( self::write( '"custom_css":"a{}</style><script>alert(1)</script>"' ), 'custom_css', null ),
		);
	}

	/**
	 * @dataProvider provide_cleaned
	 *
	 * @param mixed $value Value; null where it only must not end the style sheet.
	 */
	public function test_stored_settings_are_clean_and_are_the_answer_and_same_when_sent_again( string $json, string $key, $value ): void {
		$answer = $this->send( 'PUT', '/widgets', $json );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = Make::repository()->get_stored_widgets();
		$before = get_option( Names::WIDGETS );

		if ( null === $value ) {
			$this->assertStringNotContainsStringIgnoringCase( '</style', $stored[0]['settings'][ $key ] ?? '' );
		} else {
			$this->assertSame( $value, $stored[0]['settings'][ $key ] );
		}
		$this->assertSame( $stored, $answer->get_data()['chaty_widgets'] );
		$this->assertSame( 200, $this->send( 'PUT', '/widgets', (string) wp_json_encode( array( 'chaty_widgets' => $stored ) ) )->get_status() );
		$this->assertSame( $before, get_option( Names::WIDGETS ) );
		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_given_largest_settings_there_may_be_when_they_are_sent_then_their_size_is_no_obstacle(): void {
		$widgets = array();
		for ( $index = 0; $index < 20; $index++ ) {
			$widgets[] = Make::widget( array_fill( 0, 20, Make::channel( array( 'title' => str_repeat( 'Ж', 200 ) ) ) ), array( 'id' => 0 === $index ? 0 : "_$index" ) );
		}
		$json = (string) wp_json_encode( array( 'chaty_widgets' => $widgets ), JSON_UNESCAPED_UNICODE );
		$this->assertGreaterThan( 150000, strlen( $json ) );

		$this->assertSame( array(), array_keys( $this->send( 'PUT', '/widgets', $json )->get_data()['data']['params'] ?? array() ) );
		$this->assertCount( 20, Make::repository()->get_stored_widgets() );
	}

	/**
	 * Given a body that is too large, when it is sent by somebody or to another route of ours, then it is
	 * refused before it is parsed; routes of others take it.
	 */
	public function test_large_bodies_elsewhere(): void {
		$body = '{"a":"' . str_repeat( 'x', 1000000 ) . '"}';
		$this->log_in( '' );

		foreach ( array( '/chaty/v1/widgets', '/chaty/v1/contacts', '/CHATY/v1/stats', self::PUBLIC_ROUTE ) as $route ) {
			$request = new WP_REST_Request( 'PUT', $route );
			$this->set_json( $request, $body );
			$answer = $this->answer( $request );
			$this->assertSame( array( 400, array( 'body' ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ), $route );
		}
		$request = new WP_REST_Request( 'POST', '/wp/v2/posts' );
		$this->set_json( $request, $body );
		$this->assertSame( 401, $this->answer( $request )->get_status() );
	}

	/**
	 * Given a user who manages the site but may not write any markup, as in a network, when markup is sent, then
	 * what is stored is what a super admin's would be: nobody's markup runs code.
	 */
	public function test_markup_without_unfiltered_html(): void {
		$markup = '<b>Bye</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><iframe src="//evil.example"></iframe><svg onload=alert(1)>';
		$json   = (string) wp_json_encode( array( 'chaty_widgets' => array( Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'chat_welcome_message' => $markup ) ) ), array( 'settings' => array( 'cta_text' => $markup ) ) ) ) ) );
		$first  = $this->send( 'PUT', '/widgets', $json );
		$free   = Make::repository()->get_stored_widgets();
		add_filter(
			'map_meta_cap',
			static fn ( array $required, string $capability ): array => in_array( $capability, array( 'unfiltered_html', 'edit_css', 'unfiltered_upload' ), true ) ? array( 'do_not_allow' ) : $required,
			10,
			2
		);

		$second = $this->send( 'PUT', '/widgets', $json );
		$this->assertSame( array( 200, 200 ), array( $first->get_status(), $second->get_status() ) );
		$this->assertSame( $free, Make::repository()->get_stored_widgets() );
		$this->assertDoesNotMatchRegularExpression( '/<script|onerror|javascript:|<iframe|<svg|onload/i', (string) wp_json_encode( $free, JSON_UNESCAPED_SLASHES ) );
		$this->assertStringContainsString( 'Bye', $free[0]['settings']['cta_text'] );
	}
}
