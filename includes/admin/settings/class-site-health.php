<?php
namespace Chaty\Admin\Settings;

use Chaty\Admin\Messages\Messages_Address;
use Chaty\Health\Tool_States;
use Chaty\Registrable;

/**
 * Reports in Site Health problems of the plugin that nobody would notice otherwise, with links to their repair.
 *
 * @phpstan-import-type State from Tool_States
 */
final class Site_Health implements Registrable {

	private Tool_States $states;

	public function __construct( Tool_States $states ) {
		$this->states = $states;
	}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests Tests.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		foreach ( $this->states->get() as $state ) {
			$tests['direct'][ "chaty_{$state['name']}" ] = array(
				'label' => $state['title'],
				'test'  => fn () => $this->get_result( $state ),
			);
		}

		return $tests;
	}

	/**
	 * @param State $state State.
	 * @return array<string, mixed>
	 */
	private function get_result( array $state ): array {
		$links = 'good' === $state['status'] || 'proxy' === $state['name'] ? array() : array(
			$this->get_link( Settings_Page::get_url( 'tools' ), array_values( $state['tools'] )[0] ?? __( 'Go to the tools', 'chaty' ) ),
		);
		if ( array() !== $links && 'mail' === $state['name'] ) {
			$links[] = $this->get_link( admin_url( 'admin.php?page=' . Messages_Address::SLUG ), __( 'See the messages', 'chaty' ) );
		}

		return array(
			'test'        => "chaty_{$state['name']}",
			'status'      => $state['status'],
			'label'       => $state['title'],
			'badge'       => array(
				'label' => 'Chaty',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $state['text'] ) . '</p>',
			'actions'     => array() === $links ? '' : '<p>' . implode( ' ', $links ) . '</p>',
		);
	}

	private function get_link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
