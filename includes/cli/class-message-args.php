<?php
namespace Chaty\Cli;

use Chaty\Messages\Message_Filters;
use WP_CLI;

/**
 * The filters of the REST API as options of commands.
 */
final class Message_Args {

	/**
	 * Returns the filters as WP-CLI describes options.
	 *
	 * @param string $folder Folder unless the option says otherwise.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_synopsis( string $folder ): array {
		$options = array();
		foreach ( Message_Filters::get_schema() as $name => $schema ) {
			$options[] = array(
				'type'        => 'boolean' === $schema['type'] ? 'flag' : 'assoc',
				'name'        => $name,
				'description' => $schema['description'],
				'optional'    => true,
			) + array_filter(
				array(
					'options' => $schema['enum'] ?? null,
					'default' => 'box' === $name ? $folder : null,
				)
			);
		}

		return $options;
	}

	/**
	 * Parses the filters, or exits with status 1.
	 *
	 * @param array<string, mixed> $options Options of a command.
	 * @return array<string, string>
	 */
	public static function parse_or_exit( array $options ): array {
		Option_Check::check_or_exit( $options );
		$filters = Message_Filters::parse( array_intersect_key( $options, Message_Filters::get_schema() ) );
		if ( is_wp_error( $filters ) ) {
			foreach ( $filters->get_error_data() as $name => $issue ) {
				WP_CLI::error( "--$name: $issue" );
			}

			return array();
		}

		return $filters;
	}
}
