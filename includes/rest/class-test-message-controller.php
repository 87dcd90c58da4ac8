<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Config\Widget_Repository;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Delivery;
use Chaty\Messages\Site_Language;
use Chaty\Settings\Channel_Type;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/test-message`: sends a message through a stored contact form, as if a visitor had, so that owners see
 * whether it arrives. It is marked as a test, and no statistics count it.
 */
final class Test_Message_Controller extends REST_Controller {

	protected $rest_base = 'test-message';

	protected const CAPABILITY = Capabilities::SETTINGS;

	private Widget_Repository $repository;
	private Message_Delivery $delivery;

	public function __construct( Widget_Repository $repository, Message_Delivery $delivery ) {
		$this->repository = $repository;
		$this->delivery   = $delivery;
	}

	public function register_routes(): void {
		$params = array(
			'widget'  => array(
				'description' => __( 'ID of the widget.', 'chaty' ),
				'type'        => 'string',
				'required'    => true,
			),
			'channel' => array(
				'description' => __( 'Name of the contact form among its channels.', 'chaty' ),
				'type'        => 'string',
				'required'    => true,
			),
		);

		$this->register_route( '', array( $this->create_endpoint( WP_REST_Server::CREATABLE, 'create_item', $params ) ) );
	}

	/**
	 * Sends a test message, and says what became of it.
	 */
	public function create_item( $request ) {
		$widget = $this->repository->find_widget( (string) $request->get_param( 'widget' ) );
		if ( null === $widget ) {
			return $this->create_param_error( array( 'widget' => __( 'There is no such widget.', 'chaty' ) ) );
		}
		$channel = Widget_Repository::find_channel( $widget, (string) $request->get_param( 'channel' ) );
		if ( null === $channel || ! Channel_Type::is_contact_form( $channel ) ) {
			return $this->create_param_error( array( 'channel' => __( 'There is no such contact form.', 'chaty' ) ) );
		}

		$message = new Message( (string) $widget['id'], $channel['channel'], $this->get_fields(), '', true );
		$stored  = $this->delivery->store( $message, str_replace( '-', '', wp_generate_uuid4() ) );
		if ( is_wp_error( $stored ) ) {
			$stored->add_data( array( 'status' => 500 ) );

			return $stored;
		}

		return new WP_REST_Response(
			array(
				'id'         => $stored['id'],
				'mail_error' => Site_Language::run( fn () => $this->delivery->deliver( $stored['id'], $message, $channel ) ),
				'can_read'   => current_user_can( Capabilities::MESSAGES ),
			)
		);
	}

	/**
	 * Returns the fields of the message. Its text says that it is a test, and who sent it.
	 *
	 * @return array<string, string>
	 */
	private function get_fields(): array {
		$user = wp_get_current_user();
		$text = sprintf(
			/* translators: %s: name of a user. */
			__( 'This is a test message. %s sent it from the Widgets screen of Chaty to see whether messages arrive.', 'chaty' ),
			$user->display_name
		);

		return array(
			'name'    => __( 'Test message', 'chaty' ),
			'email'   => mb_strlen( $user->user_email ) <= Message::MAX_LENGTHS['email'] ? $user->user_email : '',
			'message' => $text,
		);
	}
}
