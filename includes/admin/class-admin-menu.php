<?php
/**
 * Menu of the console.
 *
 * @package Chaty
 */

namespace Chaty\Admin;

use Chaty\Context;
use Chaty\Registrable;

/**
 * Adds the top-level menu, and the link to it in the list of plugins.
 */
final class Admin_Menu implements Registrable {

	/**
	 * After Comments (25), before the separator (59), where WordPress puts what a site receives.
	 */
	private const POSITION = 26;

	private Context $context;
	private Widgets_Page $page;

	/**
	 * @param Context      $context Context of the plugin.
	 * @param Widgets_Page $page    Widgets screen.
	 */
	public function __construct( Context $context, Widgets_Page $page ) {
		$this->context = $context;
		$this->page    = $page;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->context->get_main_file() ), array( $this, 'add_link' ) );
	}

	/**
	 * Adds the menu. The submenu of the same slug gives the first entry a name of its own.
	 */
	public function add(): void {
		$title = __( 'Widgets', 'chaty' );
		$hook  = add_menu_page( $title, 'Chaty', Widgets_Page::CAPABILITY, Widgets_Page::SLUG, array( $this->page, 'print' ), $this->get_icon(), self::POSITION );
		add_submenu_page( Widgets_Page::SLUG, $title, $title, Widgets_Page::CAPABILITY, Widgets_Page::SLUG, array( $this->page, 'print' ) );
		add_action( "load-$hook", array( $this->page, 'prepare' ) );
	}

	/**
	 * Adds the link to the list of plugins.
	 *
	 * @param array<array-key, string> $links Links of the plugin.
	 * @return array<array-key, string>
	 */
	public function add_link( array $links ): array {
		if ( ! current_user_can( Widgets_Page::CAPABILITY ) ) {
			return $links;
		}

		$link = sprintf( '<a href="%s">%s</a>', esc_url( Widgets_Page::get_url() ), esc_html__( 'Settings', 'chaty' ) );

		return array( 'settings' => $link ) + $links;
	}

	/**
	 * Returns the icon: a speech bubble. WordPress colors `fill` as the admin color scheme wants it.
	 */
	private function get_icon(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode, WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours, in the only form that WordPress takes.
		return 'data:image/svg+xml;base64,' . base64_encode( (string) file_get_contents( __DIR__ . '/menu-icon.svg' ) );
	}
}
