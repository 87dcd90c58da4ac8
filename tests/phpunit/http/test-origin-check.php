<?php
namespace Chaty\Tests\Http;

use Chaty\Http\Origin_Check;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Pages of this site may call, bots are not counted, and what comes in is plain data.
 */
final class Origin_Check_Test extends Site_Test_Case {

	/**
	 * @return array<string, array{0: array<string, string>, 1: bool}>
	 */
	public function provide_origins(): array {
		return array(
			'same origin'                => array( array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ), true ),
			'another site'               => array( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ), false ),
			'another site, own origin'   => array( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'http://localhost' ), false ),
			'typed by hand'              => array( array( 'HTTP_SEC_FETCH_SITE' => 'none' ), false ),
			'neighbour of this site'     => array( array( 'HTTP_SEC_FETCH_SITE' => 'same-site', 'HTTP_ORIGIN' => 'http://other.localhost' ), false ),
			'same site, own origin'      => array( array( 'HTTP_SEC_FETCH_SITE' => 'same-site', 'HTTP_ORIGIN' => 'http://localhost' ), true ),
			'own origin'                 => array( array( 'HTTP_ORIGIN' => 'http://localhost' ), true ),
			'own origin in capitals'     => array( array( 'HTTP_ORIGIN' => 'HTTP://LOCALHOST' ), true ),
			'own origin, usual port'     => array( array( 'HTTP_ORIGIN' => 'https://localhost:443' ), true ),
			'own origin, another port'   => array( array( 'HTTP_ORIGIN' => 'http://localhost:8080' ), false ),
			'the host that is called'    => array( array( 'HTTP_ORIGIN' => 'https://shop.example:8443', 'HTTP_HOST' => 'shop.example:8443' ), true ),
			'another origin'             => array( array( 'HTTP_ORIGIN' => 'https://evil.example' ), false ),
			'another origin that ends'   => array( array( 'HTTP_ORIGIN' => 'https://evil-localhost' ), false ),
			'another origin that begins' => array( array( 'HTTP_ORIGIN' => 'https://localhost.evil.example' ), false ),
			'user in the origin'         => array( array( 'HTTP_ORIGIN' => 'https://localhost@evil.example' ), false ),
			'no origin'                  => array( array( 'HTTP_ORIGIN' => 'null' ), false ),
			'another origin, own page'   => array( array( 'HTTP_ORIGIN' => 'https://evil.example', 'HTTP_REFERER' => 'http://localhost/' ), false ),
			'own page'                   => array( array( 'HTTP_REFERER' => 'http://localhost/a?b' ), true ),
			'another page'               => array( array( 'HTTP_REFERER' => 'http://evil.example/localhost/' ), false ),
			'nothing'                    => array( array(), false ),
		);
	}

	/**
	 * @dataProvider provide_origins
	 *
	 * @param array<string, string> $server What the browser tells.
	 */
	public function test_given_what_browser_tells_then_call_is_this_sites_or_not( array $server, bool $expected ): void {
		update_option( 'home', 'http://localhost' );
		update_option( 'siteurl', 'http://localhost' );
		$request = Make::request( array(), $server + array( 'HTTP_SEC_FETCH_SITE' => '' ) );

		$this->assertSame( $expected, ( new Origin_Check() )->is_same_origin( $request ) );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function provide_user_agents(): array {
		return Make::rows( 'bot', 'name', 'agent', 'isBot' ) + array( 'nobody' => array( '', true ) );
	}

	/**
	 * @dataProvider provide_user_agents
	 */
	public function test_given_user_agent_then_it_is_bot_or_not( string $user_agent, bool $expected ): void {
		$this->assertSame( $expected, Make::request( array(), array( 'HTTP_USER_AGENT' => $user_agent ) )->is_from_bot() );
	}

	public function test_given_request_that_wordpress_has_slashed_or_not_yet_then_fields_come_out_same(): void {
		$_POST = array( 'name' => "O'Neil" );
		$early = Request::from_globals( false )->get_text( 'name' );
		$_POST = (array) wp_slash( $_POST );

		$this->assertSame( array( "O'Neil", "O'Neil" ), array( $early, Request::from_globals( true )->get_text( 'name' ) ) );
	}

	public function test_given_response_when_it_is_sent_then_body_is_all_that_is_printed(): void {
		$this->expectOutputString( '{"message":"\u00e4"}' );

		Response::json( 200, array( 'message' => 'ä' ) )->send();
	}
}
