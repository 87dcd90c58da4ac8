<?php
namespace Chaty\Admin;

use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Context;
use Chaty\Registrable;

/**
 * Adds the top-level menu with its screens, and the link to it in the list of plugins.
 */
final class Admin_Menu implements Registrable {

	/**
	 * After Comments (25), before the separator (59), where WordPress puts what a site receives.
	 */
	private const POSITION = 26;

	private Context $context;

	/**
	 * Screens in the order of the menu.
	 *
	 * @var array<int, Admin_Page>
	 */
	private array $pages;

	/**
	 * @param array<int, Admin_Page> $pages Screens in the order of the menu; the first opens with the menu.
	 */
	public function __construct( Context $context, array $pages ) {
		$this->context = $context;
		$this->pages   = $pages;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'add_style' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->context->get_main_file() ), array( $this, 'add_link' ) );
	}

	/**
	 * Adds the menu. The submenu of the same slug gives the first entry a name of its own.
	 */
	public function add(): void {
		$first = $this->pages[0];
		add_menu_page( $first->get_title(), 'Chaty', $first->get_capability(), $first->get_slug(), array( $first, 'print' ), $this->get_icon(), self::POSITION );
		foreach ( $this->pages as $page ) {
			$hook = add_submenu_page( $first->get_slug(), $page->get_title(), $page->get_title(), $page->get_capability(), $page->get_slug(), array( $page, 'print' ) );
			if ( false !== $hook ) {
				add_action( "load-$hook", array( $page, 'prepare' ) );
			}
		}
	}

	/**
	 * Shows a speech bubble of the icon font in forced colors, where WordPress does not recolor the SVG.
	 */
	public function add_style(): void {
		$icon = '#toplevel_page_' . $this->pages[0]->get_slug() . ' .wp-menu-image';
		wp_add_inline_style( 'admin-menu', "@media (forced-colors:active){{$icon}{background-size:0!important}$icon::before{display:block;font:20px/1 dashicons;content:\"\\f125\"}}" );
	}

	/**
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
	 * Returns the icon: a speech bubble. WordPress sets `fill` to a color of the admin color scheme.
	 */
	private function get_icon(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode, WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours, in the only form that WordPress takes.
		return 'data:image/svg+xml;base64,' . base64_encode( (string) file_get_contents( __DIR__ . '/menu-icon.svg' ) );
	}
}
