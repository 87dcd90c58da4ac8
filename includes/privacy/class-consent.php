<?php
/**
 * Consent to tracking.
 *
 * @package Chaty
 */

namespace Chaty\Privacy;

use Chaty\Context;
use Chaty\Registrable;

/**
 * Checks the WP Consent API, if it is active: without consent to statistics, nothing is tracked. Pages are
 * cached for all visitors, so consent is checked for each tracking request, which has the visitor's cookies.
 */
final class Consent implements Registrable {

	/**
	 * Category of the WP Consent API.
	 */
	private const CATEGORY = 'statistics';

	private Context $context;

	/**
	 * @param Context $context Context of the plugin.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Declares that the plugin respects the WP Consent API.
	 */
	public function register(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->context->get_main_file() ), '__return_true' );
	}

	/**
	 * Returns whether the WP Consent API is active but not ready yet: it starts at `plugins_loaded` 9.
	 */
	public static function is_pending(): bool {
		return class_exists( 'WP_CONSENT_API', false ) && ! function_exists( 'wp_has_consent' );
	}

	/**
	 * Returns whether this visitor may be tracked.
	 */
	public static function allows_tracking(): bool {
		return ! function_exists( 'wp_has_consent' ) || (bool) wp_has_consent( self::CATEGORY );
	}
}
