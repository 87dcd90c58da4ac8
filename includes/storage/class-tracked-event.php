<?php
namespace Chaty\Storage;

/**
 * A view or a click of a widget or of one of its channels, on one kind of device.
 */
final class Tracked_Event {

	private string $widget;
	private string $channel;
	private string $device;
	private string $kind;

	/**
	 * @param string $widget  ID of the widget.
	 * @param string $channel Slug of the channel, or an empty string.
	 * @param string $device  'd' or 'm'.
	 * @param string $kind    'view' or 'click'.
	 */
	private function __construct( string $widget, string $channel, string $device, string $kind ) {
		$this->widget  = $widget;
		$this->channel = $channel;
		$this->device  = $device;
		$this->kind    = $kind;
	}

	/**
	 * Creates a view.
	 *
	 * @param int|string $widget  ID of the widget.
	 * @param string     $channel Slug of the channel, or an empty string.
	 * @param bool       $mobile  Whether it happened on a phone or tablet.
	 */
	public static function view( $widget, string $channel, bool $mobile ): self {
		return new self( (string) $widget, $channel, $mobile ? 'm' : 'd', 'view' );
	}

	/**
	 * Creates a click.
	 *
	 * @param int|string $widget  ID of the widget.
	 * @param string     $channel Slug of the channel, or an empty string.
	 * @param bool       $mobile  Whether it happened on a phone or tablet.
	 */
	public static function click( $widget, string $channel, bool $mobile ): self {
		return new self( (string) $widget, $channel, $mobile ? 'm' : 'd', 'click' );
	}

	/**
	 * Creates every event that a channel, or a widget itself, can have.
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
		);
	}

	/**
	 * Returns the key of this event on a day.
	 *
	 * @param string $day Day, YYYY-MM-DD.
	 */
	public function to_key( string $day ): string {
		return implode( ':', array( $day, $this->widget, $this->channel, $this->device, $this->kind ) );
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
	 * Returns 'd' for desktops, 'm' for phones and tablets.
	 */
	public function get_device(): string {
		return $this->device;
	}

	/**
	 * Returns whether it is a click; otherwise it is a view.
	 */
	public function is_click(): bool {
		return 'click' === $this->kind;
	}
}
