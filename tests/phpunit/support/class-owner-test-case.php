<?php
namespace Chaty\Tests;

/**
 * Begins as the administrator of the site with two widgets.
 */
abstract class Owner_Test_Case extends Ajax_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}
}
