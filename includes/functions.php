<?php
/**
 * Functions for themes and plugins.
 *
 * @package Chaty
 */

/**
 * Enqueues behaviours with their styles. Call it on `wp_enqueue_scripts` or later.
 *
 * @since 1.0.0
 *
 * @example
 *     add_action( 'wp_enqueue_scripts', function (): void {
 *         chaty_enqueue_behaviours( array( 'accordion', 'tabs' ) );
 *     } );
 *
 * @param array<int, string> $names Names of behaviours, such as `accordion`. Unknown ones are reported to developers.
 */
function chaty_enqueue_behaviours( array $names ): void {
	foreach ( $names as $name ) {
		$handle = 'chaty-' . sanitize_key( $name );
		if ( wp_script_is( $handle, 'registered' ) ) {
			wp_enqueue_script( $handle );
		} else {
			_doing_it_wrong( __FUNCTION__, esc_html( 'Unknown behaviour, or before the action wp_enqueue_scripts: ' . ( is_scalar( $name ) ? $name : gettype( $name ) ) . '.' ), '1.0.0' );
		}
	}
}

/**
 * Returns the URL of a page with the element picker, for a frame in the admin or on the site. It works for the
 * current user only, if that user may edit the theme, and for a day at most. The picker's messages contain the
 * token of the URL.
 *
 * @since 1.0.0
 *
 * @example printf( '<iframe src="%s"></iframe>', esc_url( chaty_element_picker_url() ) );
 *
 * @param string $page URL of the page. Default empty, for the front page.
 * @param string $mode How the picker highlights an element: 'cover' or 'target'. Default 'cover'.
 */
function chaty_element_picker_url( string $page = '', string $mode = 'cover' ): string {
	return Chaty\Frontend\Element_Picker::get_url( '' === $page ? home_url( '/' ) : $page, $mode );
}

/**
 * Displays menus as a mobile menu: on small screens, buttons that open panels; on wide screens nothing, unless
 * `wide` is set. Without scripts, the lists are visible.
 *
 * @since 1.0.0
 *
 * @example chaty_mobile_menu( array( 'left' => 'primary', 'display' => 'push' ) );
 *
 * @param array<string, mixed> $args {
 *     Optional arguments.
 *
 *     @type string $left        Menu of the left panel: a location of the theme, or the ID, slug or name of a menu.
 *                               Default: without `right`, the first location that has a menu.
 *     @type string $right       Menu of the right panel.
 *     @type string $left_label  Label of the left panel and its button. Default: the name of the menu.
 *     @type string $right_label Label of the right panel and its button.
 *     @type int    $breakpoint  Width in pixels below which the mobile menu is active. Default 1024.
 *     @type string $display     `push`, `top`, `overlay` or `drill`, or several. Default empty: panels slide over the page.
 *     @type bool   $parent_link Whether the links of items with a submenu open it.
 *     @type bool   $autoclose   Whether opening a submenu closes its siblings.
 *     @type bool   $wide        Whether the lists are visible on wide screens.
 *     @type string $class       Class of the wrapper.
 *     @type bool   $echo        Whether to print the markup. Default true.
 * }
 * @return string Escaped markup.
 */
function chaty_mobile_menu( array $args = array() ): string {
	/**
	 * Filters the markup of a mobile menu.
	 *
	 * @since 1.0.0
	 *
	 * @example
	 *     add_filter( 'chaty_mobile_menu', function ( string $html, array $args ): string {
	 *         return $html . '<p><a href="tel:+15550100234">Call us</a></p>';
	 *     }, 10, 2 );
	 *
	 * @param string               $html Escaped markup.
	 * @param array<string, mixed> $args Arguments of the theme.
	 */
	$html = (string) apply_filters( 'chaty_mobile_menu', Chaty\Frontend\Mobile_Menu::render( $args ), $args );
	if ( $args['echo'] ?? true ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- All parts are escaped.
	}

	return $html;
}

/**
 * Returns the widgets that are on, those that this page shows first, with nothing that pages do not print as well.
 *
 * @since 1.0.0
 *
 * @example $names = wp_list_pluck( chaty_get_widgets()[0]['channels'] ?? array(), 'label', 'name' );
 *
 * @return array<int, array{id: string, channels: array<int, array{name: string, type: string, label: string}>}> IDs are `0`,
 *         `_1`, `_2` …; a channel has its name in the settings, its type and its name for visitors.
 */
function chaty_get_widgets(): array {
	return Chaty\Page_Hooks::get_channels()->describe();
}

/**
 * Returns where a channel leads. It works on phones and desktops, and is neither counted nor escaped.
 *
 * @since 1.0.0
 *
 * @example printf( '<a href="%s">WhatsApp</a>', esc_attr( chaty_get_link( 'whatsapp', array( 'message' => 'About {title}' ) ) ) );
 *
 * @param string               $channel Name of a channel in the settings, in any case: `whatsapp`, `contact_us`; before it the
 *                                      number of a widget where several have it: `1-whatsapp`.
 * @param array<string, mixed> $args {
 *     Optional arguments.
 *
 *     @type string $message Text that the visitor's message begins with, or subject of an email, in place of the owner's.
 *                           Variables, such as `{title}`, become those of the page.
 * }
 * @return string Address with `https:`, `tel:`, `sms:`, `mailto:`, `viber:` or `skype:`; empty where no widget that is on has
 *                the channel, or it opens something on the page, as a contact form.
 */
function chaty_get_link( string $channel, array $args = array() ): string {
	$channels = Chaty\Page_Hooks::get_channels();
	$found    = $channels->find( $channel );
	$message  = $args['message'] ?? '';
	$link     = $channels->get_link( null === $found || ! is_string( $message ) || '' === $message ? $found : $found->with_message( $message ) );

	return null === $link ? '' : $link->get_href();
}

/**
 * Returns a button that leads to a channel, or opens its panel where the page shows the widget: a link that looks as the
 * theme's buttons do, also without scripts. The shortcode `[chaty_button]` has the same arguments.
 *
 * @since 1.0.0
 *
 * @example echo chaty_render_button( array( 'channel' => 'whatsapp', 'text' => 'Ask us', 'color' => '#25d366' ) );
 *
 * @param array<string, mixed> $args {
 *     Arguments.
 *
 *     @type string $channel Name of a channel in the settings, in any case. Required.
 *     @type string $widget  Number of a widget, where several have the channel: `0` is the first.
 *     @type string $text    Text of the button, with variables. Default: the channel's name for visitors.
 *     @type string $message Text that the visitor's message begins with, or subject of an email, in place of the owner's.
 *     @type string $color   Background, a hexadecimal color. Default: that of the theme's buttons.
 *     @type bool   $icon    Whether the channel's icon stands before the text. Default true.
 *     @type bool   $qr      Whether a press on a desktop shows a QR code of the link. Such a button is not counted. Default false.
 *     @type string $class   More classes, for the theme's CSS.
 * }
 * @return string Escaped markup; empty where no widget that is on has the channel, or where it has a panel and the page shows
 *                no such widget.
 */
function chaty_render_button( array $args ): string {
	return ( new Chaty\Frontend\Button( Chaty\Page_Hooks::get_channels() ) )->render_channel( $args );
}
