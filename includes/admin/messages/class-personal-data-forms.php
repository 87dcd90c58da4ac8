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

	/**
	 * Prints the forms, as WordPress prints them on the screens that they lead to.
	 *
	 * @param string $email Email address of the person.
	 */
	public static function print( string $email ): void {
		$facts = self::get_facts();
		if ( '' === $facts['nonce'] || ! is_email( $email ) ) {
			return;
		}

		printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'Personal data of this person', 'chaty' ), esc_html__( 'WordPress keeps these requests and asks the person by email to confirm them.', 'chaty' ) );
		$forms = array(
			'export' => array( 'add_export_personal_data_request', 'export_personal_data', __( 'Request an export', 'chaty' ) ),
			'erase'  => array( 'add_remove_personal_data_request', 'remove_personal_data', __( 'Request an erasure', 'chaty' ) ),
		);
		foreach ( $forms as $name => list( $action, $type, $label ) ) {
			if ( '' === $facts[ $name ] ) {
				continue;
			}
			$fields = array(
				'action'                                => $action,
				'type_of_action'                        => $type,
				'username_or_email_for_privacy_request' => $email,
				'send_confirmation_email'               => '1',
				'_wpnonce'                              => $facts['nonce'],
			);
			printf( '<form method="post" action="%s" style="display:inline-block;margin-inline-end:8px">', esc_url( $facts[ $name ] ) );
			foreach ( $fields as $field => $value ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $field ), esc_attr( $value ) );
			}
			printf( '<button class="button">%s</button></form>', esc_html( $label ) );
		}
	}
}
