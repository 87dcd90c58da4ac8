<?php
/**
 * Consent to statistics.
 *
 * @package Chaty
 */

namespace Chaty\Privacy;

use Chaty\Context;
use Chaty\Registrable;

/**
 * Asks the WP Consent API where it is there: without the visitor's consent to statistics nothing is
 * counted. Pages are cached for everybody, so it is asked when a call comes in, with the visitor's cookies.
 */
final class Consent implements Registrable {

	/**
	 * Category of the WP Consent API.
	 */
	private const CATEGORY = 'statistics';

	private Context $context;

	/**
	 * @param Context $context Where the plugin lives.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Adds the part's hooks: tells the WP Consent API that the plugin asks it.
	 */
	public function register(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->context->get_main_file() ), '__return_true' );
	}

	/**
	 * Says whether the WP Consent API is active but not ready yet: it starts at `plugins_loaded` 9.
	 */
	public static function is_pending(): bool {
		return class_exists( 'WP_CONSENT_API', false ) && ! function_exists( 'wp_has_consent' );
	}

	/**
	 * Says whether the visitor of this request may be counted.
	 */
	public static function allows_tracking(): bool {
		return ! function_exists( 'wp_has_consent' ) || (bool) wp_has_consent( self::CATEGORY );
	}
}
