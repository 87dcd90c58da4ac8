<?php
namespace Chaty\Launcher;

use Chaty\Settings\Raw_Values;

/**
 * A widget before a press, typed ("Launcher" in docs/how-it-works.md). The page's half is `parse-launcher.ts` and
 * `parse-page-settings.ts` in `src/widget/domain/settings`.
 */
final class Widget {

	private string $id;

	/**
	 * Public settings of the launcher.
	 *
	 * @var array<string, mixed>
	 */
	private array $settings;

	/**
	 * Conditions and triggers.
	 *
	 * @var array<string, mixed>
	 */
	private array $triggers;

	/**
	 * Usable channels.
	 *
	 * @var array<int, Channel>
	 */
	private array $channels = array();

	private string $cta;

	/**
	 * @param array<string, mixed> $raw Public settings of a widget.
	 */
	public function __construct( array $raw ) {
		$this->id       = (string) $raw['id'];
		$this->settings = (array) $raw['settings'];
		$this->triggers = (array) $raw['triggers'];
		foreach ( $raw['channels'] as $channel ) {
			$this->channels[] = new Channel( $channel );
		}
		$this->cta = '' === $this->get_cta_mode() ? '' : Rich_Text::to_html( $this->read( 'cta_text' ) );
	}

	/**
	 * Returns its id: `0`, `_1`, `_2` …
	 */
	public function get_id(): string {
		return $this->id;
	}

	/**
	 * Returns a text of its settings.
	 */
	public function read( string $key, string $fallback = '' ): string {
		return Raw_Values::read_text( $this->settings, $key, $fallback );
	}

	/**
	 * Returns the URL of the owner's image for the launcher, if there is one and it is chosen.
	 */
	public function get_image_url(): string {
		return 'chat-image' === $this->read( 'widget_icon' ) ? Raw_Values::read_image_url( $this->settings, 'widget_icon_url' ) : '';
	}

	public function is_on( string $key ): bool {
		return Raw_Values::is_on( $this->settings, $key );
	}

	/**
	 * Returns whether channels stand in a row.
	 */
	public function is_horizontal(): bool {
		return 'horizontal' === $this->read( 'icon_view' );
	}

	/**
	 * Returns the class that lets a tooltip point away from the window's edge; in a row of channels, up.
	 */
	public function get_tooltip_class(): string {
		if ( $this->is_horizontal() ) {
			return 'pos-top';
		}

		return 'left-position' === $this->get_side_classes() ? 'pos-right' : 'pos-left';
	}

	/**
	 * Returns the classes that put it on its side of the page. Where that is the left on some screens alone, the right has
	 * exceptions.
	 */
	public function get_side_classes(): string {
		$small = $this->get_small_position()->get_side();
		if ( $this->get_position()->get_side() === $small ) {
			return "$small-position";
		}

		return 'right-position ' . ( 'left' === $small ? 'left-if-small' : 'left-if-wide' );
	}

	public function has_close_button(): bool {
		return ! isset( $this->settings['show_close_button'] ) || $this->is_on( 'show_close_button' );
	}

	/**
	 * Returns `first_click`, `all_time`, or empty for a widget without a call to action.
	 */
	public function get_cta_mode(): string {
		return in_array( $this->read( 'show_cta' ), array( 'first_click', 'all_time' ), true ) ? $this->read( 'show_cta' ) : '';
	}

	/**
	 * Returns the markup of the call to action; empty for none.
	 */
	public function get_cta(): string {
		return $this->cta;
	}

	/**
	 * Returns the number on the badge; 0 for none.
	 */
	public function get_badge(): int {
		return $this->is_on( 'is_pending_mesg_enabled' ) ? max( 0, (int) floor( Raw_Values::read_number( $this->settings, 'pending_mesg_count' ) ) ) : 0;
	}

	/**
	 * Returns the name of the attention effect as the container has it, where `none` is one.
	 */
	public function get_effect_name(): string {
		return (string) preg_replace( '/[^\w-]/', '', $this->read( 'attention_effect' ) );
	}

	/**
	 * Returns the name of the attention effect; empty for none.
	 */
	public function get_effect(): string {
		return 'none' === $this->get_effect_name() ? '' : $this->get_effect_name();
	}

	public function get_position(): Position {
		return new Position( $this->settings );
	}

	/**
	 * Returns position and size on small screens.
	 */
	public function get_small_position(): Position {
		return new Position( $this->settings, true );
	}

	public function get_font(): Font {
		return new Font( $this->read( 'font_family' ) );
	}

	/**
	 * Returns after how many seconds it hides; 0 for never.
	 *
	 * @return int|float
	 */
	public function get_hide_after() {
		return Raw_Values::is_on( $this->triggers, 'auto_hide_widget' ) ? max( 0, Raw_Values::read_number( $this->triggers, 'hide_after' ) ) : 0;
	}

	/**
	 * Returns whether anything decides if and when it shows, as `parse-page-settings.ts` does.
	 */
	public function has_conditions(): bool {
		$pattern = require dirname( __DIR__, 2 ) . '/build/condition-keys.php';
		foreach ( (array) preg_grep( "/$pattern/", array_keys( $this->triggers ) ) as $key ) {
			if ( Raw_Values::is_on( $this->triggers, $key ) ) {
				return true;
			}
		}

		return Raw_Values::is_on( $this->triggers, 'has_time_delay' ) && Raw_Values::read_number( $this->triggers, 'time_delay' ) > 0;
	}

	/**
	 * Returns the bundles that decide if and when it shows.
	 *
	 * @return array<int, string> Without `chaty-`.
	 */
	public function get_trigger_bundles(): array {
		$on = array_filter( $this->triggers, array( Raw_Values::class, 'is_true' ) );

		return ! $this->has_conditions() ? array() : array_merge(
			array( 'triggers' ),
			array() === preg_grep( '/^has_(countries|d.*_rules)$/', array_keys( $on ) ) ? array() : array( 'conditions' ),
			isset( $on['exit_intent'] ) ? array( 'exit-intent' ) : array()
		);
	}

	/**
	 * Returns its usable channels.
	 *
	 * @param string $device `desktop`, `mobile`, or empty for all.
	 * @return array<int, Channel>
	 */
	public function get_channels( string $device = '' ): array {
		return array_values(
			array_filter( $this->channels, static fn ( Channel $channel ): bool => '' === $device || $channel->is_on( $device ) )
		);
	}

	/**
	 * Returns the only channel on a device, which replaces the launcher there.
	 *
	 * @param string $device `desktop` or `mobile`.
	 */
	public function get_single( string $device ): ?Channel {
		$channels = $this->get_channels( $device );

		return 1 === count( $channels ) ? $channels[0] : null;
	}

	/**
	 * Returns whether the launcher looks different on desktops and phones.
	 */
	public function depends_on_device(): bool {
		return array() === $this->get_channels( 'desktop' ) || array() === $this->get_channels( 'mobile' )
			|| $this->get_single( 'desktop' ) !== $this->get_single( 'mobile' );
	}

	/**
	 * Returns whether nothing on the visitor's side can hide it.
	 */
	public function is_always_visible(): bool {
		return ! $this->has_conditions() && ! $this->depends_on_device();
	}
}
