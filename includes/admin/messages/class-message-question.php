<?php
namespace Chaty\Admin\Messages;

/**
 * Asks before messages are deleted, and before an action on very many of them. The answer sends the same form again.
 */
final class Message_Question {

	/**
	 * Most messages that an action may be done to without a question.
	 */
	public const MAX_UNASKED = 100;

	private string $action;
	private int $count;

	/**
	 * Fields of the form that asked for the action: their values, or a list of them.
	 *
	 * @var array<string, string|array<int, int>>
	 */
	private array $fields;

	/**
	 * @param array<string, string|array<int, int>> $fields Fields of the form that asked for the action.
	 */
	public function __construct( string $action, int $count, array $fields ) {
		$this->action = $action;
		$this->count  = $count;
		$this->fields = $fields;
	}

	public static function is_needed( string $action, int $count ): bool {
		return 'delete' === $action || $count > self::MAX_UNASKED;
	}

	public function print( Messages_Address $address ): void {
		printf( '<form class="chaty-messages-question" method="post" action="%s">', esc_url( $address->get_url() ) );
		foreach ( $this->fields as $name => $values ) {
			foreach ( (array) $values as $value ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( is_array( $values ) ? "{$name}[]" : $name ), esc_attr( (string) $value ) );
			}
		}
		wp_nonce_field( Messages_Handler::NONCE, '_wpnonce', false );
		printf( '<h2 id="chaty-messages-question">%s</h2>', esc_html( $this->get_text() ) );
		if ( 'delete' === $this->action ) {
			printf( '<p>%s</p>', esc_html__( 'This cannot be undone.', 'chaty' ) );
		}
		printf(
			'<p><button class="button button-primary" name="confirmed" value="1">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_html( Message_Buttons::get_labels()[ $this->action ] ),
			esc_url( $address->get_url() ),
			esc_html__( 'Cancel', 'chaty' )
		);
	}

	private function get_text(): string {
		/* translators: %s: Number of messages. */
		$inbox = _n_noop( 'Move %s message to the inbox?', 'Move %s messages to the inbox?', 'chaty' );
		$texts = array(
			/* translators: %s: Number of messages. */
			'read'       => _n_noop( 'Mark %s message as read?', 'Mark %s messages as read?', 'chaty' ),
			/* translators: %s: Number of messages. */
			'unread'     => _n_noop( 'Mark %s message as unread?', 'Mark %s messages as unread?', 'chaty' ),
			/* translators: %s: Number of messages. */
			'answered'   => _n_noop( 'Mark %s message as answered?', 'Mark %s messages as answered?', 'chaty' ),
			/* translators: %s: Number of messages. */
			'unanswered' => _n_noop( 'Mark %s message as not answered?', 'Mark %s messages as not answered?', 'chaty' ),
			/* translators: %s: Number of messages. */
			'archive'    => _n_noop( 'Move %s message to the archive?', 'Move %s messages to the archive?', 'chaty' ),
			'unarchive'  => $inbox,
			/* translators: %s: Number of messages. */
			'spam'       => _n_noop( 'Mark %s message as spam?', 'Mark %s messages as spam?', 'chaty' ),
			'not-spam'   => $inbox,
			/* translators: %s: Number of messages. */
			'trash'      => _n_noop( 'Move %s message to the Trash?', 'Move %s messages to the Trash?', 'chaty' ),
			'restore'    => $inbox,
			/* translators: %s: Number of messages. */
			'delete'     => _n_noop( 'Delete %s message permanently?', 'Delete %s messages permanently?', 'chaty' ),
			/* translators: %s: Number of messages. */
			'mail'       => _n_noop( 'Send the notification of %s message again?', 'Send the notifications of %s messages again?', 'chaty' ),
		);

		return sprintf( translate_nooped_plural( $texts[ $this->action ], $this->count, 'chaty' ), number_format_i18n( $this->count ) );
	}
}
