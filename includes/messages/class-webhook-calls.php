<?php
namespace Chaty\Messages;

use Chaty\Config\Names;

/**
 * Keeps the last calls of the webhook, with nothing of what visitors wrote.
 */
final class Webhook_Calls {

	/**
	 * How many calls are kept.
	 */
	private const MAX = 20;

	/**
	 * Longest text of an error, in characters.
	 */
	private const MAX_LENGTH = 300;

	/**
	 * Adds a call. Of two that end at the same moment, one may be left out.
	 *
	 * @param int    $status HTTP status; 0 for no answer.
	 * @param string $error  Why there was no answer, in one line.
	 * @param int    $next   Time of the next call; 0 for none.
	 */
	public static function add( int $id, int $status, string $error, int $next ): void {
		$call = array(
			'at'     => time(),
			'id'     => $id,
			'status' => $status,
			'error'  => mb_substr( $error, 0, self::MAX_LENGTH ),
			'next'   => $next,
		);
		update_option( Names::WEBHOOK_CALLS, array_slice( array_merge( array( $call ), (array) get_option( Names::WEBHOOK_CALLS, array() ) ), 0, self::MAX ), false );
	}

	/**
	 * Returns the calls for the Settings screen, the last one first.
	 *
	 * @return array<int, array{time: string, message: string, url: string, result: string}> The message by its ID, with the
	 *         address of its screen.
	 */
	public static function get(): array {
		$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		$rows   = array();
		foreach ( (array) get_option( Names::WEBHOOK_CALLS, array() ) as $call ) {
			$rows[] = array(
				'time'    => (string) wp_date( $format, (int) $call['at'] ),
				'message' => (string) $call['id'],
				'url'     => Message_Links::get_url( (int) $call['id'] ),
				'result'  => self::get_result( $call, $format ),
			);
		}

		return $rows;
	}

	/**
	 * @param array<string, mixed> $call Call.
	 */
	private static function get_result( array $call, string $format ): string {
		if ( $call['status'] >= 200 && $call['status'] < 300 ) {
			/* translators: %d: HTTP status. */
			return sprintf( __( 'Accepted (%d)', 'chaty' ), $call['status'] );
		}
		/* translators: %d: HTTP status. */
		$result = 0 === $call['status'] ? $call['error'] : sprintf( __( 'Refused (%d)', 'chaty' ), $call['status'] );
		/* translators: %s: date and time. */
		$next = 0 === $call['next'] ? __( 'Given up', 'chaty' ) : sprintf( __( 'Next attempt: %s', 'chaty' ), wp_date( $format, (int) $call['next'] ) );

		return "$result · $next";
	}
}
