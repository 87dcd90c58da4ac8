<?php
/**
 * The built scripts and styles.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Context;
use Chaty\Registrable;

/**
 * Registers the bundles of the folder `build` under the handles that themes use: `chaty-loader`,
 * `chaty-widget`, `chaty-site`, one `chaty-<name>` a behaviour, which needs `chaty-site`, and
 * `chaty-<name>-view` where a behaviour has a later half. All are deferred, in the footer.
 */
final class Bundles implements Registrable {

	/**
	 * Where the plugin lives.
	 *
	 * @var Context
	 */
	private $context;

	/**
	 * Keeps what it is given.
	 *
	 * @param Context $context Where the plugin lives.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Adds the part's hooks. Themes enqueue at 10, so the handles stand before.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'register_bundles' ), 1 );
		add_action( 'admin_notices', array( $this, 'show_missing_build' ) );
	}

	/**
	 * Registers every bundle that was built.
	 */
	public function register_bundles(): void {
		foreach ( array( 'rules', 'links', 'loader', 'widget', 'site' ) as $name ) {
			$this->register_bundle( $name, $name );
		}

		foreach ( (array) glob( $this->context->get_path( 'build/site/*.asset.php' ) ) as $file ) {
			$name = basename( (string) $file, '.asset.php' );
			$this->register_bundle( $name, 'site/' . $name, array( 'chaty-site' ) );
		}

		foreach ( (array) glob( $this->context->get_path( 'build/views/*.asset.php' ) ) as $file ) {
			$name = basename( (string) $file, '.asset.php' );
			$this->register_bundle( "$name-view", 'views/' . $name );
		}
	}

	/**
	 * Says whether the loader was built.
	 */
	public function is_built(): bool {
		return is_readable( $this->context->get_path( 'build/loader.asset.php' ) );
	}

	/**
	 * Tells administrators that a copy of the source needs building first.
	 */
	public function show_missing_build(): void {
		if ( $this->is_built() || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}

		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html__( 'Chaty shows nothing: its scripts are not built. Run "npm install && npm run build" in the plugin\'s folder, or install the plugin from its zip file.', 'chaty' )
		);
	}

	/**
	 * Registers one bundle, and its style when it has one.
	 *
	 * @param string                       $name  Name after `chaty-`.
	 * @param string                       $path  Path in the folder `build`, without an ending; never empty.
	 * @param array<int, non-empty-string> $needs Handles that it needs besides what the build found.
	 */
	private function register_bundle( string $name, string $path, array $needs = array() ): void {
		$asset   = $this->read_asset( $this->context->get_path( "build/$path.asset.php" ) );
		$address = $this->context->get_url( "build/$path.js" );
		if ( null === $asset || '' === $address ) {
			return;
		}

		wp_register_script(
			"chaty-$name",
			$address,
			array_merge( $needs, $asset['dependencies'] ),
			$asset['version'],
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);

		if ( false !== strpos( $path, '/' ) && is_readable( $this->context->get_path( "build/$path.css" ) ) ) {
			wp_register_style( "chaty-$name", $this->context->get_url( "build/$path.css" ), array(), $asset['version'] );
		}
	}

	/**
	 * Reads what the build wrote about a bundle.
	 *
	 * @param string $file Full path of the asset file.
	 * @return array{dependencies: array<int, non-empty-string>, version: string}|null Null when the bundle was not built.
	 */
	private function read_asset( string $file ): ?array {
		if ( ! is_readable( $file ) ) {
			return null;
		}
		$asset        = require $file;
		$dependencies = array();
		foreach ( (array) ( $asset['dependencies'] ?? array() ) as $handle ) {
			if ( is_string( $handle ) && '' !== $handle ) {
				$dependencies[] = $handle;
			}
		}

		return array(
			'dependencies' => $dependencies,
			'version'      => (string) ( $asset['version'] ?? $this->context->get_version() ),
		);
	}
}
