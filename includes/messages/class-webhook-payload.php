<?php
namespace Chaty\Messages;

/**
 * Writes a message as a webhook takes it.
 */
final class Webhook_Payload {

	private Message_Sources $sources;

	public function __construct( Message_Sources $sources ) {
		$this->sources = $sources;
	}

	/**
	 * Returns the body of a call.
	 *
	 * @param array<string, mixed> $row    Row of the message.
	 * @param string               $format One of Webhook_Settings::FORMATS.
	 */
	public function create( array $row, string $format ): string {
		$message = Message::from_row( $row );
		$source  = $this->sources->get_names_of( $message->get_widget(), $message->get_channel() );
		$url     = Message_Links::get_url( (int) $row['id'] );
		$body    = 'slack' === $format ? array( 'text' => $this->get_text( $message, implode( ', ', $source ), $url ) ) : array(
			'event'      => 'message',
			'id'         => (int) $row['id'],
			'site'       => home_url( '/' ),
			'created_at' => gmdate( 'c', (int) strtotime( $row['created_at'] . ' UTC' ) ),
			'is_test'    => $message->is_test(),
			'widget'     => array(
				'id'   => $message->get_widget(),
				'name' => $source[0],
			),
			'form'       => array(
				'id'   => $message->get_channel(),
				'name' => $source[1],
			),
			'fields'     => $message->get_fields(),
			'own_fields' => $message->get_own_fields(),
			'page'       => $message->get_page_url(),
			'url'        => $url,
		);

		return (string) wp_json_encode( $body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * Returns a message as text for Slack, in which "&", "<" and ">" are escaped, so that no typed text becomes a link
	 * or mentions somebody.
	 */
	private function get_text( Message $message, string $source, string $url ): string {
		$lines = array_filter( $message->get_fields() );
		if ( array() !== $message->get_own_fields() ) {
			$lines[] = Own_Values::to_text( $message->get_own_fields() );
		}
		$lines[] = "$source " . $message->get_page_url();
		$text    = str_replace( array( '&', '<', '>' ), array( '&amp;', '&lt;', '&gt;' ), implode( "\n", $lines ) );

		return "$text\n<$url|" . __( 'Open the message', 'chaty' ) . '>';
	}
}
