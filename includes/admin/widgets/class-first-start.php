<?php
namespace Chaty\Admin\Widgets;

use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Http\Request;
use Chaty\Registrable;

/**
 * Opens the Widgets screen once, for the person who activates this plugin alone in the list of plugins. It never
 * redirects somebody who activates several plugins or a whole network, or who opens another screen.
 */
final class First_Start implements Registrable {

	private Context $context;

	public function __construct( Context $context ) {
		$this->context = $context;
	}

	public function register(): void {
		add_action( 'activate_' . plugin_basename( $this->context->get_main_file() ), array( $this, 'remember' ) );
		add_action( 'load-plugins.php', array( $this, 'open' ) );
	}

	/**
	 * Remembers who activated the plugin, for the next page that they see.
	 */
	public function remember( bool $is_network_wide = false ): void {
		if ( ! $is_network_wide && get_current_user_id() ) {
			set_transient( Names::ACTIVATED_BY, get_current_user_id(), MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Opens the screen. After activating one plugin, WordPress shows the list with `activate=true`. The list in any
	 * other form ends the wait, so that a second plugin, activated a moment later, does not open the screen.
	 */
	public function open(): void {
		if ( $this->is_for_this_user() && 'true' === Request::from_query()->get_text( 'activate' ) ) {
			wp_safe_redirect( Widgets_Page::get_url() );
			exit;
		}
	}

	/**
	 * Returns whether this user has just activated the plugin and may use the screen. True once.
	 */
	public function is_for_this_user(): bool {
		$user = (int) get_transient( Names::ACTIVATED_BY );
		delete_transient( Names::ACTIVATED_BY );

		return $user && get_current_user_id() === $user && ! is_network_admin() && current_user_can( Widgets_Page::CAPABILITY );
	}
}
