<?php
namespace Chaty\Settings\Links;

/**
 * What a link depends on besides its channel: the device, and the values of its variables on the page.
 */
final class Link_Facts {

	private bool $is_mobile;
	private bool $is_ios;

	/**
	 * Returns the value of a variable. It is called only where a text contains it.
	 *
	 * @var callable(string): (string|null)
	 */
	private $read_page;

	/**
	 * @param callable(string): (string|null) $read_page Returns the value of a variable, or null (`Variables`).
	 */
	public function __construct( bool $is_mobile, bool $is_ios, callable $read_page ) {
		$this->is_mobile = $is_mobile;
		$this->is_ios    = $is_ios;
		$this->read_page = $read_page;
	}

	/**
	 * Returns whether the device is a phone or a tablet.
	 */
	public function is_mobile(): bool {
		return $this->is_mobile;
	}

	/**
	 * Returns whether the device is a phone or a tablet of Apple's.
	 */
	public function is_ios(): bool {
		return $this->is_ios;
	}

	public function fill( string $template ): string {
		return Variables::fill( $template, $this->read_page );
	}
}
