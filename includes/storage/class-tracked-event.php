<?php
namespace Chaty\Storage;

/**
 * What a row of the statistics counts: a view or a click of a widget or of one of its channels, a visitor who clicks a
 * channel for the first time, or a message.
 */
final class Tracked_Event {

	/**
	 * Stands in place of a widget's ID for buttons in content, which lead to the channels of all widgets.
	 */
	public const CONTENT = 'content';

	private string $widget;
	private string $channel;
	private string $device;
	private string $column;

	/**
	 * @param string $channel Slug of the channel, or an empty string.
	 * @param string $device  'd' or 'm'; empty where it is not known.
	 * @param string $column  Column of the table: 'views', 'clicks', 'clickers' or 'messages'.
	 */
	private function __construct( string $widget, string $channel, string $device, string $column ) {
		$this->widget  = $widget;
		$this->channel = $channel;
		$this->device  = $device;
		$this->column  = $column;
	}

	/**
	 * @param int|string $widget  ID of the widget.
	 * @param string     $channel Slug of the channel, or an empty string.
	 */
	public static function view( $widget, string $channel, bool $mobile ): self {
		return new self( (string) $widget, $channel, $mobile ? 'm' : 'd', 'views' );
	}

	/**
	 * @param int|string $widget  ID of the widget.
	 * @param string     $channel Slug of the channel, or an empty string.
	 */
	public static function click( $widget, string $channel, bool $mobile ): self {
		return new self( (string) $widget, $channel, $mobile ? 'm' : 'd', 'clicks' );
	}

	/**
	 * Creates a visitor who clicks the first of a widget's channels.
	 *
	 * @param int|string $widget ID of the widget.
	 */
	public static function clicker( $widget, bool $mobile ): self {
		return new self( (string) $widget, '', $mobile ? 'm' : 'd', 'clickers' );
	}

	/**
	 * Creates a message, whose device is not known.
	 */
	public static function message( string $widget, string $channel ): self {
		return new self( $widget, $channel, '', 'messages' );
	}

	/**
	 * Creates every event that visitors' calls can report of a channel, in the widget and in content, or of a widget.
	 *
	 * @param int|string $widget  ID of the widget.
	 * @param string     $channel Slug of the channel, or an empty string.
	 * @return array<int, self>
	 */
	public static function all_of( $widget, string $channel ): array {
		return array(
			self::view( $widget, $channel, false ),
			self::view( $widget, $channel, true ),
			self::click( $widget, $channel, false ),
			self::click( $widget, $channel, true ),
			self::clicker( $widget, false ),
			self::clicker( $widget, true ),
			self::click( self::CONTENT, $channel, false ),
			self::click( self::CONTENT, $channel, true ),
		);
	}

	/**
	 * @param string $day Day, YYYY-MM-DD.
	 */
	public function to_key( string $day ): string {
		return implode( ':', array( $day, $this->widget, $this->channel, $this->device, $this->column ) );
	}

	/**
	 * Returns the ID of the widget.
	 */
	public function get_widget(): string {
		return $this->widget;
	}

	/**
	 * Returns the slug of the channel; empty for the widget itself.
	 */
	public function get_channel(): string {
		return $this->channel;
	}

	/**
	 * Returns 'd' for desktops, 'm' for phones and tablets; empty where it is not known.
	 */
	public function get_device(): string {
		return $this->device;
	}

	/**
	 * Returns the column of the table that counts it.
	 */
	public function get_column(): string {
		return $this->column;
	}

	public function is_click(): bool {
		return 'clicks' === $this->column;
	}
}
