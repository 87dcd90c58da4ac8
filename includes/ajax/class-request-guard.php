<?php
namespace Chaty\Ajax;

use Chaty\Config\Widget_Repository;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use WP_Error;

/**
 * Decides whether a request is handled at all.
 *
 * @phpstan-type Rules array{widget_field: string, nonce_field: string, max_lengths: array<string, int>, limit: string, per_minute: int}
 */
final class Request_Guard {

	/**
	 * Name of the field that people do not see.
	 */
	private const HIDDEN_FIELD = 'website';

	/**
	 * Name of the field with the time since the form was opened, in milliseconds.
	 */
	private const TIME_FIELD = 'fill_ms';

	/**
	 * Shortest time in which a form is filled in. Deliberately short: autofill, and visitors who send a saved
	 * draft, are quick, and their messages must not be lost.
	 */
	private const MIN_FILL_MS = 50;

	private Widget_Repository $repository;
	private Rate_Limiter $limiter;

	public function __construct( Widget_Repository $repository, Rate_Limiter $limiter ) {
		$this->repository = $repository;
		$this->limiter    = $limiter;
	}

	/**
	 * Checks a request, in the same order for all actions: method, no files, lengths, a widget that is stored,
	 * origin, rate limit.
	 *
	 * @param Rules $rules Fields of the widget's id and of the nonce; longest value of each field that the action reads, in
	 *                     characters; name of the rate limit and requests a minute.
	 * @return array<string, mixed>|WP_Error The widget that the request names, or an error with the HTTP status.
	 */
	public function check( Request $request, array $rules ) {
		if ( 'POST' !== strtoupper( $request->get_server( 'REQUEST_METHOD' ) ) ) {
			return $this->error( 405 );
		}
		if ( $request->has_files() || ! $this->has_valid_lengths( $request, $rules['max_lengths'] ) ) {
			return $this->error( 400 );
		}

		$field  = $rules['widget_field'];
		$widget = $request->has_text( $field ) ? $this->repository->find_widget( $request->get_text( $field ) ) : null;
		if ( null === $widget ) {
			return $this->error( 400 );
		}
		if ( ! $this->is_trusted( $request, $rules['nonce_field'], $widget ) ) {
			return $this->error( 403 );
		}

		return $this->limiter->allow( $rules['limit'], $request, $rules['per_minute'] ) ? $widget : $this->error( 429 );
	}

	/**
	 * Returns whether a form was filled in by a bot: in a field that people do not see, or faster than anybody can.
	 * The page sends the two fields only when they matter, so an ordinary request has the documented fields only.
	 */
	public static function is_bot( Request $request ): bool {
		if ( $request->has_field( self::HIDDEN_FIELD ) && '' !== $request->get_text( self::HIDDEN_FIELD ) ) {
			return true;
		}

		/**
		 * Filters the shortest time in which a person can fill in a form.
		 *
		 * @since 1.0.0
		 *
		 * @example add_filter( 'chaty_min_fill_ms', '__return_zero' );
		 *
		 * @param int $milliseconds Shortest time; 0 disables the check. Default 50.
		 */
		$shortest = (int) apply_filters( 'chaty_min_fill_ms', self::MIN_FILL_MS );

		return $request->has_field( self::TIME_FIELD ) && (int) $request->get_text( self::TIME_FIELD ) < $shortest;
	}

	/**
	 * Returns whether a request comes from this site. Most browsers say so themselves.
	 *
	 * @param array<string, mixed> $widget The widget that the request names.
	 */
	private function is_trusted( Request $request, string $nonce_field, array $widget ): bool {
		return $request->is_same_origin()
			|| ( new Origin_Check() )->is_trusted( $request, $request->get_text( $nonce_field ), Widget_Repository::get_index( $widget['id'] ) );
	}

	/**
	 * Returns whether no field is longer than allowed.
	 *
	 * @param array<string, int> $max_lengths Longest values, in characters, by field.
	 */
	private function has_valid_lengths( Request $request, array $max_lengths ): bool {
		foreach ( $max_lengths as $name => $length ) {
			if ( ! $request->has_field( $name ) ) {
				continue;
			}
			foreach ( $request->has_text( $name ) ? array( $request->get_text( $name ) ) : $request->get_list( $name ) as $value ) {
				if ( strlen( $value ) > $length && mb_strlen( $value ) > $length ) {
					return false;
				}
			}
		}

		return true;
	}

	/**
	 * Creates an error. Its message depends on the action.
	 */
	private function error( int $status ): WP_Error {
		return new WP_Error( 'chaty_request_rejected', '', $status );
	}
}
