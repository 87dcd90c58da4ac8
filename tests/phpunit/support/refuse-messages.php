<?php
WP_CLI::add_wp_hook(
	'query',
	static fn ( string $query ): string => 1 === preg_match( '/^(DELETE|SELECT id, .+) FROM `?\w*chaty_contacts\b/', $query ) ? 'DELETE FROM nowhere' : $query
);
