<?php
namespace Chaty\Rest;

use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/contacts/batch`: runs an action on the messages with some IDs, or on those that filters find. Filters
 * name a highest ID, so that messages that came in meanwhile, which the owner has not seen, are not touched.
 */
final class Message_Batch_Controller extends Message_Controller {

	private Message_Query $messages;
	private Message_Actions $actions;

	public function __construct( Message_Query $messages, Message_Actions $actions ) {
		$this->messages = $messages;
		$this->actions  = $actions;
	}

	public function register_routes(): void {
		$this->register_route( '/batch', array( $this->create_endpoint( WP_REST_Server::CREATABLE, 'create_item', $this->get_params() ) ) );
	}

	/**
	 * Runs an action.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		$filters = array_intersect_key( $request->get_params(), Message_Filters::get_schema() );
		$ids     = array_map( 'intval', (array) $request->get_param( 'ids' ) );
		$until   = $request->get_param( 'until_id' );
		$moment  = (string) $request->get_param( 'moved_at' );
		if ( '' !== $moment && ! Message_Actions::is_moment( $moment ) ) {
			return $this->create_param_error( array( 'moved_at' => __( 'Not a moment that a call of the last day has answered.', 'chaty' ) ) );
		}
		$moment = '' === $moment ? $this->actions->get_moment() : $moment;
		if ( array() === $ids && null === $until ) {
			return $this->create_param_error( array( 'ids' => __( 'Either "ids" or "until_id" with filters is required.', 'chaty' ) ) );
		}
		if ( array() === $ids ) {
			return $this->run_filtered( (string) $request->get_param( 'action' ), $filters, (int) $until, $moment );
		}
		if ( null !== $until || array() !== $filters ) {
			$names = array_keys( $filters + ( null === $until ? array() : array( 'until_id' => $until ) ) );

			return $this->create_param_error( array_fill_keys( $names, __( 'Not allowed with "ids".', 'chaty' ) ) );
		}
		$result = $this->actions->run( (string) $request->get_param( 'action' ), $ids, array(), $moment );

		return new WP_REST_Response(
			array(
				'done'       => $result['done'],
				'failed'     => array_map( array( $this, 'to_failure' ), array_keys( $result['failed'] ), array_values( $result['failed'] ) ),
				'moved_at'   => $moment,
				'moved_from' => $result['from'],
			)
		);
	}

	/**
	 * Runs an action on some of the messages that filters find, the newest first.
	 *
	 * @param array<string, mixed> $raw    Filters as they were sent.
	 * @param int                  $until  Highest ID.
	 * @param string               $moment When messages are moved.
	 * @return WP_REST_Response|WP_Error
	 */
	private function run_filtered( string $action, array $raw, int $until, string $moment ) {
		$filters = Message_Filters::parse( $raw + array( 'box' => Message_Filters::get_schema()['box']['default'] ) );
		if ( is_wp_error( $filters ) ) {
			return $this->create_param_error( $filters->get_error_data() );
		}
		$ids = $this->messages->find_ids( array( 'until_id' => (string) $until ) + $filters, Message_Query::MAX_ROWS );
		if ( $this->messages->has_failed() ) {
			return Message_Actions::get_read_error();
		}
		$result = array() === $ids ? array(
			'done'   => array(),
			'failed' => array(),
			'from'   => array(),
		) : $this->actions->run( $action, $ids, $filters, $moment );
		$errors = array_values( $result['failed'] );

		return new WP_REST_Response(
			array(
				'done'       => count( $result['done'] ),
				'ids'        => $result['done'],
				'failed'     => count( $errors ),
				'code'       => array() === $errors ? '' : (string) $errors[0]->get_error_code(),
				'message'    => array() === $errors ? '' : $errors[0]->get_error_message(),
				'more'       => Message_Query::MAX_ROWS === count( $ids ) && min( $ids ) > 1,
				'until_id'   => array() === $ids ? 0 : min( $ids ) - 1,
				'moved_at'   => $moment,
				'moved_from' => $result['from'],
			)
		);
	}

	/**
	 * Returns an error in the form of the answer.
	 *
	 * @return array{id: int, code: string, message: string}
	 */
	private function to_failure( int $id, WP_Error $error ): array {
		return array(
			'id'      => $id,
			'code'    => (string) $error->get_error_code(),
			'message' => $error->get_error_message(),
		);
	}

	/**
	 * Returns the parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_params(): array {
		$id      = array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => self::MAX_ID,
		);
		$filters = Message_Filters::get_schema();
		// With IDs there is no filter, not even a default one.
		unset( $filters['box']['default'] );

		return $filters + array(
			'action'   => array(
				'description' => __( 'What to do with the messages.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array_keys( Message_Actions::FOLDERS ),
				'required'    => true,
			),
			'ids'      => array(
				'description' => __( 'IDs of the messages.', 'chaty' ),
				'type'        => 'array',
				'items'       => $id,
				'minItems'    => 1,
				'maxItems'    => Message_Query::MAX_ROWS,
			),
			'moved_at' => array(
				'description' => __( 'Moment (UTC) that an earlier call of the same action has answered: it marks what they move.', 'chaty' ),
				'type'        => 'string',
			),
			'until_id' => $id + array( 'description' => __( 'Highest ID of the messages that the filters find; later messages are not touched.', 'chaty' ) ),
		);
	}
}
