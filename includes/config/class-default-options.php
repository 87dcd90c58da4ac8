<?php
namespace Chaty\Config;

use Chaty\Registrable;

/**
 * Adds the plugin's autoloaded options when its tables are created. A missing option would cost a query on
 * each page.
 */
final class Default_Options implements Registrable {

	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'add_missing' ) );
	}

	public function add_missing(): void {
		add_option( Names::WIDGETS, array(), '', true );
		add_option( Names::CHECKSUM, '', '', true );
		add_option( Names::PARTS, array(), '', true );
		add_option( Names::ANALYTICS, 'on', '', true );
		add_option( Names::COUNT_PAGES, 1, '', true );
		add_option( Names::CLICK_TO_LOAD, '', '', true );
		add_option( Names::MAPS, array(), '', true );
		add_option( Names::ACCESS, array(), '', true );
		add_option( Names::RATE_LIMITED, '', '', true );
		add_option( Names::WEBHOOK, array(), '', true );
		add_option( Names::SHOP, array(), '', true );
		add_option( Names::OWN_PAGES, array(), '', true );
	}
}
