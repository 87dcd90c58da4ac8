<?php
namespace Chaty\Cli;

use Chaty\Explain\Widget_Explainer;
use Chaty\Registrable;
use WP_CLI;

/**
 * Says which widgets a visitor would see on a page, and why.
 */
final class Explain_Command implements Registrable {

	private Widget_Explainer $explainer;

	public function __construct( Widget_Explainer $explainer ) {
		$this->explainer = $explainer;
	}

	public function register(): void {
		WP_CLI::add_command( 'chaty explain', array( $this, 'explain' ) );
	}

	/**
	 * Says which widgets a visitor would see on a page, and why.
	 *
	 * A widget whose result is `shown` may wait for a trigger; `depends` says that the country decides.
	 *
	 * ## OPTIONS
	 *
	 * <url>
	 * : Address of a page of this site, or its path.
	 *
	 * [--device=<device>]
	 * : Device of the visitor.
	 * ---
	 * default: desktop
	 * options:
	 *   - desktop
	 *   - phone
	 * ---
	 *
	 * [--country=<country>]
	 * : Country of the visitor, two letters. Default: any.
	 *
	 * [--at=<time>]
	 * : Date and time of the visit, in the time zone of the site. Default: now.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp chaty explain /shop/ --device=phone --country=DE --at="Sunday 22:10"
	 *
	 * @param array<int, string>    $args    Address.
	 * @param array<string, string> $options Options.
	 */
	public function explain( array $args, array $options ): void {
		Option_Check::check_or_exit( $options );
		$country = $options['country'] ?? '';
		if ( ! preg_match( '/^([a-z]{2})?$/Di', $country ) ) {
			/* translators: %s: name of the option. */
			WP_CLI::error( sprintf( __( '--%s must be two letters, such as DE.', 'chaty' ), 'country' ) );
		}
		$result = $this->explainer->explain(
			array(
				'url'     => $args[0],
				'device'  => $options['device'],
				'country' => $country,
				'at'      => $options['at'] ?? '',
			)
		);
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
			return;
		}

		$rows = $result['widgets'];
		if ( 'table' === $options['format'] ) {
			foreach ( $rows as &$row ) {
				$row['why']      = implode( ' ', $row['why'] );
				$row['channels'] = implode( ', ', $row['channels'] );
			}
			unset( $row );
		}
		Row_Formatter::show( $rows, array( 'id', 'name', 'result', 'why', 'channels' ), $options['format'] );
	}
}
