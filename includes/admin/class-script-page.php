<?php
namespace Chaty\Admin;

use WP_Error;

/**
 * A screen that a script takes over. PHP prints its frame, and content for pages where the script has not run.
 */
abstract class Script_Page implements Admin_Page {

	/**
	 * Name in its URL: `page=…`.
	 */
	public const SLUG = '';

	/**
	 * Capability that opens the screen.
	 */
	public const CAPABILITY = '';

	protected const BUNDLE = '';

	/**
	 * Seconds after which a screen says that its script was blocked.
	 */
	private const PATIENCE_SECONDS = 5;

	private Admin_Scripts $scripts;

	/**
	 * What the script knows before its first request.
	 *
	 * @var array<string, mixed>
	 */
	private array $preload = array();

	public function __construct( Admin_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/**
	 * @param string $section Section to begin with, such as `tools`.
	 */
	public static function get_url( string $section = '' ): string {
		return admin_url( 'admin.php?page=' . static::SLUG . ( '' === $section ? '' : "#$section" ) );
	}

	public function get_slug(): string {
		return static::SLUG;
	}

	public function get_capability(): string {
		return static::CAPABILITY;
	}

	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Enqueues the script. Its preload is read before anything is printed, so that a failing database ends the request.
	 */
	public function enqueue(): void {
		$this->preload = $this->get_preload();
		$this->scripts->enqueue( static::BUNDLE );
	}

	/**
	 * Prints the screen. The script replaces the content of `#chaty-console`; notices of WordPress stay above.
	 */
	public function print(): void {
		printf( '<div class="wrap chaty-console"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end"><div id="chaty-console">', esc_html( $this->get_title() ) );
		$this->print_notices();
		$this->print_content();
		echo '</div>';
		$this->scripts->print_data( 'chaty-console-preload', $this->preload );
		echo '</div>';
	}

	/**
	 * Prints why the screen cannot be used: at once without scripts, after a while if one was blocked.
	 */
	private function print_notices(): void {
		printf(
			'<style>.chaty-console-blocked{visibility:hidden;animation:chaty-console-show 0s %ds forwards}@keyframes chaty-console-show{to{visibility:visible}}</style>',
			(int) self::PATIENCE_SECONDS
		);
		printf(
			'<noscript><style>.chaty-console-blocked{display:none}</style><div class="notice notice-warning inline"><p>%s</p></div></noscript>',
			esc_html( $this->get_notice() )
		);
		printf(
			'<div class="notice notice-warning inline chaty-console-blocked"><p>%s</p></div>',
			esc_html__( 'The screen has not started. An ad blocker or a security plugin may have blocked its script; allow scripts of this site and reload the page.', 'chaty' )
		);
	}

	/**
	 * Returns settings, or ends the request: nobody should edit defaults because the database has failed.
	 *
	 * @param array<string, mixed>|WP_Error $settings Settings.
	 * @return array<string, mixed>
	 */
	public static function get_or_die( $settings ): array {
		if ( is_wp_error( $settings ) ) {
			wp_die( esc_html( $settings->get_error_message() ) );
		}

		return $settings;
	}

	/**
	 * Returns what the script knows before its first request.
	 *
	 * @return array<string, mixed>
	 */
	abstract protected function get_preload(): array;

	/**
	 * Returns what to do where scripts are off.
	 */
	abstract protected function get_notice(): string;

	/**
	 * Prints what the screen has without its script.
	 */
	abstract protected function print_content(): void;
}
