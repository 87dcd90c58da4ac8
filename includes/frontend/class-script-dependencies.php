<?php
namespace Chaty\Frontend;

/**
 * Resolves the dependencies of a script, so that the loader can load it later: for the open widget,
 * WordPress's React first, and the widget last. Nothing is enqueued, so visitors who never click download
 * none of it.
 */
final class Script_Dependencies {

	/**
	 * Scripts that are left out: React needs no polyfill in the browsers that WordPress supports.
	 */
	private const SKIPPED = array( 'wp-polyfill' );

	/**
	 * Returns a script and its dependencies, in the order in which they must run.
	 *
	 * @param array<int, string> $loaded Handles that the page has anyway; they are left out.
	 * @return array<int, array{id: string, src: string}> `id` is the one that WordPress gives the script
	 *                                                    element, so that the loader finds it on the page.
	 */
	public function get_scripts( string $handle, array $loaded = array() ): array {
		$list     = array();
		$scripts  = wp_scripts();
		$resolver = new \WP_Dependencies();
		// A clone of the page's object would share the page's queue where an optimizer has replaced that object.
		$resolver->registered = $scripts->registered;
		$resolver->done       = array_merge( self::SKIPPED, $loaded );
		$resolver->all_deps( $handle );

		foreach ( $resolver->to_do as $needed ) {
			$src = $this->get_url( $scripts->registered[ $needed ], $scripts );
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
	 * Returns the URL that WordPress would print for a script.
	 *
	 * @return string URL; empty for an alias without a file.
	 */
	private function get_url( \_WP_Dependency $script, \WP_Scripts $scripts ): string {
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
