<?php
namespace Chaty\Launcher;

/**
 * Writes the outermost element of a widget, with the names that owners' custom CSS relies on, and in it a closed launcher
 * and room for what it opens ("The printed launcher" in docs/how-it-works.md). `src/widget/launcher/launcher.tsx` is the
 * template. React hydrates it, so there is no white space between elements.
 */
final class Markup {

	/**
	 * Icons that owners can choose. The first is the default.
	 */
	private const ICONS = array( 'chat-base', 'chat-smile', 'chat-bubble', 'chat-db' );

	public static function to_html( Widget $widget, Page $page ): string {
		$id    = $widget->get_id();
		$key   = str_replace( '_', '', $id );
		$after = $widget->get_hide_after();

		return HTML::element(
			'div',
			array(
				'id'                  => "chaty-widget-$id",
				'class'               => HTML::classes(
					array(
						"chaty chaty-id-$id chaty-widget-$id chaty-key-$key",
						$widget->is_always_visible() ? 'active' : '',
						$widget->get_cta_mode(),
						$after > 0 ? "auto-hide-chaty hide-after-$after" : '',
					)
				),
				'data-key'            => $key,
				'data-id'             => $id,
				'data-identifier'     => $id,
				'data-user'           => $id,
				'data-nonce'          => $widget->read( 'widget_token' ),
				'data-animation'      => $widget->get_effect_name(),
				'data-pending'        => true,
				// TranslatePress would translate the markup, and not the settings that scripts draw it from.
				'data-no-translation' => function_exists( 'trp_translate' ),
			),
			$widget->depends_on_device() ? self::get_templates( $widget, $page ) : self::get_launcher( $widget, $page, 'mobile' )
		) . HTML::element(
			'div',
			array(
				'id'      => "chaty-widget-$id-press",
				'popover' => 'manual',
				'hidden'  => true,
			)
		);
	}

	/**
	 * Returns the attributes of a button that may be pressed before a script can listen: then the browser opens a popover
	 * that is never seen, and the loader finds it open.
	 *
	 * @return array<string, string>
	 */
	public static function get_press_attributes( Widget $widget ): array {
		return array(
			'popovertarget'       => 'chaty-widget-' . $widget->get_id() . '-press',
			'popovertargetaction' => 'show',
		);
	}

	/**
	 * Returns a template for each device that has a channel; the loader takes that of its own.
	 */
	private static function get_templates( Widget $widget, Page $page ): string {
		$html = '';
		foreach ( array( 'desktop', 'mobile' ) as $device ) {
			if ( array() !== $widget->get_channels( $device ) ) {
				$html .= HTML::element( 'template', array( 'data-device' => $device ), self::get_launcher( $widget, $page, $device ) );
			}
		}

		return $html;
	}

	/**
	 * Returns the launcher as a visitor sees it who has not used the widget.
	 *
	 * @param string $device `desktop` or `mobile`.
	 */
	private static function get_launcher( Widget $widget, Page $page, string $device ): string {
		$single   = $widget->get_single( $device );
		$launcher = null === $single ? self::get_open_button( $widget, $page ) : Single_Channel::to_html( $widget, $single, $page, $device );

		return HTML::element(
			'div',
			array(
				'class'      => HTML::classes(
					array(
						// Keeps WordPress's emoji script out: React would not find the markup again.
						'chaty-widget wp-exclude-emoji',
						$widget->get_side_classes(),
						$widget->is_horizontal() ? 'hor-mode' : '',
						'open' === $widget->read( 'default_state' ) ? 'default-open' : '',
						null === $single ? '' : 'has-single',
						$widget->has_close_button() ? '' : 'chaty-no-close-button',
					)
				),
				'data-state' => 'closed',
			),
			HTML::element( 'div', array( 'class' => 'chaty-channels' ) )
			. HTML::element( 'div', array( 'class' => 'chaty-i-trigger csaas-widget-trigger' . ( null === $single ? '' : ' single-channel' ) ), $launcher . self::get_cross( $widget, $page ) )
		);
	}

	public static function get_cta( Widget $widget ): string {
		return '' === $widget->get_cta() ? '' : HTML::element( 'span', array( 'class' => 'on-hover-text' ), $widget->get_cta() );
	}

	/**
	 * Returns the button that hides the call to action, also that of a single link, which cannot hold a button.
	 */
	private static function get_cross( Widget $widget, Page $page ): string {
		$attributes = array(
			'type'       => 'button',
			'class'      => 'chaty-cta-hide',
			'aria-label' => $page->get_hide_label(),
		);

		return '' === $widget->get_cta() ? '' : HTML::element( 'button', $attributes, '×' );
	}

	/**
	 * Returns the number of unread messages that the launcher claims; decorative.
	 */
	public static function get_badge( Widget $widget ): string {
		$attributes = array(
			'class'       => 'ch-pending-msg',
			'aria-hidden' => 'true',
		);

		return 0 === $widget->get_badge() ? '' : HTML::element( 'span', $attributes, (string) $widget->get_badge() );
	}

	/**
	 * Returns the icon: the owner's image, or one of ours.
	 */
	public static function get_icon( Widget $widget, Page $page ): string {
		if ( '' !== $widget->get_image_url() ) {
			return HTML::image( $widget->get_image_url() );
		}
		$name = $widget->read( 'widget_icon' );

		return HTML::icon( $page->get_drawing( in_array( $name, self::ICONS, true ) ? $name : self::ICONS[0] ) );
	}

	/**
	 * Returns the button. The call to action is its label, so that a press on either opens.
	 */
	private static function get_open_button( Widget $widget, Page $page ): string {
		$button = HTML::element(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'open-chaty',
				'aria-label'    => '' === $widget->get_cta() ? $page->get_label() : null,
				'aria-expanded' => 'false',
			) + self::get_press_attributes( $widget ),
			self::get_icon( $widget, $page )
		);
		$disc   = HTML::element(
			'span',
			array( 'class' => 'chaty-cta-button' . ( '' === $widget->get_effect() ? '' : ' chaty-animation-' . $widget->get_effect() ) ),
			$button . self::get_badge( $widget )
		);

		return HTML::element(
			'label',
			array(
				'class'       => 'chaty-channel chaty-cta-main chaty-tooltip has-on-hover ' . $widget->get_tooltip_class() . ' active',
				'data-widget' => $widget->get_id(),
			),
			self::get_cta( $widget ) . $disc
		);
	}
}
