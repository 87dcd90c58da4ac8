<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Launcher\Channel;
use Chaty\Launcher\Page;
use Chaty\Launcher\Page_Values;
use Chaty\Launcher\Widget;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Links\Channel_Link;
use Chaty\Settings\Links\Link_Facts;
use Chaty\Settings\Links\Variables;

/**
 * Finds channels by their names in links ("Links that open a widget" in docs/how-it-works.md; the script's half is
 * `src/widget/launcher/follow-openers.ts`): in the widgets that this page shows, then in the others that are on.
 */
final class Channel_Finder {

	private Frontend_Settings $settings;
	private Page $page;

	/**
	 * Widgets that are on, those of this page first, once they are read.
	 *
	 * @var array<int, Widget>|null
	 */
	private ?array $widgets = null;

	/**
	 * How many of them this page shows.
	 */
	private int $shown = 0;

	public function __construct( Frontend_Settings $settings, Page $page ) {
		$this->settings = $settings;
		$this->page     = $page;
	}

	/**
	 * Returns the first channel with a name.
	 *
	 * @param string $name A channel, or the number of a widget before it, in any case: `whatsapp`, `1-whatsapp`.
	 */
	public function find( string $name ): ?Channel {
		$name = strtr( strtolower( $name ), '-', '_' );
		foreach ( $this->get_widgets() as $widget ) {
			foreach ( $widget->get_channels() as $channel ) {
				$slug = strtolower( $channel->get_slug() );
				if ( $slug === $name || self::get_number( $widget ) . "_$slug" === $name ) {
					return $channel;
				}
			}
		}

		return null;
	}

	/**
	 * Returns a contact form, and its widget.
	 *
	 * @param string $number Number of a widget; empty for the first that has a form.
	 * @return array{Widget, Channel}|null
	 */
	public function find_form( string $number ): ?array {
		$number = ltrim( $number, '_' );
		foreach ( $this->get_widgets() as $widget ) {
			foreach ( '' === $number || self::get_number( $widget ) === $number ? $widget->get_channels() : array() as $channel ) {
				if ( Channel_Type::FORM === $channel->get_type() ) {
					return array( $widget, $channel );
				}
			}
		}

		return null;
	}

	/**
	 * Returns where a channel leads, or the first of its agents. The address is that for phones, which desktops open as
	 * well.
	 *
	 * @return Channel_Link|null Null if it leads nowhere without a script.
	 */
	public function get_link( ?Channel $channel ): ?Channel_Link {
		return null === $channel ? null : self::pick( $channel->get_links( $this->page->get_facts( 'mobile' ) ) );
	}

	/**
	 * Returns the same address with the variables that the page's script fills in at the press (`variables.ts`): among
	 * them those of a product's variation, which is chosen by then.
	 *
	 * @return string|null Null where there are none.
	 */
	public function get_template( Channel $channel ): ?string {
		$read     = fn ( string $name ): string => in_array( $name, Variables::VARIATION, true ) && Page_Values::has_variations()
			? Variables::get_token( $name, $this->page->read( $name ) )
			: $this->page->read_for_press( $name ) ?? Variables::protect( $this->page->read( $name ) );
		$template = self::pick( $channel->get_links( new Link_Facts( true, false, $read ) ) );
		$link     = $this->get_link( $channel );

		return null === $template || null === $link || $template->get_href() === $link->get_href() ? null : $template->get_href();
	}

	/**
	 * Returns whether presses on a channel are reported to the page's analytics tools.
	 */
	public function is_reported( Channel $channel ): bool {
		return $channel->is_reported() || $this->get_widget( $channel )->is_on( 'is_google_analytics_enabled' );
	}

