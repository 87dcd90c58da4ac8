<?php
use WP_CLI\ExitException;
use WP_CLI\Loggers\Execution;

// A command that runs those on standard input one after the other, in one process, and prints how each ended.
WP_CLI::add_command(
	'run-commands',
	static function (): void {
		$runner  = WP_CLI::get_runner();
		$options = new ReflectionProperty( $runner, 'assoc_args' );
		$capture = new ReflectionProperty( WP_CLI::class, 'capture_exit' );
		$options->setAccessible( true );
		$capture->setAccessible( true );
		$capture->setValue( null, true );

		$results = array();
		foreach ( json_decode( (string) stream_get_contents( STDIN ), true ) as $name => $command ) {
			list( $arguments, $given ) = WP_CLI::get_configurator()->parse_args( $command );

			$logger = new Execution();
			$status = 0;
			WP_CLI::set_logger( $logger );
			$options->setValue( $runner, $given );
			$logger->ob_start();
			try {
				$runner->run_command( $arguments, $given );
			} catch ( ExitException $exit ) {
				$status = $exit->getCode();
			}
			$logger->ob_end();
			$results[ $name ] = array(
				'status' => $status,
				'output' => $logger->stdout,
				'errors' => $logger->stderr,
			);
		}
		fwrite( STDOUT, (string) wp_json_encode( $results ) );
	}
);
