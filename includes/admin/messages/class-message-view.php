<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Query;
use Chaty\Messages\Own_Values;
use Chaty\Messages\Email_Error;
use Chaty\Messages\Email_Status;
use Chaty\Visible_Text;
use WP_Error;

/**
 * Prints a message beside the list: what can be done with it, all of its fields, its neighbors in the list, and what
 * else its sender wrote.
 */
final class Message_View {

	/**
	 * Other messages of the sender, at most.
	 */
	private const MAX_OTHERS = 20;

	private Message_Query $messages;
	private Messages_Address $address;
	private Message_Columns $columns;

	public function __construct( Message_Query $messages, Messages_Address $address, Message_Columns $columns ) {
		$this->messages = $messages;
		$this->address  = $address;
		$this->columns  = $columns;
	}

	/**
	 * Prints the message, or why there is none.
	 *
	 * @param array<string, mixed>|WP_Error $row Message, or an error.
	 */
	public function print( $row ): void {
		$is_error = is_wp_error( $row );
		printf( '<article class="chaty-message" aria-labelledby="chaty-message-heading" data-message="%d">', $is_error ? 0 : (int) $row['id'] );
		$this->print_navigation( $is_error ? array() : $this->messages->find_neighbors( $row, $this->address->get_filters(), $this->address->get_order() ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Message_Labels escapes it.
		printf( '<h2 id="chaty-message-heading" tabindex="-1">%s</h2>', Message_Labels::escape( $is_error ? __( 'Message', 'chaty' ) : Message_Labels::get_sender( $row ) ) );
		if ( $is_error ) {
			Message_Results::print_notice( 'error', $row->get_error_message() );
		} else {
			$this->print_message( $row );
		}
		echo '</article>';
	}

	/**
	 * @param array<string, mixed> $row Message.
	 */
	private function print_message( array $row ): void {
		$this->print_actions( $row );
		$this->print_markup( '<div class="chaty-message-text" dir="auto">' . Message_Labels::escape( (string) $row['message'] ) . '</div><dl class="chaty-message-fields">' );
		foreach ( Own_Values::decode( $row['fields'] ) as $field ) {
			$this->print_markup( '<dt dir="auto">' . Message_Labels::escape( $field['label'] ) . '</dt><dd dir="auto">' . Message_Labels::escape( $field['value'] ) . '</dd>' );
		}
		foreach ( $this->get_fields( $row ) as $label => $markup ) {
			$this->print_markup( '<dt>' . esc_html( $label ) . "</dt><dd>$markup</dd>" );
		}
		echo '</dl>';
		Message_Note_Form::print( $row, $this->address );
		$this->print_copy( $row );
		$this->print_others( $row );
		Personal_Data_Forms::print( (string) $row['email'] );
	}

	/**
	 * Prints the links to the neighbors, and to the list.
	 *
	 * @param array<string, int|null> $neighbors IDs of the messages before and after it.
	 */
	private function print_navigation( array $neighbors ): void {
		$links = array(
			'prev' => array( 'previous', __( 'Previous message', 'chaty' ), 'ArrowLeft', 'arrow-left-alt2' ),
			'next' => array( 'next', __( 'Next message', 'chaty' ), 'ArrowRight', 'arrow-right-alt2' ),
		);
		echo '<div class="chaty-message-bar">';
		foreach ( $links as $rel => list( $side, $label, $key, $icon ) ) {
			$id = $neighbors[ $side ] ?? null;
			printf(
				'<a class="button chaty-message-step" rel="%s"%s aria-label="%s" aria-keyshortcuts="%s"><span class="dashicons dashicons-%s" aria-hidden="true"></span></a>',
				esc_attr( $rel ),
				// At the ends of the list it keeps the focus, and does nothing.
				null === $id ? ' role="link" tabindex="0" aria-disabled="true"' : ' href="' . esc_url( $this->columns->get_url( $id ) ) . '"',
				esc_attr( $label ),
				esc_attr( $key ),
				esc_attr( $icon )
			);
		}
		printf(
			'<a class="button chaty-message-close" href="%s" aria-label="%s" aria-keyshortcuts="Escape"><span class="dashicons dashicons-no-alt" aria-hidden="true"></span></a></div>',
			esc_url( $this->address->get_url() ),
			esc_attr__( 'Close', 'chaty' )
		);
	}

	/**
	 * Prints the reply and the actions, as buttons of the same form as the actions of the list.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function print_actions( array $row ): void {
		printf( '<form class="chaty-message-actions" method="post" action="%s">', esc_url( $this->address->get_url() ) );
		printf( '<input type="hidden" name="messages[]" value="%d"><input type="hidden" name="open" value="1">', (int) $row['id'] );
		wp_nonce_field( Messages_Handler::NONCE, '_wpnonce', false );
		$class = 'button button-primary';
		foreach ( Message_Reply::get_all( $row ) as $url => $label ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Message_Reply escapes them.
			printf( '<a class="%s" %s>%s</a>', esc_attr( $class ), Message_Reply::get_attributes( $row, $url ), esc_html( $label ) );
			$class = 'button';
		}
		foreach ( Message_Buttons::get_for( $row ) as $action => $label ) {
			printf( '<button class="button" name="action" value="%s">%s</button>', esc_attr( $action ), esc_html( $label ) );
		}
		echo '</form>';
	}

	/**
	 * @param array<string, mixed> $row Message.
	 * @return array<string, string> Markup by label.
	 */
	private function get_fields( array $row ): array {
		$email  = Message_Labels::escape( (string) $row['email'] );
		$phone  = Message_Labels::escape( (string) $row['phone'] );
		$reply  = Message_Reply::get_email_url( $row );
		$number = Message_Reply::get_number( (string) $row['phone'] );
		$fields = array(
			__( 'Name', 'chaty' )         => Message_Labels::escape( (string) $row['name'] ),
			__( 'Email', 'chaty' )        => '' === $reply ? $email : sprintf( '<a href="%s">%s</a>', esc_url( $reply ), $email ),
			__( 'Phone', 'chaty' )        => '' === $number ? $phone : sprintf( '<a href="tel:%s"><bdi>%s</bdi></a>', esc_attr( $number ), $phone ),
			__( 'Received', 'chaty' )     => $this->columns->get_time( $row ),
			__( 'Widget', 'chaty' )       => $this->columns->get_source( $row ),
			__( 'Page', 'chaty' )         => $this->columns->get_page( $row ),
			__( 'Folder', 'chaty' )       => esc_html( Message_Labels::get_folders()[ $row['box'] ] ?? '' ),
			__( 'Read', 'chaty' )         => null === $row['read_at'] ? esc_html__( 'Not yet', 'chaty' ) : Message_Labels::get_time( (string) $row['read_at'] ),
			__( 'Answered', 'chaty' )     => Message_Labels::get_answer( $row ),
			/* translators: The email that notifies the owner of a message. */
			__( 'Notification', 'chaty' ) => $this->get_mail( $row ),
		);

		return array_filter( $fields );
	}

	/**
	 * Returns the state of the email in words, with the next attempt, and the last error if it was that of this email.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function get_mail( array $row ): string {
		$lines = array( $this->columns->get_mail_state( $row ) );
		if ( Email_Status::FAILED === $row['mail_state'] && null !== $row['mail_next'] ) {
			/* translators: %s: Date and time. */
			$lines[] = sprintf( esc_html__( 'Next attempt: %s', 'chaty' ), Message_Labels::get_time( (string) $row['mail_next'] ) );
		}
		$error = Email_Error::get();
		if ( in_array( $row['mail_state'], array( Email_Status::FAILED, Email_Status::GIVEN_UP ), true ) && (int) $row['id'] === $error['id'] && '' !== $error['text'] ) {
			/* translators: %s: What the mail server said. */
			$lines[] = esc_html( sprintf( __( 'The last error: %s', 'chaty' ), $error['text'] ) );
		}

		return implode( '<br>', $lines );
	}

