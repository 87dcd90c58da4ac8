<?php
/**
 * Page of a message.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Messages;

use Chaty\Contacts\Contact_Query;
use Chaty\Contacts\Email_Error;
use Chaty\Contacts\Email_Status;
use Chaty\Visible_Text;

/**
 * Prints a message with all of its fields, what can be done with it, its neighbors in the list, and what else its
 * sender wrote.
 */
final class Message_View {

	/**
	 * Other messages of the sender, at most.
	 */
	private const MAX_OTHERS = 20;

	private Contact_Query $contacts;
	private Messages_Address $address;
	private Message_Columns $columns;

	/**
	 * @param Contact_Query    $contacts Queries of stored messages.
	 * @param Messages_Address $address  Address of the list.
	 * @param Message_Columns  $columns  Columns of the list.
	 */
	public function __construct( Contact_Query $contacts, Messages_Address $address, Message_Columns $columns ) {
		$this->contacts = $contacts;
		$this->address  = $address;
		$this->columns  = $columns;
	}

	/**
	 * Prints the page.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	public function print( array $row ): void {
		printf( '<article class="chaty-message" data-message="%d">', (int) $row['id'] );
		$this->print_navigation( $row );
		$this->print_actions( $row );
		echo '<dl class="chaty-message-fields">';
		foreach ( $this->get_fields( $row ) as $label => $markup ) {
			$this->print_markup( '<dt><strong>' . esc_html( $label ) . "</strong></dt><dd>$markup</dd>" );
		}
		echo '</dl>';
		$this->print_copy( $row );
		$this->print_others( $row );
		Personal_Data_Forms::print( (string) $row['email'] );
		echo '</article>';
	}

	/**
	 * Prints the links to the list and to the neighbors.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function print_navigation( array $row ): void {
		$labels = array(
			'previous' => __( 'Previous message', 'chaty' ),
			'next'     => __( 'Next message', 'chaty' ),
		);
		printf( '<p class="chaty-message-navigation"><a href="%s">%s</a>', esc_url( $this->address->get_url() ), esc_html__( 'Back to the list', 'chaty' ) );
		foreach ( array_filter( $this->contacts->find_neighbors( $row, $this->address->get_filters(), $this->address->get_order() ) ) as $side => $id ) {
			printf( ' | <a href="%s" rel="%s">%s</a>', esc_url( $this->columns->get_url( $id ) ), 'previous' === $side ? 'prev' : 'next', esc_html( $labels[ $side ] ) );
		}
		echo '</p>';
	}

	/**
	 * Prints the reply and the actions, as links.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function print_actions( array $row ): void {
		$links = Message_Actions::get_links( $row, $this->address, array( 'single' => 1 ) );
		$reply = Message_Reply::get_url( $row );
		if ( '' !== $reply ) {
			array_unshift( $links, sprintf( '<a class="button button-primary chaty-message-reply" href="%s">%s</a>', esc_url( $reply ), esc_html__( 'Reply by email', 'chaty' ) ) );
		}
		$this->print_markup( '<p class="chaty-message-actions">' . implode( ' ', $links ) . '</p>' );
	}

	/**
	 * Returns the fields with their labels.
	 *
	 * @param array<string, mixed> $row Message.
	 * @return array<string, string> Markup by label.
	 */
	private function get_fields( array $row ): array {
		$fields = array(
			__( 'Name', 'chaty' )         => esc_html( (string) $row['name'] ),
			__( 'Email', 'chaty' )        => esc_html( (string) $row['email'] ),
			__( 'Phone', 'chaty' )        => '' === $row['phone'] ? '' : '<bdi>' . esc_html( (string) $row['phone'] ) . '</bdi>',
			__( 'Message', 'chaty' )      => '' === $row['message'] ? '' : '<div class="chaty-message-text" dir="auto">' . esc_html( (string) $row['message'] ) . '</div>',
			__( 'Page', 'chaty' )         => $this->columns->get_page( $row ),
			__( 'Widget', 'chaty' )       => $this->columns->get_source( $row ),
			__( 'Date', 'chaty' )         => $this->columns->get_time( $row ),
			__( 'Box', 'chaty' )          => esc_html( Message_Words::get_boxes()[ $row['box'] ] ?? '' ),
			__( 'Read', 'chaty' )         => null === $row['read_at'] ? esc_html__( 'Not yet', 'chaty' ) : Message_Words::get_time( (string) $row['read_at'] ),
			/* translators: The email that notifies the owner of a message. */
			__( 'Notification', 'chaty' ) => $this->get_mail( $row ),
		);

		return array_filter( $fields );
	}

	/**
	 * Returns the state of the email in words, with the next attempt and the last error.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function get_mail( array $row ): string {
		$lines = array( $this->columns->get_mail_state( $row ) );
		if ( Email_Status::FAILED === $row['mail_state'] && null !== $row['mail_next'] ) {
			/* translators: %s: Date and time. */
			$lines[] = sprintf( esc_html__( 'Next attempt: %s', 'chaty' ), Message_Words::get_time( (string) $row['mail_next'] ) );
		}
		$error = Email_Error::get();
		if ( in_array( $row['mail_state'], array( Email_Status::FAILED, Email_Status::GIVEN_UP ), true ) && '' !== $error['text'] ) {
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
		$lines = array();
		foreach ( $this->get_fields( $row ) as $label => $markup ) {
			$lines[] = "$label: " . html_entity_decode( wp_strip_all_tags( str_replace( '<br>', ', ', $markup ) ), ENT_QUOTES, 'UTF-8' );
		}
		printf(
			'<details class="chaty-message-copy"><summary>%1$s</summary><label class="screen-reader-text" for="chaty-message-copy">%1$s</label>'
			. '<textarea id="chaty-message-copy" class="large-text" rows="12" readonly>%2$s</textarea></details>',
			esc_html__( 'Copy as text', 'chaty' ),
			esc_textarea( Visible_Text::strip( implode( "\n", $lines ) ) )
		);
	}

	/**
	 * Prints the other messages of the sender.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private function print_others( array $row ): void {
		$others = $this->contacts->find_others( $row, self::MAX_OTHERS );
		if ( array() === $others ) {
			return;
		}

		printf( '<h2>%s</h2><ul class="ul-disc">', esc_html__( 'Other messages of this person', 'chaty' ) );
		foreach ( $others as $other ) {
			$this->print_markup(
				sprintf(
					'<li>%s (%s) <a href="%s">%s</a></li>',
					$this->columns->get_time( $other ),
					esc_html( Message_Words::get_boxes()[ $other['box'] ] ?? '' ),
					esc_url( $this->columns->get_url( (int) $other['id'] ) ),
					'' === trim( (string) $other['message'] ) ? esc_html( _x( 'Open', 'verb', 'chaty' ) ) : $this->columns->get_excerpt( $other )
				)
			);
		}
		echo '</ul>';
	}

	/**
	 * Prints markup in which every value is escaped: here, by the columns, or in the links of the actions.
	 *
	 * @param string $markup Markup.
	 */
	private function print_markup( string $markup ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's wp_kses_post() does not know <time>.
		echo $markup;
	}
}
