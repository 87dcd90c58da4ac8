<?php
/**
 * Screens of the console.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Admin\Admin_Menu;
use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Console_Facts;
use Chaty\Admin\First_Start;
use Chaty\Admin\Widget_Summaries;
use Chaty\Admin\Widgets_Page;
use Chaty\Http\Proxy_Health;
use Chaty\Settings\Schema;
use Chaty\Storage\Site_Settings;

/**
 * Creates the owner's screens when WordPress makes the menu of wp-admin, and when the plugin is activated, and
 * our test in Site Health when that is used. No other request loads their classes.
 */
final class Admin_Screens implements Registrable {

	private Context $context;
	private Schema $schema;

	/**
	 * Creates the settings of the site.
	 *
	 * @var callable(): Site_Settings
	 */
	private $create_settings;

	/**
	 * @param Context  $context         Context of the plugin.
	 * @param Schema   $schema          Schema of the settings.
	 * @param callable $create_settings Creates the settings of the site.
	 */
	public function __construct( Context $context, Schema $schema, callable $create_settings ) {
		$this->context         = $context;
		$this->schema          = $schema;
		$this->create_settings = $create_settings;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		$basename = plugin_basename( $this->context->get_main_file() );

		On_Demand::register( array( 'admin_menu', "activate_$basename" ), array( $this, 'create' ) );
		On_Demand::register(
			array( 'site_status_tests' ),
			static function (): array {
				return array( new Proxy_Health() );
			}
		);
	}

	/**
	 * Creates the screens.
	 *
	 * @return array<int, Registrable>
	 */
	public function create(): array {
		$facts = new Console_Facts( $this->context, $this->schema, ( $this->create_settings )(), new Widget_Summaries() );
		$page  = new Widgets_Page( $facts, new Admin_Scripts( $this->context ) );

		return array( new Admin_Menu( $this->context, $page ), new First_Start( $this->context ) );
	}
}
