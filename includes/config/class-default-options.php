<?php
/**
 * Options that every site has.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Registrable;

/**
 * Gives a site the plugin's options when its tables are made. An option that is absent costs a query on
 * each page; one that is there comes with the autoloaded ones.
 */
final class Default_Options implements Registrable {

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'add_missing' ) );
	}

	/**
	 * Adds the options that are absent.
	 */
	public function add_missing(): void {
		add_option( Names::WIDGETS, array(), '', true );
		add_option( Names::CHECKSUM, '', '', true );
		add_option( Names::ANALYTICS, 'on', '', true );
		add_option( Names::CLICK_TO_LOAD, '', '', true );
		add_option( Names::RATE_LIMITED, '', '', true );
	}
}
