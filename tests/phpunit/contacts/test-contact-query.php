<?php
/**
 * Tests of queries of messages.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Contacts;

use Chaty\Contacts\Contact;
use Chaty\Contacts\Contact_Query;
use Chaty\Contacts\Contact_Repository;
use Chaty\Tests\Site_Test_Case;
use InvalidArgumentException;

/**
 * Only the messages that a filter names are deleted, and a failed deletion is reported.
 */
final class Contact_Query_Test extends Site_Test_Case {

	/**
	 * Stores three messages of two visitors, and one without an email address.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'ada@example.org', 'ada@example.org', 'bea@example.org', '' ) as $number => $email ) {
			( new Contact_Repository() )->add( new Contact( '0', 'Contact_Us', array( 'email' => $email ), '' ), (string) $number );
		}
	}

	/**
	 * Returns filters that name no messages.
	 *
	 * @return array<string, array{0: array<string, string>}>
	 */
	public function provide_open_filters(): array {
		return array(
			'none'             => array( array() ),
			'an empty one'     => array( array( 'email' => '' ) ),
			'one is empty'     => array( array( 'widget' => '0', 'email' => '' ) ),
			'an unknown one'   => array( array( 'mail' => 'ada@example.org' ) ),
			'one is not known' => array( array( 'widget' => '0', 'mail' => 'ada@example.org' ) ),
		);
	}

	/**
	 * Given a filter that is empty or unknown, when messages are deleted by it, then none is.
	 *
	 * @dataProvider provide_open_filters
	 *
	 * @param array<string, string> $filters Filters.
	 */
	public function test_an_open_filter_deletes_nothing( array $filters ): void {
		$error = null;
		try {
			( new Contact_Query() )->delete_some( $filters );
		} catch ( InvalidArgumentException $thrown ) {
			$error = $thrown;
		}

		$this->assertNotNull( $error );
		$this->assertCount( 4, $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * Given a filter, when messages are deleted by it, then exactly those are; all are where the caller says
	 * all.
	 */
	public function test_deleted_are_those_that_are_named(): void {
		$list = new Contact_Query();

		$this->assertSame( 2, $list->delete_some( array( 'email' => 'Ada@example.org' ) ) );
		$this->assertSame( array( 'bea@example.org', '' ), array_column( $this->get_rows( 'contacts', 'id' ), 'email' ) );
		$this->assertSame( 0, $list->delete_some( array( 'email' => 'ada@example.org' ) ) );
		$this->assertSame( 2, $list->delete_some( Contact_Query::ALL ) );
	}

	/**
	 * Given a database that refuses, when messages are deleted, then it differs from there being none.
	 *
	 * @testWith ["DELETE"]
	 *           ["SELECT"]
	 *
	 * @param string $verb The statement that it refuses.
	 */
	public function test_refused( string $verb ): void {
		$list = new Contact_Query();
		$id   = (int) $this->get_rows( 'contacts', 'id' )[0]['id'];
		$this->refuse_statements( $verb, 'chaty_contacts' );

		$this->assertInstanceOf( \WP_Error::class, $list->delete_some( array( 'email' => 'ada@example.org' ) ) );
		if ( 'DELETE' === $verb ) {
			$this->assertInstanceOf( \WP_Error::class, $list->delete( array( $id ) ) );
		}
	}
}
