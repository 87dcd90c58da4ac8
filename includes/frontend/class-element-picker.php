<?php
namespace Chaty\Frontend;

use Chaty\Config\Names;
use Chaty\Http\Request;
use Chaty\Registrable;

/**
 * Lets users who may edit the theme pick elements of a page in a frame of the same site. The URL requests it.
 * The script's handle is only registered for these users, so that nobody else can load it.
 */
final class Element_Picker implements Registrable {

	/**
	 * Value of the query argument that requests the picker.
	 */
	private const WANTED = 'find-element';

	/**
	 * Query arguments that `get_url()` adds: the user's token, and the mode.
	 */
	private const TOKEN = 'chaty-picker';
	private const MODE  = 'chaty-picker-mode';

	/**
	 * Capability that the picker requires.
	 */
	private const CAPABILITY = 'edit_theme_options';

	/**
	 * Action of the token.
	 */
	private const ACTION = 'chaty_element_picker';

	private Assets $assets;

	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/**
	 * Returns the URL of a page with the picker, for the current user.
	 *
	 * @param string $mode 'cover' or 'target'.
	 */
	public static function get_url( string $page, string $mode ): string {
		return add_query_arg(
			array(
				Names::PICKER => self::WANTED,
				self::MODE    => rawurlencode( $mode ),
				self::TOKEN   => wp_create_nonce( self::ACTION ),
			),
			$page
		);
	}

	public function register(): void {
		add_action( 'template_redirect', array( $this, 'start' ), -1 );
	}

	public function start(): void {
		if ( ! $this->is_allowed() ) {
			return;
		}

		Framed_Page::prepare();
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 30 );
	}

	/**
	 * Enqueues the script with the token, which authenticates its messages to the parent frame.
	 */
	public function enqueue(): void {
		$request = Request::from_query();
		$handle  = 'chaty-' . Assets::PICKER;
		$data    = array_filter(
			array(
				'token' => $this->get_token( $request ),
				'mode'  => $request->get_text( self::MODE ),
			)
		);

		$this->assets->register_behaviour( Assets::PICKER );
		wp_enqueue_script( $handle );
		wp_add_inline_script( $handle, 'window.chaty_element_picker=' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/**
	 * Returns the token of the URL, or a new one if it has none.
	 */
	private function get_token( Request $request ): string {
		return $request->has_field( self::TOKEN ) ? $request->get_text( self::TOKEN ) : wp_create_nonce( self::ACTION );
	}

	/**
	 * Returns whether the URL requests the picker, in a frame of this site, and the user may have it. A URL with a
	 * token only works for the user who got it.
	 */
	private function is_allowed(): bool {
		$request = Request::from_query();

		return self::WANTED === $request->get_text( Names::PICKER )
			&& Framed_Page::is_allowed( $request, self::CAPABILITY, $this->get_token( $request ), self::ACTION, array( 'iframe' ) );
	}
}
