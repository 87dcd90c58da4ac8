<?php
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
	 * Prints the forms, as WordPress prints them on the screens that they lead to. Each is behind a line that says what
	 * it does: WordPress sends the person an email at once.
	 */
	public static function print( string $email ): void {
		if ( ! is_email( $email ) ) {
			return;
		}
		if ( current_user_can( 'export_others_personal_data' ) ) {
			self::print_form( 'export', __( 'Export personal data', 'chaty' ), $email );
		}
		if ( current_user_can( 'erase_others_personal_data' ) && current_user_can( 'delete_users' ) ) {
			self::print_form( 'remove', __( 'Erase personal data', 'chaty' ), $email );
		}
	}

	/**
	 * @param string $name 'export' or 'remove', as WordPress's actions have it.
	 */
	private static function print_form( string $name, string $label, string $email ): void {
		$fields = array(
			'action'                                => "add_{$name}_personal_data_request",
			'type_of_action'                        => "{$name}_personal_data",
			'username_or_email_for_privacy_request' => $email,
			'send_confirmation_email'               => '1',
			'_wpnonce'                              => wp_create_nonce( self::NONCE ),
		);
		/* translators: %s: Email address. */
		$text = sprintf( __( 'WordPress asks %s by email to confirm the request, and keeps it on its own screen. It covers everything this site knows about the person.', 'chaty' ), $email );
		printf(
			'<details class="chaty-message-personal"><summary>%s</summary><form method="post" action="%s"><p>%s</p>',
			esc_html( $label ),
			esc_url( admin_url( 'export' === $name ? 'export-personal-data.php' : 'erase-personal-data.php' ) ),
			esc_html( $text )
		);
		foreach ( $fields as $field => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $field ), esc_attr( $value ) );
		}
		printf( '<button class="button">%s</button></form></details>', esc_html__( 'Send Request', 'chaty' ) );
	}
}
