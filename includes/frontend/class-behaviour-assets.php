<?php
namespace Chaty\Frontend;

use Chaty\Config\Map_Settings;
use Chaty\Registrable;

/**
 * Loads behaviours for themes: those that a theme enqueues by the handle `chaty-<name>` or by
 * `chaty_enqueue_behaviours()`, or, with `add_theme_support( 'chaty-behaviours' )`, those whose markup is on
 * the page.
 */
final class Behaviour_Assets implements Registrable {

	/**
	 * Theme feature that enables all behaviours.
	 */
	public const SUPPORT = 'chaty-behaviours';

	private Assets $assets;
	private Strings $strings;

	public function __construct( Assets $assets, Strings $strings ) {
		$this->assets  = $assets;
		$this->strings = $strings;
	}

	/**
	 * Adds the hooks. Themes enqueue at 10; what blocks enqueue during rendering is handled in the footer, before
	 * its scripts are printed at 20.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_loader' ), 20 );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_styles' ), 100 );
		add_action( 'wp_footer', array( $this, 'enqueue_styles' ), 18 );
		add_action( 'wp_footer', array( $this, 'add_data' ), 19 );
	}

	/**
	 * Enqueues the script that finds and loads behaviours, for themes with the feature.
	 */
	public function enqueue_loader(): void {
		if ( current_theme_supports( self::SUPPORT ) ) {
			$this->assets->register_finder();
			wp_enqueue_script( 'chaty-behaviours' );
		}
	}

	/**
	 * Prints the URLs of chunks and behaviours that are loaded later, the strings, and the settings of behaviours.
	 */
	public function add_data(): void {
		if ( ! wp_script_is( 'chaty-behaviours' ) ) {
			return;
		}

		$names    = $this->assets->get_behaviours();
		$enqueued = array_values( array_filter( $names, array( $this, 'is_enqueued' ) ) );
		$possible = current_theme_supports( self::SUPPORT ) ? $names : $enqueued;
		$chunks   = $this->assets->get_chunks( $possible );
		array_map( array( $this->assets, 'register_chunk' ), $chunks );

		$data = array_filter(
			array(
				'scripts'  => $this->get_urls( array_diff( $possible, $enqueued ), '', array( 'chaty-behaviours' ) ),
				'chunks'   => $this->get_urls( $chunks, '-chunk', array( 'chaty-behaviours', 'chaty-runtime' ) ),
				'strings'  => $this->strings->get_behaviour_strings( $possible ),
				'plurals'  => $this->strings->get_behaviour_plurals( $possible ),
				'settings' => $this->get_settings( $possible ),
			)
		);
		if ( array() !== $data ) {
			wp_add_inline_script(
				'chaty-behaviours',
				'window.chaty_behaviours=' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';',
				'before'
			);
		}
	}

	/**
	 * @param array<int, string> $names Names of behaviours.
	 * @return array<string, mixed> By name.
	 */
	private function get_settings( array $names ): array {
		$settings = array();
		if ( in_array( 'map', $names, true ) ) {
			$settings['map'] = ( new Map_Settings() )->get_page_settings( $this->is_enqueued( 'map' ) );
		}
		if ( in_array( 'video', $names, true ) ) {
			$settings['video'] = array( 'hosts' => ( new Video_Hosts() )->get_hosts() );
		}

		return $settings;
	}

	/**
	 * Enqueues the style of each behaviour whose script is enqueued, because themes enqueue the script alone.
	 */
	public function enqueue_styles(): void {
		if ( ! wp_script_is( 'chaty-behaviours' ) ) {
			return;
		}

		foreach ( array_filter( $this->assets->get_behaviours(), array( $this, 'is_enqueued' ) ) as $name ) {
			$style = $this->assets->register_style( $name );
			if ( '' !== $style ) {
				wp_enqueue_style( $style );
			}
		}
	}

	/**
	 * Returns whether a behaviour's script is enqueued on this page, directly or as a dependency.
	 */
	private function is_enqueued( string $name ): bool {
		return wp_script_is( "chaty-$name" );
	}

	/**
	 * @param array<int, string> $names  Names of behaviours.
	 * @param string             $suffix Suffix of the handle: `-chunk` for chunks.
	 * @param array<int, string> $loaded Handles of scripts that are on the page before these.
	 * @return array<string, array{scripts: array<int, array{id: string, src: string}>, style?: string}> By name.
	 */
	private function get_urls( array $names, string $suffix, array $loaded ): array {
		$urls         = array();
		$dependencies = new Script_Dependencies();
		foreach ( $names as $name ) {
			$handle  = "chaty-$name$suffix";
			$scripts = $dependencies->get_scripts( $handle, $loaded );
			$style   = wp_styles()->registered[ $this->assets->register_style( "$name$suffix" ) ] ?? null;
			if ( array() !== $scripts ) {
				$urls[ $name ] = array( 'scripts' => $scripts );
			}
			if ( isset( $urls[ $name ] ) && null !== $style ) {
				$urls[ $name ]['style'] = add_query_arg( 'ver', (string) $style->ver, (string) $style->src );
			}
		}

		return $urls;
	}
}
