<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Batches;
use Chaty\Messages\Message_Folder;
use Chaty\Messages\Message_Folders;
use Chaty\Messages\Email_Error;
use WP_Error;

/**
 * Says after an action how many messages it was done to, and how many not and why. The numbers are in the address,
 * which has nothing of a message.
 */
final class Message_Results {

	/**
	 * Result of an action without messages.
	 */
	public const NOTHING = 'nothing';

	/**
	 * Arguments that are read once, so that pages of the list and reloads do without them.
	 */
	public const ARGS = array( 'did', 'done', 'failed', 'reason', 'cut', 'moved', 'from', 'answered_key', '_wpnonce' );

	/**
	 * Returns the arguments that say what was done.
	 *
	 * @param int                  $done   Number of messages that it was done to.
	 * @param array<int, WP_Error> $failed Reasons why it was not done to others.
	 * @param string               $moment When it was done; empty where that cannot be taken back.
	 * @param array<int, string>   $from   Folders that messages were moved from; from several, they cannot be moved back.
	 * @return array<string, string|int>
	 */
	public static function get_args( string $action, int $done, array $failed, string $moment, array $from ): array {
		$args = array(
			'did'  => $action,
			'done' => $done,
		);
		if ( array() !== $failed ) {
			$args['failed'] = count( $failed );
			$args['reason'] = (string) $failed[0]->get_error_code();
		}
		$folder = implode( ',', $from );
		if ( '' !== $moment && $done > 0 && null !== self::get_opposite( $action, $folder ) ) {
			$args['moved'] = $moment;
			$args['from']  = $folder;
		}

		return $args;
	}

	/**
	 * Prints the results that an address has.
	 *
	 * @param array<array-key, mixed> $query   Arguments of the address, unslashed.
	 * @param int                     $open    ID of the message that is open; 0 for none.
	 */
	public static function print( array $query, Messages_Address $address, int $open ): void {
		$action = $query['did'] ?? '';
		if ( self::NOTHING === $action ) {
			self::print_notice( 'error', __( 'Please select at least one item to perform this action on.', 'chaty' ) );
		}
		if ( ! is_string( $action ) || ( 'note' !== $action && ! isset( Message_Actions::FOLDERS[ $action ] ) ) ) {
			return;
		}

		$done   = absint( is_scalar( $query['done'] ?? 0 ) ? $query['done'] ?? 0 : 0 );
		$failed = absint( is_scalar( $query['failed'] ?? 0 ) ? $query['failed'] ?? 0 : 0 );
		if ( $done > 0 || 0 === $failed ) {
			self::print_notice( 'success', Message_Batches::get_success( $action, $done ), self::get_link( $action, $query, $address, $open ) );
		}
		if ( $failed > 0 ) {
			/* translators: %s: Number of messages. */
			$text = sprintf( _n( 'The action failed for %s message.', 'The action failed for %s messages.', $failed, 'chaty' ), number_format_i18n( $failed ) );
			self::print_notice( 'error', $text . ' ' . self::get_reason( $query['reason'] ?? '' ) );
		}
		if ( isset( $query['cut'] ) ) {
			self::print_notice( 'warning', __( 'There are too many messages to change all of them at once. Please repeat the action for the rest.', 'chaty' ) );
		}
	}

	/**
	 * Prints a notice.
	 *
	 * @param string $type   'success', 'warning' or 'error'.
	 * @param string $markup Markup behind it.
	 */
	public static function print_notice( string $type, string $text, string $markup = '' ): void {
		wp_admin_notice(
			esc_html( $text ) . $markup,
			array(
				'type'               => $type,
				// Not to be moved out of what the script replaces.
				'additional_classes' => array( 'inline' ),
			)
		);
	}

	/**
	 * Returns the link that takes an action back; empty where nothing does.
	 *
	 * @param array<array-key, mixed> $query   Arguments of the address, unslashed.
	 * @param int                     $open    ID of the message that is open; 0 for none.
	 */
	private static function get_link( string $action, array $query, Messages_Address $address, int $open ): string {
		$moment   = $query['moved'] ?? '';
		$opposite = self::get_opposite( $action, $query['from'] ?? '' );
		if ( null === $opposite || ! is_string( $moment ) || ! self::can_take_back( $opposite, $moment ) ) {
			return '';
		}
		$url = $address->get_url(
			array(
				'action'   => $opposite,
				'moved'    => $moment,
				'message'  => 0 === $open ? '' : $open,
				'_wpnonce' => wp_create_nonce( Messages_Handler::NONCE ),
			)
		);

		return sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Undo', 'chaty' ) );
	}

	/**
	 * Returns whether an action takes another one back, and a text is a moment.
	 */
	public static function can_take_back( string $action, string $moment ): bool {
		return in_array( $action, array( 'restore', 'unarchive', 'archive', 'spam', 'not-spam', 'unanswered' ), true ) && 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $moment );
	}

	/**
	 * Returns the action that takes another one back; null if there is none.
	 *
	 * @param mixed $from Folder that the messages were in.
	 */
	private static function get_opposite( string $action, $from ): ?string {
		if ( 'answered' === $action ) {
			return 'unanswered';
		}
		if ( 'trash' === $action && in_array( $from, array( Message_Folder::ARCHIVE, Message_Folder::SPAM ), true ) ) {
			return $from;
		}
		$opposites = array(
			'archive' => 'unarchive',
			'spam'    => 'not-spam',
			'trash'   => 'restore',
		);

		return Message_Folder::INBOX === $from ? $opposites[ $action ] ?? null : null;
	}

	/**
	 * Returns why an action was not done.
	 *
	 * @param mixed $code Code of the error.
	 */
	private static function get_reason( $code ): string {
		switch ( $code ) {
			case 'chaty_db_read_failed':
				return Message_Actions::get_read_error()->get_error_message();
			case 'chaty_db_write_failed':
				return Message_Folders::get_write_error()->get_error_message();
			case 'rest_not_found':
				return Message_Actions::get_not_found_error()->get_error_message();
			case 'chaty_wrong_box':
				return __( 'Somebody else has moved it.', 'chaty' );
			case 'chaty_email_failed':
				$text = Email_Error::get()['text'];
				return '' === $text ? __( 'The email could not be sent.', 'chaty' ) : $text;
			default:
				return '';
		}
	}
}
