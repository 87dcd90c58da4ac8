<?php
namespace Chaty;

/**
 * Knows the plugin's folder, URL and version.
 */
final class Context {

	private string $main_file;
	private string $version;

	/**
	 * URL of the plugin's folder, cached: a page has many bundles.
	 */
	private ?string $url = null;

	public function __construct( string $main_file, string $version ) {
		$this->main_file = $main_file;
		$this->version   = $version;
	}

	/**
	 * Returns the full path of chaty.php.
	 */
	public function get_main_file(): string {
		return $this->main_file;
	}

	/**
	 * Returns the version, which is also part of the checksum of stored widgets.
	 */
	public function get_version(): string {
		return $this->version;
	}

	/**
	 * Returns the full path of a file of the plugin.
	 *
	 * @param string $relative Path from the plugin's folder, without a leading slash.
	 */
	public function get_path( string $relative ): string {
		return dirname( $this->main_file ) . '/' . $relative;
	}

	/**
	 * Returns the URL of a file of the plugin.
	 *
	 * @param string $relative Path from the plugin's folder, without a leading slash.
	 */
	public function get_url( string $relative ): string {
		$this->url = $this->url ?? plugins_url( '', $this->main_file );

		return '' === $this->url ? '' : $this->url . '/' . $relative;
	}
}
