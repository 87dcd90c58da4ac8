<?php
use WP_CLI\Dispatcher\CompositeCommand;

// Ends each command of the plugin once WP-CLI has found its arguments and options right, before it does anything.
WP_CLI::add_hook(
	'before_invoke:run-commands',
	static function (): void {
		$halt = static function ( CompositeCommand $command, string $path ) use ( &$halt ): void {
			WP_CLI::add_hook( "before_invoke:$path", static fn() => WP_CLI::halt( 0 ) );
			foreach ( $command->get_subcommands() as $name => $child ) {
				$halt( $child, "$path $name" );
			}
		};
		$halt( WP_CLI::get_root_command()->get_subcommands()['chaty'], 'chaty' );
	}
);
