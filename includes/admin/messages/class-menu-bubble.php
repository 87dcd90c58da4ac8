<?php
namespace Chaty\Admin\Messages;

use Chaty\Config\Capabilities;
use Chaty\Messages\Unread_Count;
use Chaty\Registrable;

/**
 * Shows the number of unread messages in the menu, as WordPress does for comments. It is added to the finished
 * menu: WordPress makes the IDs of the screens of the titles, so that a number in them would change the IDs, and what
 * this request has read no longer counts.
 */
final class Menu_Bubble implements Registrable {

	private string $menu;

	public function __construct( string $menu ) {
		$this->menu = $menu;
	}

	public function register(): void {
		add_action( 'admin_head', array( $this, 'add' ) );
	}

	/**
	 * Adds the number. It is read only for users who may read messages.
	 */
	public function add(): void {
		$count = current_user_can( Capabilities::MESSAGES ) ? ( new Unread_Count() )->get() : 0;
		if ( 0 === $count ) {
			return;
		}

		/* translators: %s: Number of messages. */
		$label  = sprintf( _n( '%s unread message', '%s unread messages', $count, 'chaty' ), number_format_i18n( $count ) );
		$bubble = sprintf(
			' <span class="awaiting-mod count-%1$d"><span class="chaty-unread-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			esc_html( $label )
		);
		// Without access to the first screen, WordPress moves Messages up to be the menu itself.
		$slugs = array( $this->menu, Messages_Address::SLUG );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress does for comments; there is no function for it.
		foreach ( $GLOBALS['menu'] as $position => $entry ) {
			if ( in_array( $entry[2], $slugs, true ) ) {
				$GLOBALS['menu'][ $position ][0] .= $bubble;
			}
		}
		foreach ( $slugs as $slug ) {
			foreach ( $GLOBALS['submenu'][ $slug ] ?? array() as $position => $entry ) {
				if ( Messages_Address::SLUG === $entry[2] ) {
					$GLOBALS['submenu'][ $slug ][ $position ][0] .= $bubble;
				}
			}
		}
		// phpcs:enable
	}
}
