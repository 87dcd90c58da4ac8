<?php
/**
 * Lets the database refuse deletions; a command loads it by `--require`.
 *
 * @package Chaty
 */

WP_CLI::add_wp_hook(
	'query',
	static function ( string $query ): string {
		return 0 === strpos( $query, 'DELETE FROM `' ) ? 'DELETE FROM nowhere' : $query;
	}
);
