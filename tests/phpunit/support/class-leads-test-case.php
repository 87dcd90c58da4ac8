<?php
namespace Chaty\Tests;

/**
 * Begins as the administrator of a site that has the table of messages of Chaty 3.x.
 */
abstract class Leads_Test_Case extends Owner_Test_Case {

	/**
	 * Makes the table, outside of the transactions of the tests.
	 */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		Leads::create_table();
	}

	public static function tearDownAfterClass(): void {
		Leads::drop_table();
		parent::tearDownAfterClass();
	}
}
