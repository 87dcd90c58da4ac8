<?php
namespace Chaty\Frontend;

use Chaty\Launcher\Channel;
use Chaty\Launcher\Color;
use Chaty\Launcher\HTML;
use Chaty\Settings\Sanitizers;

/**
 * Writes buttons of content: links that look as the theme's buttons do. They need no style and no script of ours, except
 * where a channel has a panel, which only the widget on the page can open.
 */
final class Button {

	private Channel_Finder $channels;

	/**
	 * Classes and style that an editor has given it.
	 *
	 * @var array{css?: string, classnames?: string}
	 */
	private array $look;

	/**
	 * @param array{css?: string, classnames?: string} $look What WordPress's style engine returns.
	 */
	public function __construct( Channel_Finder $channels, array $look = array() ) {
		$this->channels = $channels;
		$this->look     = $look;
	}

	/**
	 * Returns a button that leads to a channel, or opens its panel.
	 *
	 * @param array<array-key, mixed> $args As `chaty_render_button()` and `[chaty_button]` get them: `channel`, `widget`, `text`,
	 *                                      `message`, `color`, `icon`, `qr`, `class`.
	 * @return string Empty where there is no such channel, or nothing of it works on this page.
	 */
	public function render_channel( array $args ): string {
		$name     = self::read( $args, 'channel' );
		$widget   = ltrim( self::read( $args, 'widget' ), '_' );
		$message  = self::read( $args, 'message' );
		$has_code = self::is_on( $args, 'qr', 'no' );
		$name     = '' === $widget ? $name : "$widget-$name";
		$channel  = '' === self::read( $args, 'channel' ) ? null : $this->channels->find( $name );
		if ( null === $channel ) {
			return '';
		}
		$can_open = $this->channels->can_open( $name );
		// When the widget opens the channel, it knows neither a message of the button's own nor a QR code.
		$only       = $can_open && ( $has_code || '' !== $message ) ? $this->get_use( $channel ) : null;
		$call       = $can_open ? null : $this->get_call( $channel );
		$channel    = '' === $message ? $channel : $channel->with_message( $message );
		$link       = $this->channels->get_link( $channel );
		$attributes = null === $link ? array( 'href' => $can_open ? '#chaty-' . strtolower( $name ) : '' ) : array(
			'href'             => $link->get_href(),
			'rel'              => $link->get_rel(),
			'data-chaty-href'  => $this->get_template( $channel ),
			'data-chaty-qr'    => $has_code ? self::get_qr_texts() : null,
			'data-chaty-open'  => $can_open ? $name : null,
			'data-chaty-only'  => $only,
			'data-chaty-count' => $call,
		);

		$icon = self::is_on( $args, 'icon', 'yes' ) ? $this->get_icon( $channel ) : '';

		return '' === $attributes['href'] ? '' : $this->write( $attributes, $args, $icon . $this->get_text( $args, $channel->get_label() ) );
	}

	/**
	 * Returns a button that opens a widget.
	 *
	 * @param array<array-key, mixed> $args As `[chaty_open]` gets them: `widget`, `text`, `color`, `class`.
	 * @return string Empty where this page does not show the widget.
	 */
	public function render_opener( array $args ): string {
		$widget = ltrim( self::read( $args, 'widget' ), '_' );
		$text   = $this->get_text( $args, __( 'Contact us', 'chaty' ) );

		return $this->channels->can_open( $widget ) ? $this->write( array( 'href' => '' === $widget ? '#chaty' : "#chaty-$widget" ), $args, $text ) : '';
	}

	/**
	 * Writes a link as a button of the theme's, in one line, so that shortcodes get no line breaks.
	 *
	 * @param array<string, string|null> $attributes Address, and what belongs to it.
	 * @param array<array-key, mixed>    $args       Arguments of the button.
	 * @param string                     $content    Escaped content.
	 */
	private function write( array $attributes, array $args, string $content ): string {
		$color = Sanitizers::sanitize( 'color', self::read( $args, 'color' ), array() );
		$style = is_string( $color ) && '' !== $color ? "background-color:$color;color:" . Color::get_contrast( $color ) : $this->look['css'] ?? null;
		self::enqueue_style();
		$class = array( 'chaty-button wp-block-button__link wp-element-button', self::read( $args, 'class' ), $this->look['classnames'] ?? '' );

		return HTML::element(
			'a',
			array(
				'class' => HTML::classes( $class ),
				'style' => $style,
			) + $attributes,
			$content
		);
	}

