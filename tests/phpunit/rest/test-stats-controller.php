<?php
namespace Chaty\Tests\Rest;

use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Owner_Test_Case;
use WP_REST_Response;

/**
 * Reports are what was asked for or an error that names the parameter; a deletion needs its word.
 */
final class Stats_Controller_Test extends Owner_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$table = new Stats_Table();
		$table->add( array( Tracked_Event::view( 0, '', false ) ), '2026-05-01', 7 );
		$table->add( array( Tracked_Event::click( 0, '', false ) ), '2026-05-01', 3 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', true ) ), '2026-05-02', 2 );
		$table->add( array( Tracked_Event::click( '_1', 'Phone', true ) ), '2026-05-03', 4 );
	}

	/**
	 * @param array<string, mixed> $query Parameters of the address.
	 */
	private function send( string $method, array $query ): WP_REST_Response {
		return $this->call_route( $method, '/stats', null, $query );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, array<string, mixed>>}>
	 */
	public function provide_reports(): array {
		return array(
			'channels, the default' => array( array(), array( array( 'channel' => 'Phone', 'views' => 0, 'clicks' => 6 ) ) ),
			'in total'              => array( array( 'by' => 'total' ), array( array( 'views' => 7, 'opens' => 3, 'clickers' => 0, 'clicks' => 6 ) ) ),
			'one day'               => array( array( 'by' => 'day', 'since' => '2026-05-02', 'until' => '2026-05-02' ), array( array( 'day' => '2026-05-02', 'views' => 0, 'opens' => 0, 'clickers' => 0, 'clicks' => 2 ) ) ),
			'months of a widget'    => array( array( 'by' => 'month', 'widget' => '0', 'since' => '2026-05-01', 'until' => '2026-05-31' ), array( array( 'month' => '2026-05', 'views' => 7, 'opens' => 3, 'clickers' => 0, 'clicks' => 2 ) ) ),
			'devices of a channel'  => array( array( 'by' => 'device', 'channel' => 'Phone' ), array( array( 'device' => 'm', 'views' => 0, 'clicks' => 6 ) ) ),
			'widgets on a device'   => array( array( 'by' => 'widget', 'device' => 'd' ), array( array( 'widget' => '0', 'views' => 7, 'opens' => 3, 'clickers' => 0, 'clicks' => 0 ) ) ),
			'one widget at most'    => array( array( 'by' => 'widget', 'limit' => 1, 'with' => 'messages' ), array( array( 'widget' => '_1', 'views' => 0, 'opens' => 0, 'clickers' => 0, 'clicks' => 4, 'messages' => 0 ) ) ),
			'compared'              => array( array( 'by' => 'total', 'since' => '2026-05-02', 'until' => '2026-05-02', 'compare' => 'previous' ), array( array( 'views' => 0, 'opens' => 0, 'clickers' => 0, 'clicks' => 2, 'before' => array( 'since' => '2026-05-01', 'until' => '2026-05-01', 'views' => 7, 'opens' => 3, 'clickers' => 0, 'clicks' => 0 ) ) ) ),
		);
	}

	/**
	 * @dataProvider provide_reports
	 *
	 * @param array<string, mixed>             $query    Parameters.
	 * @param array<int, array<string, mixed>> $expected Rows.
	 */
	public function test_rows_of_report_follow_parameters_and_counts_are_numbers( array $query, array $expected ): void {
		$answer = $this->send( 'GET', $query );

		$this->assertSame( array( 200, $expected ), array( $answer->get_status(), $answer->get_data() ) );
	}

	public function test_given_report_when_it_is_read_then_every_column_is_in_schema(): void {
		$schema = $this->send( 'OPTIONS', array() )->get_data()['schema'];
		foreach ( array_column( $this->provide_reports(), 1 ) as $rows ) {
			$this->assertTrue( rest_validate_value_from_schema( $rows[0], array( 'additionalProperties' => false ) + $schema ) );
		}
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string}>
	 */
	public function provide_wrong_parameters(): array {
		return array(
			'February 30'           => array( array( 'since' => '2026-02-30' ), 'since' ),
			'February 31'           => array( array( 'until' => '2026-02-31' ), 'until' ),
			'a list'                => array( array( 'since' => array( '2026-02-03' ) ), 'since' ),
			'a moment'              => array( array( 'since' => '2026-02-03T10:00:00' ), 'since' ),
			'SQL as a day'          => array( array( 'since' => "2026-02-03' OR 1=1 -- " ), 'since' ),
			'unknown'               => array( array( 'group' => 'x' ), 'group' ),
			'no split'              => array( array( 'by' => 'visitor' ), 'by' ),
			'SQL as a split'        => array( array( 'by' => 'day; DROP TABLE x' ), 'by' ),
			'a long widget'         => array( array( 'widget' => str_repeat( '1', 21 ) ), 'widget' ),
			'a long channel'        => array( array( 'channel' => str_repeat( '1', 51 ) ), 'channel' ),
			'no text in UTF-8'      => array( array( 'widget' => "\xff" ), 'widget' ),
			'a NUL'                 => array( array( 'channel' => "Phone\0" ), 'channel' ),
			'no device'             => array( array( 'device' => 'tablet' ), 'device' ),
			'no comparison'         => array( array( 'compare' => 'decade' ), 'compare' ),
			'with what'             => array( array( 'with' => 'visitors' ), 'with' ),
			'no rows'               => array( array( 'limit' => 0 ), 'limit' ),
			'too many rows'         => array( array( 'limit' => 367 ), 'limit' ),
			'the end before'        => array( array( 'since' => '2026-05-02', 'until' => '2026-05-01' ), 'until' ),
			'a comparison with all' => array( array( 'compare' => 'year' ), 'compare' ),
			'messages by device'    => array( array( 'by' => 'device', 'with' => 'messages' ), 'with' ),
			'a century by day'      => array( array( 'by' => 'day', 'since' => '1926-01-01' ), 'by' ),
		);
	}

	/**
	 * @dataProvider provide_wrong_parameters
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	public function test_given_parameter_that_is_invalid_then_answer_names_it_and_says_why( array $query, string $wrong ): void {
		$answer = $this->send( 'GET', $query );

		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( array( $wrong ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	/**
	 * Given a database that does not answer, then neither does the route: an empty report would be wrong.
	 */
	public function test_reading_is_refused(): void {
		$this->refuse_statements( 'SELECT', 'chaty_stats' );
		$answer = $this->send( 'GET', array() );

		$this->assertSame( array( 500, 'chaty_db_read_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	/**
	 * @return array<string, array{0: array<string, string>, 1: int}>
	 */
	public function provide_deletions(): array {
		return array(
			'all'           => array( array(), 3 ),
			'of a widget'   => array( array( 'widget' => '_1' ), 1 ),
			'of some days'  => array( array( 'since' => '2026-05-02', 'until' => '2026-05-02' ), 1 ),
			'of no widget'  => array( array( 'widget' => "0' OR '1'='1" ), 0 ),
			'until a day'   => array( array( 'until' => '2026-05-02' ), 2 ),
			'from a day on' => array( array( 'widget' => '0', 'since' => '2026-05-02' ), 1 ),
		);
	}

	/**
	 * @dataProvider provide_deletions
	 *
	 * @param array<string, string> $query Parameters.
	 */
	public function test_given_word_when_counts_are_deleted_then_those_that_are_named_and_no_others( array $query, int $deleted ): void {
		$answer = $this->send( 'DELETE', $query + array( 'confirm' => 'delete' ) );

		$this->assertSame( array( 200, array( 'deleted' => $deleted ) ), array( $answer->get_status(), $answer->get_data() ) );
		$this->assertCount( 3 - $deleted, $this->get_rows( 'stats', 'day' ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string}>
	 */
	public function provide_wrong_deletions(): array {
		return array(
			'no word'                => array( array(), 'confirm' ),
			'another word'           => array( array( 'confirm' => 'yes' ), 'confirm' ),
			'a word in capitals'     => array( array( 'confirm' => 'DELETE' ), 'confirm' ),
			'a list'                 => array( array( 'confirm' => array( 'delete' ) ), 'confirm' ),
			'an empty widget'        => array( array( 'confirm' => 'delete', 'widget' => '' ), 'widget' ),
			'a widget of blanks'     => array( array( 'confirm' => 'delete', 'widget' => ' ' ), 'widget' ),
			'an empty day'           => array( array( 'confirm' => 'delete', 'widget' => '0', 'since' => '' ), 'since' ),
			'a channel is no filter' => array( array( 'confirm' => 'delete', 'channel' => 'Phone' ), 'channel' ),
			'no text in UTF-8'       => array( array( 'confirm' => 'delete', 'widget' => "\xff" ), 'widget' ),
			'February 30'            => array( array( 'confirm' => 'delete', 'since' => '2026-02-30' ), 'since' ),
			'the end before'         => array( array( 'confirm' => 'delete', 'since' => '2026-05-02', 'until' => '2026-05-01' ), 'until' ),
		);
	}

	/**
	 * @dataProvider provide_wrong_deletions
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	public function test_given_deletion_that_is_not_confirmed_or_names_what_it_cannot_then_nothing_is_deleted( array $query, string $wrong ): void {
		$answer = $this->send( 'DELETE', $query );

		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( array( $wrong ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assertCount( 3, $this->get_rows( 'stats', 'day' ) );
	}

	public function test_deletion_that_database_refuses_is_told_and_deletes_nothing(): void {
		$this->refuse_statements( 'DELETE', 'chaty_stats' );
		$answer = $this->send( 'DELETE', array( 'confirm' => 'delete' ) );

		$this->assertSame( array( 500, 'chaty_db_write_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertCount( 3, $this->get_rows( 'stats', 'day' ) );
	}
}