	/**
	 * Prints the message as text to copy.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function print_copy( array $row ): void {
		$values = array(
			__( 'Name', 'chaty' )     => (string) $row['name'],
			__( 'Email', 'chaty' )    => (string) $row['email'],
			__( 'Phone', 'chaty' )    => (string) $row['phone'],
			__( 'Received', 'chaty' ) => Message_Labels::get_date_time( (string) $row['created_at'] ),
			__( 'Widget', 'chaty' )   => implode( ', ', $this->columns->get_source_names( $row ) ),
			__( 'Page', 'chaty' )     => (string) $row['page_url'],
		);
		$lines  = array();
		foreach ( array_diff( $values, array( '' ) ) as $label => $value ) {
			$lines[] = "$label: $value";
		}
		printf(
			'<details class="chaty-message-copy"><summary>%1$s</summary><label class="screen-reader-text" for="chaty-message-copy">%1$s</label>'
			. '<textarea id="chaty-message-copy" class="large-text" rows="12" readonly>%2$s</textarea></details>',
			esc_html__( 'Copy as text', 'chaty' ),
			esc_textarea( Visible_Text::strip( implode( "\n", $lines ) . "\n" . Own_Values::to_text( Own_Values::decode( $row['fields'] ) ) . "\n\n" . $row['message'] ) )
		);
	}

	/**
	 * @param array<string, mixed> $row Message.
	 */
	private function print_others( array $row ): void {
		$others = $this->messages->find_others( $row, self::MAX_OTHERS );
		if ( array() === $others ) {
			return;
		}

		printf( '<h3>%s</h3><ul class="chaty-message-others">', esc_html__( 'Other messages of this person', 'chaty' ) );
		foreach ( $others as $other ) {
			$this->print_markup(
				sprintf(
					'<li><a href="%s">%s</a> (%s)<br>%s</li>',
					esc_url( $this->columns->get_url( (int) $other['id'] ) ),
					$this->columns->get_time( $other ),
					esc_html( Message_Labels::get_folders()[ $other['box'] ] ?? '' ),
					$this->columns->get_excerpt( $other )
				)
			);
		}
		echo '</ul>';
	}

	/**
	 * Prints markup in which every value is escaped: here, or by the columns.
	 */
	private function print_markup( string $markup ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's wp_kses_post() does not know <time>.
		echo $markup;
	}
}
