<?php
namespace Chaty\Tests\REST;

use Chaty\Config\Names;
use Chaty\Rest\Abilities;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP_Error;

require_once dirname( __DIR__ ) . '/support/abilities.php';

/**
 * Abilities are routes of the plugin, with their checks, for those who may use them.
 */
final class Abilities_Test extends Site_Test_Case {

	/**
	 * @return array<string, array<string, mixed>> Arguments by name.
	 */
	private function register_abilities(): array {
		$abilities = array();
		$keep      = static function ( array $args, string $name ) use ( &$abilities ): array {
			$abilities[ $name ] = $args;
			return $args;
		};
		foreach ( $this->get_registered() as $name ) {
			wp_unregister_ability( $name );
		}

		add_filter( 'wp_register_ability_args', $keep, 10, 2 );
		$GLOBALS['wp_current_filter'][] = 'wp_abilities_api_init';
		( new Abilities() )->register_abilities();
		array_pop( $GLOBALS['wp_current_filter'] );
		remove_filter( 'wp_register_ability_args', $keep );

		$this->assertSame( function_exists( 'wp_get_abilities' ) ? array_keys( $abilities ) : array(), $this->get_registered() );

		return $abilities;
	}

	/**
	 * @return array<int, string> Names of the plugin's abilities that WordPress 6.9 and later have.
	 */
	private function get_registered(): array {
		$names = function_exists( 'wp_get_abilities' ) ? array_keys( wp_get_abilities() ) : array();

		return array_values( (array) preg_grep( '#^chaty/#', $names ) );
	}

	public function test_given_messages_that_owner_has_not_released_then_no_ability_for_them_exists(): void {
		$always = array( 'chaty/list-widgets', 'chaty/explain-widget', 'chaty/check-settings', 'chaty/replace-widgets', 'chaty/get-statistics' );
		$this->assertSame( $always, array_keys( $this->register_abilities() ) );
		update_option( Names::ABILITIES, 1 );
		$abilities = $this->register_abilities();
		$this->assertSame( array_merge( $always, array( 'chaty/list-messages', 'chaty/answer-message' ) ), array_keys( $abilities ) );
		foreach ( $abilities as $name => $ability ) {
			$this->assertFalse( $ability['permission_callback'](), $name );
			$this->assertArrayNotHasKey( 'public', $ability['meta'], $name );
			$this->assertFalse( $ability['input_schema']['additionalProperties'], $name );
		}
	}

	/**
	 * Given an administrator, then abilities read and write as the routes do, and only what was read is replaced.
	 */
	public function test_abilities_are_routes(): void {
		wp_set_current_user( 1 );
		Make::store_widgets( array( Make::widget( array( Make::channel( array( 'channel' => 'Email', 'value' => 'a@example.org' ) ) ) ) ) );
		update_option( Names::ABILITIES, 1 );
		$abilities = $this->register_abilities();
		$run       = static function ( string $name, array $input ) use ( $abilities ) {
			$ability = $abilities[ "chaty/$name" ];
			$error   = rest_validate_value_from_schema( $input, $ability['input_schema'], 'input' );

			return is_wp_error( $error ) ? $error : $ability['execute_callback']( $input );
		};

		$this->assertTrue( $abilities['chaty/list-widgets']['permission_callback']() );
		$read   = $run( 'list-widgets', array() );
		$wanted = array( 'chaty_widgets' => $read['chaty_widgets'] );
		$this->assertSame( array( 'shown' ), array_column( $run( 'explain-widget', array( 'url' => '/', 'device' => 'phone' ) )['widgets'], 'result' ) );
		$this->assertSame( array(), $run( 'check-settings', $wanted )['changes'] );
		$this->assertSame( 'chaty_conflict', $run( 'replace-widgets', $wanted + array( 'revision' => 'old' ) )->get_error_code() );
		$saved = $run( 'replace-widgets', $read );
		$this->assertSame( $read['chaty_widgets'], $saved['chaty_widgets'] );
		$this->assertSame( array(), $run( 'check-settings', $saved )['changes'] );
		$this->assertSame( array(), $run( 'get-statistics', array( 'by' => 'channel' ) ) );
		$this->assertSame( array(), $run( 'list-messages', array() ) );
		$this->assertSame( 'rest_not_found', $run( 'answer-message', array( 'id' => 7, 'answered' => true ) )->get_error_code() );
		$this->assertSame( 'rest_out_of_bounds', $run( 'answer-message', array( 'id' => -7, 'answered' => true ) )->get_error_code() );
		foreach ( array( array( 'replace-widgets', $wanted ), array( 'explain-widget', array( 'device' => 'phone' ) ), array( 'explain-widget', array( 'url' => 'https://other.example/' ) ), array( 'get-statistics', array( 'by' => 'x' ) ), array( 'answer-message', array( 'answered' => true ) ) ) as list( $name, $input ) ) {
			$this->assertInstanceOf( WP_Error::class, $run( $name, $input ), $name );
		}
	}
}
