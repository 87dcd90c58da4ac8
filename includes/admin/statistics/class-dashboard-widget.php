<?php
namespace Chaty\Admin\Statistics;

use Chaty\Admin\Settings\Settings_Page;
use Chaty\Config\Capabilities;
use Chaty\Messages\Message_Folder;
use Chaty\Messages\Message_Query;
use Chaty\Registrable;
use Chaty\Storage\Stats_Text;

/**
 * Shows, on WordPress's dashboard, the statistics of the last 28 days beside those of the 28 days before, and the
 * number of unread messages: each to users who may see it.
 */
final class Dashboard_Widget implements Registrable {

	private Last_Days $last_days;
	private Message_Query $messages;

	public function __construct( Last_Days $last_days, Message_Query $messages ) {
		$this->last_days = $last_days;
		$this->messages  = $messages;
	}

	public function register(): void {
		add_action( 'wp_dashboard_setup', array( $this, 'add' ) );
	}

	/**
	 * Adds the widget for users who may see a part of it.
	 */
	public function add(): void {
		if ( current_user_can( Capabilities::STATISTICS ) || current_user_can( Capabilities::MESSAGES ) ) {
			wp_add_dashboard_widget( 'chaty_dashboard', 'Chaty', array( $this, 'print' ) );
		}
	}

	public function print(): void {
		if ( current_user_can( Capabilities::MESSAGES ) ) {
			$this->print_unread();
		}
		if ( current_user_can( Capabilities::STATISTICS ) ) {
			$this->print_funnel();
		}
	}

	private function print_unread(): void {
		$unread = $this->messages->get_counts()[ Message_Folder::INBOX ]['unread'];
		$page   = 'admin.php?page=chaty-messages';
		if ( $this->messages->has_failed() ) {
			$this->print_failure( __( 'The messages could not be read from the database.', 'chaty' ) );
			return;
		}
		if ( 0 === $unread ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( $page ) ), esc_html__( 'No unread messages', 'chaty' ) );
			return;
		}

		/* translators: %s: number of messages. */
		$text = sprintf( _n( '%s unread message', '%s unread messages', $unread, 'chaty' ), number_format_i18n( $unread ) );
		printf( '<p><strong><a href="%s">%s</a></strong></p>', esc_url( admin_url( "$page&unread=1" ) ), esc_html( $text ) );
	}

	/**
	 * Prints that the database did not answer, with a link to the repair for users who may repair it.
	 *
	 * @param string $text What is missing.
	 */
	private function print_failure( string $text ): void {
		echo '<p>' . esc_html( $text ) . ' ';
		if ( current_user_can( Capabilities::SETTINGS ) ) {
			printf( '<a href="%s">%s</a>', esc_url( Settings_Page::get_url( 'tools' ) ), esc_html__( 'Repair the tables', 'chaty' ) );
		} else {
			esc_html_e( 'If tables are missing, an administrator can make them again.', 'chaty' );
		}
		echo '</p>';
	}

	private function print_funnel(): void {
		$total = $this->last_days->get_total();
		if ( is_wp_error( $total ) ) {
			$this->print_failure( $total->get_error_message() );
			return;
		}

		/* translators: %s: number of days. */
		$now = sprintf( __( 'Last %s days', 'chaty' ), number_format_i18n( Last_Days::DAYS ) );
		printf(
			'<table class="widefat striped"><thead><tr><td></td><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html( $now ),
			esc_html( Stats_Text::get_days( $total['before']['since'], $total['before']['until'] ) ),
			esc_html__( 'Change', 'chaty' )
		);
		foreach ( Stats_Text::get_labels() as $column => $label ) {
			printf(
				'<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
				esc_html( $label ),
				esc_html( number_format_i18n( $total[ $column ] ) ),
				esc_html( number_format_i18n( $total['before'][ $column ] ) ),
				esc_html( Stats_Text::get_change( $total[ $column ], $total['before'][ $column ] ) )
			);
		}
		printf( '</tbody></table><p><a href="%s">%s</a></p>', esc_url( Statistics_Page::get_url() ), esc_html__( 'All statistics', 'chaty' ) );
	}
}
