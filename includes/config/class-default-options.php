<?php
/**
 * Options that every site has.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Frontend\Click_To_Load;
use Chaty\Http\Rate_Limiter;
use Chaty\Registrable;
use Chaty\Storage\Tables;

/**
 * Gives a site the plugin's options when its tables are made. An option that is absent costs a query on
 * each page; one that is there comes with the autoloaded ones.
 */
final class Default_Options implements Registrable {

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( Tables::UPGRADED, array( $this, 'add_missing' ) );
	}

	/**
	 * Adds the options that are absent.
	 */
	public function add_missing(): void {
		add_option( Widget_Repository::OPTION, array(), '', true );
		add_option( Widget_Repository::CHECKSUM_OPTION, '', '', true );
		add_option( General_Settings::ANALYTICS_OPTION, 'on', '', true );
		add_option( Click_To_Load::OPTION, '', '', true );
		add_option( Rate_Limiter::RATE_LIMITED_OPTION, '', '', true );
	}
}
