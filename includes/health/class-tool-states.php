<?php
/**
 * State of what the tools take care of.
 *
 * @package Chaty
 */

namespace Chaty\Health;

use Chaty\Config\Drop_In;

/**
 * Gathers the states that the Settings screen shows beside its tools.
 */
final class Tool_States {

	private Table_State $tables;
	private Cron_State $cron;
	private Mail_State $mail;
	private Drop_In $drop_in;

	public function __construct( Table_State $tables, Cron_State $cron, Mail_State $mail, Drop_In $drop_in ) {
		$this->tables  = $tables;
		$this->cron    = $cron;
		$this->mail    = $mail;
		$this->drop_in = $drop_in;
	}

	/**
	 * Returns the states, as `ToolStates` in TypeScript.
	 *
	 * @return array<string, mixed>
	 */
	public function get(): array {
		return array(
			'tables'       => array(
				'isCurrent' => $this->tables->is_current(),
				'rows'      => $this->tables->count_rows(),
			),
			'events'       => $this->cron->get_events(),
			'mail'         => array(
				'recipient' => (string) get_option( 'admin_email' ),
				'failed'    => $this->mail->count_failed(),
			),
			'earlyAnswers' => array(
				'state'   => $this->drop_in->get_state(),
				'version' => $this->drop_in->get_version(),
				'path'    => $this->drop_in->get_path(),
				'reasons' => $this->drop_in->get_reasons(),
			),
		);
	}
}
