<?php
namespace Chaty\Launcher;

use Chaty\Settings\Channel_Type;
use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Links\Channel_Link;
use Chaty\Settings\Links\Link_Facts;
use Chaty\Settings\Raw_Values;

/**
 * A usable channel, typed. The page's half is `parse-channel.ts` and `channel-appearance.ts` in `src/widget/domain`.
 */
final class Channel {

	/**
	 * Names of icon fonts that differ from those of our channels.
	 */
	private const FONT_NAMES = array(
		'envelope' => 'Email',
		'weixin'   => 'WeChat',
		'link'     => 'Link',
	);

	/**
	 * Icons that are no brand's logo.
	 */
	private const GENERIC_ICON = '/^(Contact|Email|Phone|SMS)|Link$/D';

	/**
	 * Public settings of the channel.
	 *
	 * @var array<string, mixed>
	 */
	private array $raw;

	private string $type;

	/**
	 * @param array<string, mixed> $raw Public settings of a usable channel.
	 */
	public function __construct( array $raw ) {
		$this->raw  = $raw;
		$this->type = Channel_Type::find( $raw );
	}

	/**
	 * Returns the same channel with another message, or another subject of its emails.
	 *
	 * @param string $message Text with variables.
	 */
	public function with_message( string $message ): self {
		return new self(
			array(
				'pre_set_message' => $message,
				'mail_subject'    => $message,
			) + $this->raw
		);
	}

	/**
	 * Returns its name in the settings, which DOM names are made of.
	 */
	public function get_slug(): string {
		return Raw_Values::read_text( $this->raw, 'channel' );
	}

	public function get_type(): string {
		return $this->type;
	}

	/**
	 * Returns its name for visitors.
	 */
	public function get_label(): string {
		return Raw_Values::read_text( $this->raw, 'hover_text', Channel_Type::get_row( $this->type )['label'] );
	}

	/**
	 * @param string $device `desktop` or `mobile`.
	 */
	public function is_on( string $device ): bool {
		return Channel_Action::is_enabled( $this->raw, $device );
	}

	/**
	 * Returns whether its own setting reports presses to analytics tools.
	 */
	public function is_reported(): bool {
		return Raw_Values::is_on( $this->raw, 'is_google_analytics_enabled' );
	}

	/**
	 * Returns what a press on it does.
	 *
	 * @throws \UnexpectedValueException When it does nothing: channels that are not usable are left out before.
	 */
	public function get_action( Link_Facts $facts ): Channel_Action {
		$action = Channel_Action::find( $this->raw, $facts );
		if ( null === $action ) {
			throw new \UnexpectedValueException( 'The channel ' . esc_html( $this->get_slug() ) . ' does nothing.' );
		}

		return $action;
	}

	/**
	 * Returns the links that need no script: the channel's own, also where it opens a chat, or those of its agents.
	 *
	 * @return array<int, array{string, Channel_Link}> Texts and links.
	 */
	public function get_links( Link_Facts $facts ): array {
		$kind = $this->get_action( $facts )->get_kind();
		$rows = array();
		if ( Channel_Action::AGENTS === $kind ) {
			foreach ( (array) ( $this->raw['agent_data'] ?? array() ) as $agent ) {
				$name   = Raw_Values::read_text( (array) $agent, 'agent_title' );
				$rows[] = array( '' === $name ? $this->get_label() : "$name ({$this->get_label()})", Channel_Link::of_agent( $this->type, (array) $agent, $facts ) );
			}
		} elseif ( in_array( $kind, array( Channel_Action::LINK, Channel_Action::CHAT ), true ) ) {
			$rows[] = array( $this->get_label(), Channel_Link::of_channel( $this->raw, $facts ) );
		}

		return array_filter( $rows, static fn ( array $row ): bool => null !== $row[1] );
	}

	/**
	 * Returns whether its chat opens by itself.
	 */
	public function is_default_open( Link_Facts $facts ): bool {
		return Raw_Values::is_on( $this->raw, 'is_default_open' ) && Channel_Action::CHAT === $this->get_action( $facts )->get_kind();
	}

	/**
	 * Returns whether its icon is the owner's SVG.
	 */
	public function has_drawing(): bool {
		return '' === $this->get_image_url() && '' !== Drawing::to_html( Raw_Values::read_text( $this->raw, 'svg_icon' ) );
	}

	/**
	 * Returns its icon: the owner's image, else the owner's SVG, else ours.
	 */
	public function get_icon( Page $page ): string {
		if ( '' !== $this->get_image_url() ) {
			return HTML::image( $this->get_image_url() );
		}
		$drawing = Drawing::to_html( Raw_Values::read_text( $this->raw, 'svg_icon' ) );

		return '' === $drawing ? HTML::icon( HTML::element( 'g', array(), $page->get_drawing( $this->get_icon_id() ) ) ) : $drawing;
	}

	/**
	 * Returns the colors of its button, by the custom property that they are for. Instagram keeps its own gradient
	 * where the owner's color is white.
	 *
	 * @return array<string, string>
	 */
	public function get_colors(): array {
		$color    = Raw_Values::read_text( $this->raw, 'icon_color', Channel_Type::get_row( $this->type )['color'] );
		$is_white = 1 === preg_match( '/^#f+$|(255\D+){3}/iD', $color );
		$color    = $is_white && 0 === strpos( $this->type, 'Insta' ) ? '' : $color;

		return array(
			'channel-color' => $color,
			'channel-icon'  => Color::get_contrast( $color, preg_match( self::GENERIC_ICON, $this->get_icon_id() ) ? Color::ICON_LUMINANCE : Color::BRAND_LUMINANCE ),
		);
	}

	/**
	 * Returns the id of its icon in the sprite. Chaty 3.x lets owners choose one of an icon font,
	 * `<i class="fab fa-whatsapp">`, which pages do not have: ours of that name replaces it.
	 */
	private function get_icon_id(): string {
		if ( ! preg_match( '/\bfa-([a-z]{2,})/', Raw_Values::read_text( $this->raw, 'svg_icon' ), $found ) ) {
			return $this->type;
		}
		if ( isset( self::FONT_NAMES[ $found[1] ] ) ) {
			return self::FONT_NAMES[ $found[1] ];
		}
		foreach ( Channel_Type::get_types() as $name => $type ) {
			if ( 0 === strpos( $name, $found[1] ) ) {
				return $type;
			}
		}

		return $this->type;
	}

	/**
	 * Returns the URL of the owner's image, on the web or on this site; empty if it has another scheme.
	 */
	private function get_image_url(): string {
		return Raw_Values::read_image_url( $this->raw, 'custom_image_url' );
	}
}
