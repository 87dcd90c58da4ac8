<?php
namespace Chaty\Health;

use Chaty\Config\Drop_In;
use WP_Error;

/**
 * Says whether the must-use plugin is installed and answers, and installs and removes it.
 *
 * @phpstan-import-type State from Tool_States
 */
final class Early_Answers_State {

	private Drop_In $drop_in;

	public function __construct( Drop_In $drop_in ) {
		$this->drop_in = $drop_in;
	}

	/**
	 * @return State
	 */
	public function get(): array {
		$state   = $this->drop_in->get_state();
		$is_good = in_array( $state, array( Drop_In::ABSENT, Drop_In::CURRENT ), true );
		$install = array( 'install-early-answers' => __( 'Install the must-use plugin', 'chaty' ) );
		$remove  = array( 'remove-early-answers' => __( 'Remove the must-use plugin', 'chaty' ) );

		return array(
			'name'   => 'early_answers',
			'label'  => __( 'Early answers', 'chaty' ),
			'status' => $is_good ? 'good' : 'recommended',
			'title'  => $is_good ? __( 'Chaty answers statistics calls as it should', 'chaty' ) : __( 'Early answers of Chaty are off', 'chaty' ),
			'text'   => $this->get_text( $state ),
			'fields' => Drop_In::ABSENT === $state ? array() : array(
				'early_version' => array(
					'label' => __( 'Version', 'chaty' ),
					'value' => $this->drop_in->get_version(),
				),
			),
			'tools'  => Drop_In::FOREIGN === $state ? array() : ( Drop_In::CURRENT === $state ? $remove : $install ),
		);
	}

	/**
	 * @return string|WP_Error
	 */
	public function install() {
		$done = $this->drop_in->install();

		return is_wp_error( $done ) ? $done : __( 'Installed. Calls are answered early from now on, unless another plugin takes part in them.', 'chaty' );
	}

	/**
	 * @return string|WP_Error
	 */
	public function remove() {
		$done = $this->drop_in->remove();

		return is_wp_error( $done ) ? $done : __( 'Removed.', 'chaty' );
	}

	/**
	 * @param string $state A constant of Drop_In.
	 */
	private function get_text( string $state ): string {
		switch ( $state ) {
			case Drop_In::ABSENT:
				return __( 'The must-use plugin for early answers is not installed. It is optional.', 'chaty' )
					. ' ' . __( 'On a site with many plugins, a must-use plugin answers statistics calls before the others load.', 'chaty' );
			case Drop_In::FOREIGN:
				/* translators: %s: path of a file. */
				return sprintf( __( 'The file %s is not Chaty\'s.', 'chaty' ), $this->drop_in->get_path() );
			case Drop_In::OUTDATED:
				return __( 'The must-use plugin is of another version, so it answers nothing. Install it again, or check whether its folder is writable.', 'chaty' );
			default:
				return __( 'The must-use plugin for early answers is up to date.', 'chaty' ) . ' ' . $this->describe( $this->drop_in->get_reasons() );
		}
	}

	/**
	 * Describes what the last call that looked at other plugins found.
	 *
	 * @param array<int, string>|null $reasons Names of hooks; null if no call has looked yet.
	 */
	private function describe( ?array $reasons ): string {
		if ( null === $reasons ) {
			return __( 'No request has come yet.', 'chaty' );
		}
		if ( array() === $reasons ) {
			return __( 'Calls are answered before other plugins load.', 'chaty' );
		}

		/* translators: %s: names of hooks. */
		return sprintf( __( 'Calls wait for other plugins, which use: %s', 'chaty' ), implode( ', ', $reasons ) );
	}
}