	/**
	 * Returns what `count-buttons.ts` needs to count a press on a channel whose widget this page does not show, and to report it.
	 *
	 * @return array<string, string|bool> Empty where nothing does, and in feeds.
	 */
	public function get_call( Channel $channel ): array {
		if ( is_feed() ) {
			return array();
		}
		$id   = $this->get_widget( $channel )->get_id();
		$call = array_filter( array( 'report' => $this->is_reported( $channel ) ) );
		if ( ( new General_Settings() )->is_tracking() ) {
			$form  = $this->settings->get_form( $id, $channel->get_slug() );
			$call += array(
				'ajaxUrl' => $form['ajaxUrl'],
				'nonce'   => $form['widget']['settings']['widget_token'],
			);
		}

		return array() === $call ? array() : $call + array(
			'widget'  => $id,
			'channel' => $channel->get_slug(),
		);
	}

	/**
	 * Fills the variables of a text, except what depends on the visitor.
	 */
	public function fill( string $text ): string {
		return $this->page->get_facts( 'mobile' )->fill( $text );
	}

	/**
	 * Returns whether this page shows a widget, so that a name can open something there.
	 *
	 * @param string $name Number of a widget, with or without a channel behind it; a channel; empty for any widget.
	 */
	public function can_open( string $name ): bool {
		$name = strtr( strtolower( ltrim( $name, '_' ) ), '-', '_' );
		foreach ( array_slice( $this->get_widgets(), 0, $this->shown ) as $widget ) {
			$number = self::get_number( $widget );
			$names  = array( '', $number );
			foreach ( $widget->get_channels() as $channel ) {
				$slug = strtolower( $channel->get_slug() );
				array_push( $names, $slug, "{$number}_$slug" );
			}
			if ( in_array( $name, $names, true ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns the widgets that are on, those that this page shows first.
	 *
	 * @return array<int, Widget>
	 */
	public function get_widgets(): array {
		if ( ! isset( $GLOBALS['wp_the_query'] ) ) {
			_doing_it_wrong( __METHOD__, 'Channels cannot be read before the action setup_theme.', '1.0.0' );
			return array();
		}
		if ( null === $this->widgets ) {
			$rules = $this->settings->get_rules();
			// The page of one site of a network shows no widget of another.
			$shown = is_multisite() && ms_is_switched() ? array() : array_filter( $rules, array( $this->settings, 'is_allowed' ) );
			// A block that the editor renders is not on a page yet.
			$this->shown = count( wp_is_serving_rest_request() ? $rules : $shown );
			// The placeholder saves creating nonces, which nothing here prints.
			$this->widgets = array_map(
				fn ( int $place ): Widget => new Widget( $this->settings->get_public( array( $place ), 'nonce' )[0] ),
				array_keys( $shown + $rules )
			);
		}

		return $this->widgets;
	}

	/**
	 * Returns the widget of a channel.
	 *
	 * @throws \LogicException If it was not found here.
	 */
	private function get_widget( Channel $channel ): Widget {
		foreach ( $this->get_widgets() as $widget ) {
			if ( in_array( $channel, $widget->get_channels(), true ) ) {
				return $widget;
			}
		}

		throw new \LogicException( 'The channel belongs to no widget.' );
	}

	/**
	 * Returns the widgets as `chaty_get_widgets()` does.
	 *
	 * @return array<int, array{id: string, channels: array<int, array{name: string, type: string, label: string}>}>
	 */
	public function describe(): array {
		return array_map(
			static fn ( Widget $widget ): array => array(
				'id'       => $widget->get_id(),
				'channels' => array_map(
					static fn ( Channel $channel ): array => array(
						'name'  => $channel->get_slug(),
						'type'  => $channel->get_type(),
						'label' => $channel->get_label(),
					),
					$widget->get_channels()
				),
			),
			$this->get_widgets()
		);
	}

	/**
	 * Returns the picture of a channel's type: paths of an SVG of the plugin's own.
	 */
	public function get_drawing( Channel $channel ): string {
		return $this->page->get_drawing( $channel->get_type() );
	}

	/**
	 * Returns the first of a channel's links.
	 *
	 * @param array<int, array{string, Channel_Link}> $links Texts and links.
	 */
	private static function pick( array $links ): ?Channel_Link {
		return array() === $links ? null : reset( $links )[1];
	}

	/**
	 * Returns the number of a widget in names.
	 */
	private static function get_number( Widget $widget ): string {
		return ltrim( $widget->get_id(), '_' );
	}
}
