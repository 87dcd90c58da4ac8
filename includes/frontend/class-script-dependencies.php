<?php
/**
 * Scripts that come later.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

/**
 * Resolves what a script depends on, so that the loader can load it when it is wanted: for the open
 * widget WordPress's own React first, the widget last. Nothing is enqueued, so a visitor who never
 * clicks loads none of it.
 */
final class Script_Dependencies {

	/**
	 * Dependencies that are left out: React needs no polyfill in the browsers that WordPress supports.
	 */
	private const SKIPPED = array( 'wp-polyfill' );

	/**
	 * Returns a script and what it depends on, in the order in which they must run.
	 *
	 * @param string             $handle Handle of the script.
	 * @param array<int, string> $loaded Handles that the page has anyway; they are left out.
	 * @return array<int, array{id: string, src: string}> `id` is the one that WordPress gives the script
	 *                                                    element, so that the loader finds it on the page.
	 */
	public function get_scripts( string $handle, array $loaded = array() ): array {
		$list    = array();
		$scripts = wp_scripts();

		foreach ( array_diff( $this->resolve( $handle, $scripts, array() ), $loaded ) as $needed ) {
			$src = $this->get_address( $scripts->registered[ $needed ], $scripts );
			if ( '' !== $src ) {
				$list[] = array(
					'id'  => $needed . '-js',
					'src' => $src,
				);
			}
		}

		return $list;
	}

	/**
	 * Lists a handle's dependencies, deepest first, and the handle itself.
	 *
	 * @param string             $handle   Handle.
	 * @param \WP_Scripts        $scripts  Registered scripts.
	 * @param array<int, string> $resolved What is listed already.
	 * @return array<int, string>
	 */
	private function resolve( string $handle, \WP_Scripts $scripts, array $resolved ): array {
		if ( in_array( $handle, $resolved, true ) || in_array( $handle, self::SKIPPED, true ) || ! isset( $scripts->registered[ $handle ] ) ) {
			return $resolved;
		}

		foreach ( $scripts->registered[ $handle ]->deps as $dependency ) {
			if ( $dependency !== $handle ) {
				$resolved = $this->resolve( $dependency, $scripts, $resolved );
			}
		}

		return in_array( $handle, $resolved, true ) ? $resolved : array_merge( $resolved, array( $handle ) );
	}

	/**
	 * Returns the address that WordPress would print for a script.
	 *
	 * @param \_WP_Dependency $script  Registered script.
	 * @param \WP_Scripts     $scripts Registered scripts.
	 * @return string The address, or an empty string for an alias without a file.
	 */
	private function get_address( \_WP_Dependency $script, \WP_Scripts $scripts ): string {
		$src = is_string( $script->src ) ? $script->src : '';
		if ( '' === $src ) {
			return '';
		}
		if ( ! preg_match( '#^(?:https?:)?//#', $src ) && ( ! $scripts->content_url || 0 !== strpos( $src, $scripts->content_url ) ) ) {
			$src = $scripts->base_url . $src;
		}
		if ( null !== $script->ver ) {
			$src = add_query_arg( 'ver', $script->ver ? $script->ver : $scripts->default_version, $src );
		}

		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$src = apply_filters( 'script_loader_src', $src, $script->handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.

		return esc_url_raw( (string) $src );
	}
}
