<?php
namespace Chaty\Admin\Widgets;

use Chaty\Admin\Admin_Scripts;
use Chaty\Config\Names;
use Chaty\Frontend\Assets;
use Chaty\Frontend\Framed_Page;
use Chaty\Frontend\Loader_Data;
use Chaty\Frontend\Page_Facts;
use Chaty\Frontend\Page_Texts;
use Chaty\Http\Request;
use Chaty\Registrable;
use Chaty\Settings\Channel_Type;

/**
 * Shows owners a page of the site with the widget that they are editing, in a frame of the console or in a tab that it
 * opened. The page has the bundle `chaty-preview` in place of the loader, and none of the stored settings: the console
 * sends the draft. See "The preview" in docs/how-it-works.md.
 */
final class Preview_Page implements Registrable {

	/**
	 * Action of the token.
	 */
	private const ACTION = 'chaty_preview';

	/**
	 * The preview, and the bundles that the loader would load later. All are there at once, so that drafts show without
	 * a wait. The styles of panels come after those that the preview adds, as on any page.
	 */
	private const BUNDLES = array( 'compose', 'single-channel', 'preview', 'panel-form', 'panel-chat', 'panel-qr', 'panel-agents' );

	private Assets $bundles;
	private Loader_Data $data;
	private Admin_Scripts $scripts;

	public function __construct( Assets $bundles, Loader_Data $data, Admin_Scripts $scripts ) {
		$this->bundles = $bundles;
		$this->data    = $data;
		$this->scripts = $scripts;
	}

	/**
	 * Returns a token for the current user. The URL has it, and each message between console and page.
	 */
	public static function create_token(): string {
		return wp_create_nonce( self::ACTION );
	}

	public function register(): void {
		add_action( 'template_redirect', array( $this, 'start' ), -1 );
	}

	/**
	 * Prepares the page, if the user may have the preview. Otherwise it is a page like any other.
	 */
	public function start(): void {
		$request = Request::from_query();
		if ( ! Framed_Page::is_allowed( $request, Widgets_Page::CAPABILITY, $request->get_text( Names::PREVIEW ), self::ACTION, array( 'iframe', 'document' ) ) ) {
			return;
		}

		Framed_Page::prepare();
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 30 );
	}

	/**
	 * Enqueues the preview in place of the loader, whose inline script has the stored settings, and without which no
	 * launchers are printed.
	 */
	public function enqueue(): void {
		if ( ! $this->scripts->register( 'preview' ) ) {
			return;
		}

		$this->bundles->register_widget( 'widget', ...self::BUNDLES );
		wp_dequeue_script( 'chaty-loader' );
		array_map( 'wp_dequeue_script', array( 'chaty-analytics', 'chaty-triggers', 'chaty-conditions', 'chaty-exit-intent', 'chaty-variables' ) );
		foreach ( self::BUNDLES as $name ) {
			wp_enqueue_script( "chaty-$name" );
		}
		wp_add_inline_script( 'chaty-preview', $this->get_inline_script(), 'before' );
	}

	/**
	 * Returns the inline script with what the loader knows besides the settings, with the token, with what page rules
	 * compare, and with the labels and variables that the server adds to settings.
	 */
	private function get_inline_script(): string {
		$script  = '';
		$globals = array(
			'chaty_assets'  => $this->data->get_assets(),
			'chaty_preview' => array(
				'token'     => Request::from_query()->get_text( Names::PREVIEW ),
				'home'      => (string) get_option( 'home' ),
				'page'      => ( new Page_Facts() )->get_facts(),
				'labels'    => (object) Channel_Type::get_translated_labels(),
				'variables' => Page_Texts::read_variables(),
			),
		);
		foreach ( $globals as $name => $value ) {
			$script .= "window.$name=" . wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT ) . ";\n";
		}

		return $script;
	}
}
