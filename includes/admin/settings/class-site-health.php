<?php
/**
 * Tests in Site Health.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Settings;

use Chaty\Admin\Messages\Messages_Address;
use Chaty\Config\Drop_In;
use Chaty\Health\Cron_State;
use Chaty\Health\Mail_State;
use Chaty\Health\Table_State;
use Chaty\Registrable;

/**
 * Reports in Site Health what keeps the plugin from working unseen: events that do not run, emails that do not leave,
 * tables that are missing, and an outdated must-use plugin. Each says what to do, with a link.
 */
final class Site_Health implements Registrable {

	private Cron_State $cron;
	private Mail_State $mail;
	private Table_State $tables;
	private Drop_In $drop_in;

	public function __construct( Cron_State $cron, Mail_State $mail, Table_State $tables, Drop_In $drop_in ) {
		$this->cron    = $cron;
		$this->mail    = $mail;
		$this->tables  = $tables;
		$this->drop_in = $drop_in;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
	}

	/**
	 * Adds the tests to those of Site Health.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		$labels = array(
			'tables'        => __( 'Tables of Chaty', 'chaty' ),
			'cron'          => __( 'Scheduled events of Chaty', 'chaty' ),
			'mail'          => __( 'Emails of Chaty', 'chaty' ),
			'early_answers' => __( 'Early answers of Chaty', 'chaty' ),
		);
		foreach ( $labels as $name => $label ) {
			$tests['direct'][ "chaty_$name" ] = array(
				'label' => $label,
				'test'  => array( $this, "test_$name" ),
			);
		}

		return $tests;
	}

	/**
	 * Tests the tables.
	 *
	 * @return array<string, mixed>
	 */
	public function test_tables(): array {
		return $this->tables->is_current()
			? $this->get_result( 'tables', 'good', __( 'The tables of Chaty are up to date', 'chaty' ), __( 'Messages and statistics can be stored.', 'chaty' ) )
			: $this->get_result(
				'tables',
				'critical',
				__( 'Tables of Chaty are missing or outdated', 'chaty' ),
				__( 'Messages of visitors may be lost, and nothing is counted. Repair the tables; if that fails, the database user may lack the rights to create and change tables.', 'chaty' ),
				$this->get_tools_link( __( 'Repair the tables', 'chaty' ) )
			);
	}

	/**
	 * Tests the events.
	 *
	 * @return array<string, mixed>
	 */
	public function test_cron(): array {
		$late = $this->cron->get_late();

		return array() === $late
			? $this->get_result( 'cron', 'good', __( 'The events of Chaty run in time', 'chaty' ), __( 'Emails are sent again, and old messages are deleted.', 'chaty' ) )
			: $this->get_result(
				'cron',
				'recommended',
				__( 'Events of Chaty do not run', 'chaty' ),
				/* translators: %s: names of events. */
				sprintf( __( 'More than an hour late: %s. Until they run, no email is sent again and no old message is deleted.', 'chaty' ), implode( ', ', $late ) )
					. ' ' . __( 'WordPress runs events when somebody visits the site; where that is switched off or rare, let the server call wp-cron.php.', 'chaty' ),
				$this->get_tools_link( __( 'See the events', 'chaty' ) )
			);
	}

	/**
	 * Tests the emails.
	 *
	 * @return array<string, mixed>
	 */
	public function test_mail(): array {
		$failed = $this->mail->count_failed();
		if ( 0 === $failed ) {
			return $this->get_result( 'mail', 'good', __( 'The emails of Chaty are sent', 'chaty' ), __( 'No email has failed in the last 30 days.', 'chaty' ) );
		}

		/* translators: %s: number of messages. */
		$text = _n( 'The email for %s message of the last 30 days could not be sent.', 'The emails for %s messages of the last 30 days could not be sent.', $failed, 'chaty' );

		return $this->get_result(
			'mail',
			'critical',
			__( 'Emails of Chaty could not be sent', 'chaty' ),
			sprintf( $text, number_format_i18n( $failed ) ) . ' ' . __( 'Every message is stored. Send a test email to see why.', 'chaty' ),
			$this->get_tools_link( __( 'Send a test email', 'chaty' ) ) . ' ' . $this->get_link( admin_url( 'admin.php?page=' . Messages_Address::SLUG ), __( 'See the messages', 'chaty' ) )
		);
	}

	/**
	 * Tests the must-use plugin.
	 *
	 * @return array<string, mixed>
	 */
	public function test_early_answers(): array {
		$state = $this->drop_in->get_state();
		if ( ! in_array( $state, array( Drop_In::OUTDATED, Drop_In::FOREIGN ), true ) ) {
			return $this->get_result(
				'early_answers',
				'good',
				__( 'Chaty answers statistics calls as it should', 'chaty' ),
				Drop_In::CURRENT === $state
					? __( 'The must-use plugin for early answers is up to date.', 'chaty' )
					: __( 'The must-use plugin for early answers is not installed. It is optional.', 'chaty' )
			);
		}

		return $this->get_result(
			'early_answers',
			'recommended',
			__( 'Early answers of Chaty are off', 'chaty' ),
			Drop_In::OUTDATED === $state
				? __( 'The must-use plugin is of another version, so it answers nothing. Install it again, or check whether its folder is writable.', 'chaty' )
				/* translators: %s: path of a file. */
				: sprintf( __( 'The file %s is not Chaty\'s.', 'chaty' ), $this->drop_in->get_path() ),
			$this->get_tools_link( __( 'Go to the tools', 'chaty' ) )
		);
	}

	/**
	 * Returns a result as Site Health takes it.
	 *
	 * @param string $name        Name of the test.
	 * @param string $status      'good', 'recommended' or 'critical'.
	 * @param string $label       Heading.
	 * @param string $description Text.
	 * @param string $actions     Links.
	 * @return array<string, mixed>
	 */
	private function get_result( string $name, string $status, string $label, string $description, string $actions = '' ): array {
		return array(
			'test'        => "chaty_$name",
			'status'      => $status,
			'label'       => $label,
			'badge'       => array(
				'label' => 'Chaty',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => '' === $actions ? '' : "<p>$actions</p>",
		);
	}

	/**
	 * Returns a link to the tools.
	 *
	 * @param string $text Text.
	 */
	private function get_tools_link( string $text ): string {
		return $this->get_link( Settings_Page::get_url( 'tools' ), $text );
	}

	/**
	 * Returns a link.
	 *
	 * @param string $url  URL.
	 * @param string $text Text.
	 */
	private function get_link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
