<?php
/**
 * What all calls have in common.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\Widget_Repository;
use Chaty\Http\Client_IP;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Settings\Sanitizers\Widget_ID;

/**
 * A call of spec section 7. The order of the checks is the same for all: method, no files, lengths, a widget that
 * is stored, a page of this site, the limit of the address. Only then a call does its work.
 */
abstract class Ajax_Action {

	/**
	 * Where widgets are kept.
	 *
	 * @var Widget_Repository
	 */
	private $repository;

	/**
	 * Judges where a call comes from.
	 *
	 * @var Origin_Check
	 */
	private $origin_check;

	/**
	 * Limit on calls from one address.
	 *
	 * @var Rate_Limiter
	 */
	private $limit;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Repository $repository  Where widgets are kept.
	 * @param Origin_Check      $origin_check Judges where a call comes from.
	 * @param Rate_Limiter      $limit  Limit on calls from one address.
	 */
	public function __construct( Widget_Repository $repository, Origin_Check $origin_check, Rate_Limiter $limit ) {
		$this->repository   = $repository;
		$this->origin_check = $origin_check;
		$this->limit        = $limit;
	}

	/**
	 * Gives the fields that the call reads, each with its longest length in characters. Others are not
	 * looked at.
	 *
	 * @return array<string, int>
	 */
	abstract protected function get_max_lengths(): array;

	/**
	 * Gives the name of the field that carries the widget.
	 */
	abstract protected function get_widget_field(): string;

	/**
	 * Gives the name of the field that carries the nonce.
	 */
	abstract protected function get_nonce_field(): string;

	/**
	 * Gives what is limited, and how many calls one address may make in a minute.
	 *
	 * @return array{kind: string, per_minute: int}
	 */
	abstract protected function get_limit(): array;

	/**
	 * Does the call's work.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 */
	abstract protected function carry_out( Request $request, array $widget ): Response;

	/**
	 * Makes the answer to a call that is not carried out.
	 *
	 * @param int $status HTTP status that tells why.
	 */
	abstract protected function refuse( int $status ): Response;

	/**
	 * Answers a call.
	 *
	 * @param Request $request The call.
	 */
	public function answer( Request $request ): Response {
		if ( 'POST' !== strtoupper( $request->get_server( 'REQUEST_METHOD' ) ) ) {
			return $this->refuse( 405 );
		}
		if ( $request->has_files() || ! $this->fits( $request ) ) {
			return $this->refuse( 400 );
		}

		$field  = $this->get_widget_field();
		$widget = $request->has_text( $field ) ? $this->repository->find_widget( $request->get_text( $field ) ) : null;
		if ( null === $widget ) {
			return $this->refuse( 400 );
		}
		if ( ! $this->origin_check->is_trusted( $request, $request->get_text( $this->get_nonce_field() ), Widget_ID::get_index( $widget['id'] ) ) ) {
			return $this->refuse( 403 );
		}

		$limit = $this->get_limit();
		if ( ! $this->limit->allow( $limit['kind'], Client_IP::find( $request ), $limit['per_minute'] ) ) {
			return $this->refuse( 429 );
		}

		return $this->carry_out( $request, $widget );
	}

	/**
	 * Says whether no field is longer than it may be.
	 *
	 * @param Request $request The call.
	 */
	private function fits( Request $request ): bool {
		foreach ( $this->get_max_lengths() as $name => $length ) {
			$values = $request->has_text( $name ) ? array( $request->get_text( $name ) ) : $request->get_list( $name );
			foreach ( $values as $value ) {
				if ( mb_strlen( $value ) > $length ) {
					return false;
				}
			}
		}

		return true;
	}
}
