<?php
namespace Chaty\Messages;

use Chaty\Registrable;
use WP_Error;

/**
 * Exports and erases the messages from an email address, in every folder, for WordPress's tools for personal data. Statistics
 * are not personal data: they identify nobody.
 */
final class Data_Exporter implements Registrable {

	/**
	 * Messages per page.
	 */
	private const PER_PAGE = 100;

	private Message_Query $messages;
	private Message_Folders $folders;

	public function __construct( Message_Query $messages, Message_Folders $folders ) {
		$this->messages = $messages;
		$this->folders  = $folders;
	}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
		add_filter( 'wp_kses_allowed_html', array( $this, 'allow_line_breaks' ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $exporters Exporters.
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters['chaty'] = array(
			'exporter_friendly_name' => __( 'Chaty messages', 'chaty' ),
			'callback'               => array( $this, 'export' ),
		);

		return $exporters;
	}

	/**
	 * @param array<string, mixed> $erasers Erasers.
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers['chaty'] = array(
			'eraser_friendly_name' => __( 'Chaty messages', 'chaty' ),
			'callback'             => array( $this, 'erase' ),
		);

		return $erasers;
	}

	/**
	 * Lets the page that WordPress makes of an export keep the line breaks of messages.
	 *
	 * @param mixed $tags    Allowed tags.
	 * @param mixed $context Where they are allowed.
	 * @return mixed
	 */
	public function allow_line_breaks( $tags, $context ) {
		return 'personal_data_export' === $context ? (array) $tags + array( 'br' => array() ) : $tags;
	}

	/**
	 * @param int $page Number of the page, from 1.
	 * @return array{data: array<int, array<string, mixed>>, done: bool}|WP_Error
	 */
	public function export( string $email, int $page = 1 ) {
		$rows = '' === $email ? array() : $this->messages->get_page( array( 'email' => $email ), self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		if ( '' !== $email && $this->messages->has_failed() ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The messages could not be read from the database.', 'chaty' ) );
		}

		return array(
			'data' => array_map( array( $this, 'to_export_item' ), $rows ),
			'done' => count( $rows ) < self::PER_PAGE,
		);
	}

	/**
	 * Erases a page of messages.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: array<int, string>, done: bool}
	 */
	public function erase( string $email ): array {
		$deleted = '' === $email ? 0 : $this->folders->delete_some( array( 'email' => $email ), self::PER_PAGE );
		if ( is_wp_error( $deleted ) ) {
			return array(
				'items_removed'  => false,
				'items_retained' => true,
				'messages'       => array( __( 'The database refused to delete Chaty messages.', 'chaty' ) ),
				'done'           => true,
			);
		}

		return array(
			'items_removed'  => $deleted > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $deleted < self::PER_PAGE,
		);
	}

	/**
	 * Returns a message in the form of the export.
	 *
	 * @param array<string, mixed> $row Message.
	 * @return array<string, mixed>
	 */
	private function to_export_item( array $row ): array {
		$labels = array(
			'created_at' => __( 'Time (UTC)', 'chaty' ),
			'name'       => __( 'Name', 'chaty' ),
			'email'      => __( 'Email', 'chaty' ),
			'phone'      => __( 'Phone', 'chaty' ),
			'message'    => __( 'Message', 'chaty' ),
			'page_url'   => __( 'Page', 'chaty' ),
			'status'     => __( 'Status', 'chaty' ),
			'note'       => __( 'Private note', 'chaty' ),
		);
		$data   = array();
		$row   += array( 'status' => Message_Status::get_label( $row ) );
		foreach ( $labels as $column => $label ) {
			if ( '' !== (string) $row[ $column ] ) {
				$data[] = array(
					'name'  => $label,
					'value' => nl2br( esc_html( (string) $row[ $column ] ) ),
				);
			}
		}

		foreach ( Own_Values::decode( $row['fields'] ) as $field ) {
			$data[] = array(
				'name'  => esc_html( $field['label'] ),
				'value' => esc_html( $field['value'] ),
			);
		}

		return array(
			'group_id'    => 'chaty',
			'group_label' => __( 'Chaty messages', 'chaty' ),
			'item_id'     => 'chaty-' . $row['id'],
			'data'        => $data,
		);
	}
}
