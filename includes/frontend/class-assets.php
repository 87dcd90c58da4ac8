<?php
namespace Chaty\Frontend;

use Chaty\Context;
use Chaty\Registrable;

/**
 * Registers the bundles of the folder `build` under the handles that themes use. On every page: `chaty-behaviours`,
 * `chaty-runtime`, one `chaty-<name>` per behaviour, which depends on those two, and `chaty-slides` for carousel and
 * slider. The others: where a page needs them. All are deferred, in the footer.
 */
final class Assets implements Registrable {

	/**
	 * Scripts that behaviours share, and those that buttons in content enqueue.
	 */
	private const SHARED = array( 'behaviours', 'slides', 'qr-button', 'button-clicks', 'variables', 'analytics' );

	/**
	 * The behaviour that themes and markup cannot load: `Element_Picker` decides who may.
	 */
	public const PICKER = 'element-picker';

	/**
	 * Aliases of behaviours, in the attribute `data-chaty` and as handles.
	 */
	public const ALIASES = array( 'validate' => 'validation' );

	private Context $context;

	/**
	 * Dependencies and versions of the bundles, which the builds write; null until they are read.
	 *
	 * @var array<string, array{dependencies?: array<int, non-empty-string>, version?: string}>|null
	 */
	private ?array $assets = null;

	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Adds the hooks. Themes enqueue at 10, so handles are registered before.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'register_behaviours' ), 1 );
		add_action( 'admin_notices', array( $this, 'show_missing_build' ) );
	}

	/**
	 * Registers the behaviours that were built, with what they share. Themes and page builders enqueue any of them.
	 */
	public function register_behaviours(): void {
		foreach ( self::SHARED as $name ) {
			$this->register_bundle( $name, $name );
		}
		foreach ( $this->get_behaviours() as $name ) {
			$this->register_behaviour( $name );
		}
		foreach ( array_intersect( self::ALIASES, $this->get_behaviours() ) + array( 'runtime' => 'behaviours' ) as $alias => $name ) {
			wp_register_script( "chaty-$alias", false, array( "chaty-$name" ), $this->context->get_version(), true );
		}
	}

	/**
	 * Gives `chaty-behaviours` the script that also finds the markup of behaviours and loads them. It is on pages
	 * without any behaviour too, so the code that they share is a script of its own.
	 */
	public function register_finder(): void {
		foreach ( array(
			'behaviours' => 'behaviours-finder',
			'runtime'    => 'runtime',
		) as $name => $path ) {
			wp_deregister_script( "chaty-$name" );
			$this->register_bundle( $name, $path );
		}
	}

	/**
	 * Registers bundles of the widget, for a page that has one.
	 *
	 * @param string ...$names Names after `chaty-`.
	 */
	public function register_widget( string ...$names ): void {
		foreach ( $names as $name ) {
			$this->register_bundle( $name, $name );
		}
	}

	public function register_chunk( string $name ): void {
		$this->register_bundle( "$name-chunk", "chunks/$name" );
	}

	public function register_behaviour( string $name ): void {
		$this->register_bundle( $name, "behaviours/$name" );
	}

	/**
	 * Returns the dependencies of a bundle that its build does not know.
	 *
	 * @param string $path Path in the folder `build`, without extension.
	 * @return array<int, non-empty-string> Handles.
	 */
	private function get_needs( string $path ): array {
		if ( 'runtime' === $path ) {
			return array( 'chaty-behaviours' );
		}
		$react = wp_scripts()->registered['react-dom']->ver ?? '';

		// The script of React 19 lacks roots, which `wp.element` has.
		$element = in_array( $path, array( 'widget', 'inline-form' ), true ) && version_compare( (string) $react, '19', '>=' ) ? array( 'wp-element' ) : array();

		return 'inline-form' === $path ? array_merge( array( 'chaty-panel-form' ), $element ) : $element;
	}

	/**
	 * Registers the style of a behaviour, if it has one.
	 *
	 * @return string Handle of the style; empty if there is none.
	 */
	public function register_style( string $name ): string {
		$script = wp_scripts()->registered[ "chaty-$name" ] ?? null;
		$file   = preg_replace( '/-chunk$/', '', $name, -1, $is_chunk );
		$path   = 'build/' . ( $is_chunk ? 'chunks' : 'behaviours' ) . "/$file.css";
		if ( null === $script || ! is_readable( $this->context->get_path( $path ) ) ) {
			return '';
		}
		wp_register_style( "chaty-$name", $this->context->get_url( $path ), array(), $script->ver );

		return "chaty-$name";
	}

	/**
	 * Registers the style of contact forms in content.
	 *
	 * @return string Its handle.
	 */
	public function register_form_style(): string {
		wp_register_style( 'chaty-inline-form', $this->context->get_url( 'build/inline.css' ), array(), $this->get_assets()['widget.js']['version'] ?? $this->context->get_version() );

		return 'chaty-inline-form';
	}

	/**
	 * Returns the behaviours that were built and that this page may have.
	 *
	 * @return array<int, string>
	 */
	public function get_behaviours(): array {
		$names = array();
		foreach ( (array) preg_grep( '#^behaviours/#', array_keys( $this->get_assets() ) ) as $file ) {
			$name = basename( (string) $file, '.js' );
			if ( self::PICKER !== $name || wp_script_is( "chaty-$name", 'registered' ) ) {
				$names[] = $name;
			}
		}

		return $names;
	}

	/**
	 * Returns the chunks of behaviours that were built: `map` and `map-clusters` of `map`, `validation`
	 * and `validation-rules` of `validation`.
	 *
	 * @param array<int, string> $behaviours Names of behaviours.
	 * @return array<int, string>
	 */
	public function get_chunks( array $behaviours ): array {
		$files = preg_grep( '#^chunks/(' . implode( '|', $behaviours ) . ')(-clusters|-rules)?\.js$#', array_keys( $this->get_assets() ) );

		return array_map( static fn ( $file ): string => basename( (string) $file, '.js' ), array_values( (array) $files ) );
	}

	public function is_built(): bool {
		return isset( $this->get_assets()['loader.js'] );
	}

	/**
	 * Shows administrators a notice on the plugin's own screens if the scripts are not built.
	 */
	public function show_missing_build(): void {
		global $plugin_page;

		if ( $this->is_built() || 0 !== strpos( (string) $plugin_page, 'chaty' ) || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}

		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html__( 'Chaty shows nothing: its scripts are not built. Run "npm install && npm run build" in the plugin\'s folder, or install the plugin from its zip file.', 'chaty' )
		);
	}

	/**
	 * @param string $name Name after `chaty-`.
	 * @param string $path Path in the folder `build`, without extension; never empty.
	 */
	private function register_bundle( string $name, string $path ): void {
		$asset = $this->get_assets()[ "$path.js" ] ?? null;
		$url   = $this->context->get_url( "build/$path.js" );
		if ( null === $asset || '' === $url ) {
			return;
		}

		wp_register_script(
			"chaty-$name",
			$url,
			array_merge( $this->get_needs( $path ), $asset['dependencies'] ?? array() ),
			$asset['version'] ?? $this->context->get_version(),
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
	}

	/**
	 * Reads the dependencies and versions of all bundles, which the two builds write.
	 *
	 * @return array<string, array{dependencies?: array<int, non-empty-string>, version?: string}> By file in the folder `build`.
	 */
	private function get_assets(): array {
		if ( null === $this->assets ) {
			$this->assets = array();
			foreach ( array( 'page', 'react' ) as $build ) {
				$file = $this->context->get_path( "build/$build.assets.php" );
				if ( is_readable( $file ) ) {
					$this->assets = array_merge( $this->assets, (array) require $file );
				}
			}
			if ( isset( $this->assets['widget.js'] ) ) {
				// The version of all later bundles, whose addresses are derived from this one (`Loader_Data`).
				$this->assets['widget.js']['version'] = substr( md5( $this->context->get_version() . implode( array_column( $this->assets, 'version' ) ) ), 0, 8 );
			}
		}

		return $this->assets;
	}
}
