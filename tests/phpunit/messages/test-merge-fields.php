<?php
namespace Chaty\Tests\Contacts;

use Chaty\Messages\Message;
use Chaty\Messages\Merge_Fields;
use PHPUnit\Framework\TestCase;

/**
 * The owner's subject contains what the visitor wrote, and nothing that the visitor chose to insert.
 */
final class Merge_Fields_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_subjects(): array {
		return array(
			'without fields'   => array( 'New lead', 'New lead' ),
			'all of the form'  => array( '{name}|{email}|{phone}', 'Ada {email}|ada@example.org|' ),
			'its source'       => array( '{widget}: {form}', 'Shop: Order {name}' ),
			'an unknown field' => array( '{message} {NAME}', '{message} {NAME}' ),
			'an open brace'    => array( 'a { b', 'a { b' ),
		);
	}

	/**
	 * @dataProvider provide_subjects
	 */
	public function test_name_that_looks_like_field_is_inserted_as_it_is( string $subject, string $expected ): void {
		$message = new Message( '0', 'Contact_Us', array( 'name' => 'Ada {email}', 'email' => 'ada@example.org' ), 'https://example.org/a?b=1' );

		$this->assertSame( $expected, Merge_Fields::fill( $subject, array( 'Shop', 'Order {name}' ), $message ) );
		// Without the message nothing of it is inserted.
		$this->assertSame( '{name} {email} {page} Shop', Merge_Fields::fill( '{name} {email} {page} {widget}', array( 'Shop', 'Order' ), null ) );
	}
}
