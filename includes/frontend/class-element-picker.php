<?php
/**
 * The element picker.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Http\Request;
use Chaty\Registrable;

/**
 * Lets those who may edit the theme pick elements of a page that is shown in a frame of the same
 * origin: its address asks for it. Nobody else gets its script, by no other way: its handle is
 * registered only where it is allowed.
 */
final class Element_Picker implements Registrable {

	/**
	 * Name of the bundle.
	 */
	public const NAME = 'element-picker';

	/**
	 * Argument of the address that asks for the picker, and its value, which pages of the origin use.
	 */
	private const ARGUMENT = 'mobmenu-action';
	private const WANTED   = 'find-element';

	/**
	 * Arguments of the address that `get_url()` adds: the token that was given to the user, and the mode.
	 */
	private const TOKEN = 'chaty-picker';
	private const MODE  = 'chaty-picker-mode';

	/**
	 * What a user may do who may pick.
	 */
	private const CAPABILITY = 'edit_theme_options';

	/**
	 * What the token is for.
	 */
	private const ACTION = 'chaty_element_picker';

	private Assets $assets;

	/**
	 * @param Assets $assets Built scripts and styles.
	 */
	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/**
	 * Returns the address of a page with the picker, for a frame that the current user is shown.
	 *
	 * @param string $page Address of the page.
	 * @param string $mode 'cover' or 'target'.
	 */
	public static function get_url( string $page, string $mode ): string {
		return add_query_arg(
			array(
				self::ARGUMENT => self::WANTED,
				self::MODE     => rawurlencode( $mode ),
				self::TOKEN    => wp_create_nonce( self::ACTION ),
			),
			$page
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( 'template_redirect', array( $this, 'start' ), -1 );
	}

	/**
	 * Prepares the page, where the picker is asked for and allowed: the admin bar is not part of what
	 * visitors see, the page is for this user and this moment alone, and no site around the frames of
	 * this one may show it.
	 */
	public function start(): void {
		if ( ! $this->is_allowed() ) {
			return;
		}

		nocache_headers();
		if ( ! headers_sent() ) {
			send_frame_options_header();
		}
		add_filter( 'show_admin_bar', '__return_false' );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 30 );
	}

	/**
	 * Enqueues the script, and tells it the token, by which the page around the frame knows its messages.
	 */
	public function enqueue(): void {
		$address = Request::from_query();
		$handle  = 'chaty-' . self::NAME;
		$data    = array_filter(
			array(
				'token' => $this->get_token( $address ),
				'mode'  => $address->get_text( self::MODE ),
			)
		);

		$this->assets->register_behaviour( self::NAME );
		wp_enqueue_script( $handle );
		wp_add_inline_script( $handle, 'window.chaty_element_picker=' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/**
	 * Returns the token: that of the address, or one for the user, where the address has none.
	 *
	 * @param Request $address Arguments of the address.
	 */
	private function get_token( Request $address ): string {
		return $address->has_field( self::TOKEN ) ? $address->get_text( self::TOKEN ) : wp_create_nonce( self::ACTION );
	}

	/**
	 * Returns whether the address asks for the picker and the user may have it, in a frame of this site. A
	 * browser that does not tell of frames leaves that to the script, which looks at the page around. An
	 * address that has a token is for the user for whom it was made.
	 */
	private function is_allowed(): bool {
		$address = Request::from_query();

		return self::WANTED === $address->get_text( self::ARGUMENT )
			&& current_user_can( self::CAPABILITY )
			&& false !== wp_verify_nonce( $this->get_token( $address ), self::ACTION )
			&& in_array( $address->get_server( 'HTTP_SEC_FETCH_DEST' ), array( '', 'iframe' ), true )
			&& in_array( $address->get_server( 'HTTP_SEC_FETCH_SITE' ), array( '', 'same-origin' ), true );
	}
}
