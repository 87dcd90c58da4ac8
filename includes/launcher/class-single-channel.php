<?php
namespace Chaty\Launcher;

/**
 * Writes the only channel of a widget, which replaces the launcher: `src/widget/launcher/channel-item.tsx` and
 * `channel-button.tsx` are the template.
 */
final class Single_Channel {

	/**
	 * @param string $device `desktop` or `mobile`.
	 */
	public static function to_html( Widget $widget, Channel $channel, Page $page, string $device ): string {
		$slug = $channel->get_slug();

		return HTML::element(
			'div',
			array(
				'class'        => HTML::classes(
					array( "chaty-channel $slug-channel-link", 'single active', '' === $widget->get_effect() ? '' : 'chaty-animation-' . $widget->get_effect() )
				),
				'id'           => self::get_id( $widget, $channel ),
				'data-widget'  => $widget->get_id(),
				'data-channel' => $slug,
			),
			self::get_button( $widget, $channel, $page, $device )
		);
	}

	public static function get_id( Widget $widget, Channel $channel ): string {
		return $channel->get_slug() . '-' . $widget->get_id() . '-channel';
	}

	/**
	 * Returns a link where the channel leads somewhere, a button where it does something on the page.
	 *
	 * @param string $device `desktop` or `mobile`.
	 */
	private static function get_button( Widget $widget, Channel $channel, Page $page, string $device ): string {
		$type   = $channel->get_type();
		$name   = '' === $widget->get_cta() ? $channel->get_label() : null;
		$action = $channel->get_action( $page->get_facts( $device ) );
		$link   = $action->get_link();
		$shared = array(
			'class'      => 'chaty-tooltip chaty-link ' . $channel->get_slug() . '-channel chaty-' . strtolower( $type ) . '-channel ' . $widget->get_tooltip_class(),
			'aria-label' => $name,
			'data-hover' => $name,
			'data-form'  => 'chaty-form-' . $widget->get_id() . "-$type",
		);

		$content = self::get_content( $widget, $channel, $page );
		if ( null !== $link ) {
			return HTML::element(
				'a',
				$shared + array(
					'href'   => $link->get_href(),
					'target' => '' === $link->get_target() ? null : $link->get_target(),
					'rel'    => $link->get_rel(),
				),
				$content
			);
		}

		return HTML::element(
			'button',
			$shared + array(
				'type'          => 'button',
				'aria-expanded' => $action->is_panel() ? 'false' : null,
				'aria-haspopup' => $action->is_panel() ? 'dialog' : null,
			) + Markup::get_press_attributes( $widget ),
			$content
		);
	}

	/**
	 * Returns call to action, icon and badge. The visible text and the icon's label make the accessible name
	 * (WCAG 2, 2.5.3).
	 */
	private static function get_content( Widget $widget, Channel $channel, Page $page ): string {
		$has_cta = '' !== $widget->get_cta();
		$icon    = HTML::element(
			'span',
			array(
				'class'      => 'chaty-icon channel-icon-' . $channel->get_slug(),
				'role'       => $has_cta ? 'img' : null,
				'aria-label' => $has_cta ? $channel->get_label() : null,
			),
			$channel->get_icon( $page )
		);

		return Markup::get_cta( $widget ) . $icon . Markup::get_badge( $widget );
	}
}