	/**
	 * Makes the link as high as its padding where a page lacks WordPress's style of buttons: WordPress loads it only for its
	 * own ones, and Elementor not at all. Every rule of a theme is stronger.
	 */
	private static function enqueue_style(): void {
		if ( ! wp_style_is( 'chaty-button', 'registered' ) ) {
			wp_register_style( 'chaty-button', '', array(), '1' );
			wp_add_inline_style( 'chaty-button', ':where(.chaty-button){display:inline-block}' );
		}
		wp_enqueue_style( 'chaty-button' );
	}

	/**
	 * Returns the text of a button, escaped.
	 *
	 * @param array<array-key, mixed> $args Arguments.
	 */
	private function get_text( array $args, string $fallback ): string {
		return HTML::escape( $this->channels->fill( self::read( $args, 'text', $fallback ) ) );
	}

	/**
	 * Returns an address with variables that the page's script fills in at the press, and enqueues the script; null
	 * where there are none.
	 */
	private function get_template( Channel $channel ): ?string {
		$template = $this->channels->get_template( $channel );
		if ( null !== $template ) {
			wp_enqueue_script( 'chaty-variables' );
		}

		return $template;
	}

	/**
	 * Returns what else a press does: it is counted, and where the owner wants it, reported to analytics at once,
	 * because the link may leave the page.
	 */
	private function get_use( Channel $channel ): string {
		if ( ! $this->channels->is_reported( $channel ) ) {
			return 'count';
		}
		wp_enqueue_script( 'chaty-analytics' );

		return 'report';
	}

	/**
	 * Returns the data with which a press is counted where the page does not show the widget, and enqueues the script
	 * that counts; null where nothing is counted.
	 */
	private function get_call( Channel $channel ): ?string {
		$call = $this->channels->get_call( $channel );
		if ( array() === $call ) {
			return null;
		}
		wp_enqueue_script( 'chaty-button-clicks' );
		if ( isset( $call['report'] ) ) {
			wp_enqueue_script( 'chaty-analytics' );
		}

		return (string) wp_json_encode( $call, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Returns the drawing of a channel's type, as large as the text, which names the channel.
	 */
	private function get_icon( Channel $channel ): string {
		$drawing = $this->channels->get_drawing( $channel );

		return '' === $drawing ? '' : HTML::element(
			'svg',
			array(
				'width'       => '1em',
				'height'      => '1em',
				'viewBox'     => '0 0 24 24',
				'fill'        => 'currentColor',
				'fill-rule'   => 'evenodd',
				'aria-hidden' => 'true',
				'style'       => 'vertical-align:-.125em',
			),
			$drawing
		) . '&nbsp;';
	}

	/**
	 * Returns the texts beside a QR code, and enqueues the script that shows it on desktops.
	 */
	private static function get_qr_texts(): string {
		wp_enqueue_script( 'chaty-qr-button' );

		return (string) wp_json_encode( array( __( 'QR code', 'chaty' ), __( 'Continue', 'chaty' ), __( 'Close', 'chaty' ) ) );
	}

	/**
	 * @param array<array-key, mixed> $args     Arguments.
	 * @param string                  $fallback `yes` or `no`.
	 */
	private static function is_on( array $args, string $key, string $fallback ): bool {
		return filter_var( self::read( $args, $key, $fallback ), FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) ?? 'yes' === $fallback;
	}

	/**
	 * Reads an argument: a text, a number, or a switch.
	 *
	 * @param array<array-key, mixed> $args Arguments.
	 */
	private static function read( array $args, string $key, string $fallback = '' ): string {
		$value = $args[ $key ] ?? null;
		if ( is_bool( $value ) ) {
			return $value ? 'yes' : 'no';
		}

		return is_scalar( $value ) && '' !== trim( (string) $value ) ? trim( (string) $value ) : $fallback;
	}
}
