<?php
namespace Chaty\Settings\Links;

/**
 * What a link depends on besides its channel: the device, and the page's title and address.
 */
final class Link_Facts {

	private bool $is_mobile;
	private bool $is_ios;

	/**
	 * Returns the page's `title` or `url`. It is called only where a text contains the placeholder.
	 *
	 * @var callable(string): string
	 */
	private $read_page;

	/**
	 * @param bool                     $is_mobile Whether the device is a phone or a tablet.
	 * @param bool                     $is_ios    Whether it is one of Apple's.
	 * @param callable(string): string $read_page Returns the page's `title` or `url`.
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

	/**
	 * Replaces `{title}` and `{url}` in one pass, so that a title that contains `{url}` stays as it is.
	 */
	public function fill( string $template ): string {
		return (string) preg_replace_callback(
			'/\{(title|url)\}/',
			fn ( array $found ): string => ( $this->read_page )( $found[1] ),
			$template
		);
	}
}
