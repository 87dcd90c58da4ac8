<?php
namespace Chaty\Health;

/**
 * Problems of the plugin that nobody would notice otherwise, each with its state in sentences and the tools that help.
 * Site Health, the debug information, the Settings screen and WP-CLI print the same.
 *
 * @phpstan-type Field array{label: string, value: string, debug?: string, private?: bool}
 * @phpstan-type State array{name: string, label: string, status: string, title: string, text: string, fields: array<string, Field>, tools: array<string, string>}
 */
final class Tool_States {

	private Table_State $tables;
	private Cron_State $cron;
	private Mail_State $mail;
	private Early_Answers_State $early_answers;

	public function __construct( Table_State $tables, Cron_State $cron, Mail_State $mail, Early_Answers_State $early_answers ) {
		$this->tables        = $tables;
		$this->cron          = $cron;
		$this->mail          = $mail;
		$this->early_answers = $early_answers;
	}

	/**
	 * Returns the states: `status` as Site Health has it, `title` a heading, `text` what to do, `fields` as those of the
	 * debug information, by name, and the labels of `tools` by what `run()` takes.
	 *
	 * @return array<int, State>
	 */
	public function get(): array {
		return array( $this->mail->get(), $this->tables->get(), $this->cron->get(), $this->early_answers->get(), ( new Proxy_State() )->get() );
	}

	/**
	 * @param string $tool A key of `tools`.
	 * @return string|\WP_Error What it did, in a sentence.
	 */
	public function run( string $tool ) {
		switch ( $tool ) {
			case 'test-mail':
				return $this->mail->send_test();
			case 'install-early-answers':
				return $this->early_answers->install();
			case 'remove-early-answers':
				return $this->early_answers->remove();
			default:
				return $this->tables->repair();
		}
	}
}
