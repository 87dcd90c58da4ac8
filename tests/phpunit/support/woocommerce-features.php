<?php
namespace Automattic\WooCommerce\Utilities;

/**
 * Keeps with which features of WooCommerce plugins declare to be compatible.
 */
final class FeaturesUtil {

	/**
	 * Main files of plugins, by feature.
	 *
	 * @var array<string, string>
	 */
	public static array $declared = array();

	public static function declare_compatibility( string $feature, string $file, bool $is_right ): bool {
		if ( $is_right ) {
			self::$declared[ $feature ] = basename( $file );
		}

		return $is_right;
	}
}
