<?php
/**
 * Personal data on request.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Registrable;
use WP_Error;

/**
 * Hands the messages of a mail address to WordPress's tools for personal data, to export or to erase.
 * Counts are no personal data: nobody can be told from them.
 */
final class Data_Exporter implements Registrable {

	/**
	 * Messages of one step.
	 */
	private const STEP = 100;

	private Contact_Query $contacts;

	/**
	 * @param Contact_Query $contacts Lists of messages.
	 */
	public function __construct( Contact_Query $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
	}

	/**
	 * Adds the exporter.
	 *
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
	 * Adds the eraser.
	 *
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
	 * Exports one step.
	 *
	 * @param string $email Mail address.
	 * @param int    $step  Number of the step, from 1.
	 * @return array{data: array<int, array<string, mixed>>, done: bool}|WP_Error
	 */
	public function export( string $email, int $step = 1 ) {
		$rows = '' === $email ? array() : $this->contacts->get_newest( array( 'email' => $email ), self::STEP, ( $step - 1 ) * self::STEP );
		if ( '' !== $email && $this->contacts->has_failed() ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The database did not give the messages.', 'chaty' ) );
		}

		return array(
			'data' => array_map( array( $this, 'describe' ), $rows ),
			'done' => count( $rows ) < self::STEP,
		);
	}

	/**
	 * Erases one step.
	 *
	 * @param string $email Mail address.
	 * @return array{items_removed: bool, items_retained: bool, messages: array<int, string>, done: bool}
	 */
	public function erase( string $email ): array {
		$deleted = '' === $email ? 0 : $this->contacts->delete_some( array( 'email' => $email ), self::STEP );
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
			'done'           => $deleted < self::STEP,
		);
	}

	/**
	 * Describes a message for the export.
	 *
	 * @param array<string, mixed> $row The message.
	 * @return array<string, mixed>
	 */
	private function describe( array $row ): array {
		$labels = array(
			'created_at' => __( 'Time (UTC)', 'chaty' ),
			'name'       => __( 'Name', 'chaty' ),
			'email'      => __( 'Email', 'chaty' ),
			'phone'      => __( 'Phone', 'chaty' ),
			'message'    => __( 'Message', 'chaty' ),
			'page_url'   => __( 'Page', 'chaty' ),
		);
		$data   = array();
		foreach ( $labels as $column => $label ) {
			if ( '' !== (string) $row[ $column ] ) {
				$data[] = array(
					'name'  => $label,
					'value' => esc_html( (string) $row[ $column ] ),
				);
			}
		}

		return array(
			'group_id'    => 'chaty',
			'group_label' => __( 'Chaty messages', 'chaty' ),
			'item_id'     => 'chaty-' . $row['id'],
			'data'        => $data,
		);
	}
}
