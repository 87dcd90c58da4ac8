<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Sources;
use Chaty\Messages\Own_Values;

/**
 * Describes the columns: label, the column of the table that they sort by, and what prints a cell.
 *
 * @phpstan-type Column array{label: string, orderby: string, print: callable}
 */
final class Message_Columns {

	public const PRIMARY = 'sender';

	/**
	 * Longest excerpt of a message, in characters.
	 */
	private const EXCERPT_LENGTH = 200;

	private Message_Sources $sources;
	private Messages_Address $address;

	public function __construct( Message_Sources $sources, Messages_Address $address ) {
		$this->sources = $sources;
		$this->address = $address;
	}

	/**
	 * @return array<string, Column>
	 */
	public function get(): array {
		return array(
			self::PRIMARY => $this->create( __( 'From', 'chaty' ), array( $this, 'get_sender' ), 'name' ),
			'text'        => $this->create( __( 'Message', 'chaty' ), array( $this, 'get_excerpt' ) ),
			'source'      => $this->create( __( 'Widget', 'chaty' ), array( $this, 'get_source' ) ),
			'location'    => $this->create( __( 'Page', 'chaty' ), array( $this, 'get_page' ) ),
			'mail'        => $this->create( __( 'Notification', 'chaty' ), array( $this, 'get_mail_state' ) ),
			'time'        => $this->create( __( 'Date', 'chaty' ), array( $this, 'get_time' ), 'created_at' ),
		);
	}

	/**
	 * Returns who sent a message, as the link that opens it, in a list of all folders where it is, and how to reach the person.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	public function get_sender( array $row ): string {
		$sender = Message_Labels::get_sender( $row );
		$link   = sprintf( '<a class="chaty-message-open" href="%s">%s</a>', esc_url( $this->get_url( (int) $row['id'] ) ), Message_Labels::escape( $sender ) );
		$name   = null === $row['read_at'] ? sprintf( '<strong>%s<span class="screen-reader-text"> — %s</span></strong>', $link, esc_html__( 'Unread', 'chaty' ) ) : $link;
		$marks  = array_filter(
			array(
				'yes-alt'   => null === $row['answered_at'] ? '' : __( 'Answered', 'chaty' ),
				'edit-page' => '' === (string) $row['note'] ? '' : __( 'Has a note', 'chaty' ),
			)
		);
		if ( Message_Filters::EVERY_FOLDER === $this->address->get_folder() ) {
			$name .= sprintf( ' — <span class="post-state">%s</span>', esc_html( Message_Labels::get_folders()[ $row['box'] ] ?? (string) $row['box'] ) );
		}
		foreach ( $marks as $icon => $label ) {
			$name .= sprintf( ' <span class="dashicons dashicons-%1$s" title="%2$s" aria-hidden="true"></span><span class="screen-reader-text"> — %2$s</span>', $icon, esc_attr( $label ) );
		}
		$contacts = array();
		foreach ( array_diff( array( $row['email'], $row['phone'] ), array( '', $sender ) ) as $contact ) {
			$contacts[] = '<bdi>' . Message_Labels::escape( (string) $contact ) . '</bdi>';
		}

		return '<span class="chaty-message-name">' . $name . '</span><span class="chaty-message-contact">' . implode( ' · ', $contacts ) . '</span>';
	}

	/**
	 * Returns the beginning of a message, or of the owner's own fields where it is empty.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	public function get_excerpt( array $row ): string {
		$text = '' === (string) $row['message'] ? Own_Values::to_text( Own_Values::decode( $row['fields'] ) ) : (string) $row['message'];
		$text = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );

		return '<bdi>' . Message_Labels::escape( mb_strlen( $text ) > self::EXCERPT_LENGTH ? mb_substr( $text, 0, self::EXCERPT_LENGTH ) . '…' : $text ) . '</bdi>';
	}

	/**
	 * @param array<string, mixed> $row Message.
	 */
	public function get_source( array $row ): string {
		return implode( '<br>', array_map( array( Message_Labels::class, 'escape' ), $this->get_source_names( $row ) ) );
	}

	/**
	 * @param array<string, mixed> $row Message.
	 * @return array<int, string>
	 */
	public function get_source_names( array $row ): array {
		return $this->sources->get_names_of( (string) $row['widget'], (string) $row['channel'] );
	}

	/**
	 * Returns the page, as a link if it is a web page.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	public function get_page( array $row ): string {
		$url  = (string) $row['page_url'];
		$link = esc_url( $url, array( 'http', 'https' ) );
		$text = '' === $url ? '' : '<bdi>' . Message_Labels::escape( (string) preg_replace( '#^https?://[^/]*(?=/)#i', '', $url ) ) . '</bdi>';

		return '' === $link ? $text : sprintf( '<a href="%s" rel="noreferrer noopener nofollow">%s</a>', $link, $text );
	}

	/**
	 * @param array<string, mixed> $row Message.
	 */
	public function get_mail_state( array $row ): string {
		return esc_html( Message_Labels::get_mail_states()[ $row['mail_state'] ] ?? (string) $row['mail_state'] );
	}

	/**
	 * @param array<string, mixed> $row Message.
	 */
	public function get_time( array $row ): string {
		return Message_Labels::get_time( (string) $row['created_at'] );
	}

	/**
	 * Returns the URL that opens a message, and marks it as read: therefore it has a nonce.
	 */
	public function get_url( int $id ): string {
		return $this->address->get_url(
			array(
				'message'  => $id,
				'_wpnonce' => wp_create_nonce( Message_Buttons::NONCE . $id ),
			)
		);
	}

	/**
	 * @param callable $print   Returns the markup of a cell.
	 * @param string   $orderby Column of the table that it sorts by; empty for none.
	 * @return Column
	 */
	private function create( string $label, callable $print, string $orderby = '' ): array {
		return compact( 'label', 'orderby', 'print' );
	}
}
