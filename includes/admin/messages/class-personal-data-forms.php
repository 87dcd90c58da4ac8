<?php
/**
 * Requests for personal data.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Messages;

/**
 * Offers WordPress's own requests to export and to erase what the site knows of a person, to users who may make
 * them. WordPress keeps the requests, asks the person, and calls our exporter and eraser.
 */
final class Personal_Data_Forms {

	/**
	 * Action of the nonce of WordPress's forms.
	 */
	private const NONCE = 'personal-data-request';

	/**
	 * Returns the screens that the user may use, and the nonce of their forms.
	 *
	 * @return array{export: string, erase: string, nonce: string} URLs; empty where the user may not.
	 */
	public static function get_facts(): array {
		$export = current_user_can( 'export_others_personal_data' ) ? admin_url( 'export-personal-data.php' ) : '';
		$erase  = current_user_can( 'erase_others_personal_data' ) && current_user_can( 'delete_users' ) ? admin_url( 'erase-personal-data.php' ) : '';

		return array(
			'export' => $export,
			'erase'  => $erase,
			'nonce'  => '' === $export . $erase ? '' : wp_create_nonce( self::NONCE ),
		);
	}
}
