<?php
/**
 * Screens of the console.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Admin\Admin_Menu;
use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Widgets\Console_Facts;
use Chaty\Admin\Widgets\First_Start;
use Chaty\Admin\Widgets\Preview_Page;
use Chaty\Admin\Widgets\Widget_Summaries;
use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Config\General_Settings;
use Chaty\Frontend\Loader_Data;
use Chaty\Frontend\Script_Dependencies;
use Chaty\Frontend\Strings;
use Chaty\Http\Proxy_Health;
use Chaty\Settings\Schema;
use Chaty\Storage\Site_Settings;

/**
 * Creates the owner's screens when WordPress makes the menu of wp-admin, and when the plugin is activated, the
 * preview when a URL requests it, and our test in Site Health when that is used. No other request loads their classes.
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
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Preview_Page checks the user and the token.
		if ( isset( $_GET['chaty-preview'] ) ) {
			On_Demand::register( array( 'template_redirect' ), array( $this, 'create_preview' ) );
		}
	}

	/**
	 * Creates the preview.
	 *
	 * @return array<int, Registrable>
	 */
	public function create_preview(): array {
		$data = new Loader_Data( $this->context, new General_Settings(), new Script_Dependencies(), new Strings() );

		return array( new Preview_Page( $data, new Admin_Scripts( $this->context ) ) );
	}

	/**
	 * Creates the screens.
	 *
	 * @return array<int, Registrable>
	 */
	public function create(): array {
		$facts = new Console_Facts( $this->context, $this->schema, ( $this->create_settings )(), new Widget_Summaries() );
		$page  = new Widgets_Page( $facts, new Admin_Scripts( $this->context ) );

		return array( new Admin_Menu( $this->context, array( $page ) ), new First_Start( $this->context ) );
	}
}
