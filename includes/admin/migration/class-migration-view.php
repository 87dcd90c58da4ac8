<?php
namespace Chaty\Admin\Migration;

use Chaty\Admin\Messages\Messages_Address;
use Chaty\Admin\Widgets\Widgets_Page;
use WP_Error;

/**
 * Prints the page of the take-over: what was done, what is left to do, and the forms. The script of the page replaces
 * the content of `#chaty-takeover`.
 */
final class Migration_View {

	private Migration_State $state;

	public function __construct( Migration_State $state ) {
		$this->state = $state;
	}

	/**
	 * @param array<string, mixed>|WP_Error $found What `Migration::read()` has returned.
	 */
	public function print( $found ): void {
		printf( '<div class="wrap" id="chaty-takeover"><h1>%s</h1>', esc_html__( 'Take over from Chaty', 'chaty' ) );
		if ( '' !== $this->state->error ) {
			$this->print_notice( 'error', esc_html( $this->state->error ) . ' ' . esc_html__( 'What was taken over before is kept.', 'chaty' ) );
		}
		if ( is_wp_error( $found ) ) {
			$this->print_notice( 'error', esc_html( $found->get_error_message() ) );
		} elseif ( $this->state->is_running() ) {
			$this->print_progress( $found );
		} else {
			$this->print_overview( $found );
		}
		echo '</div>';
	}

	/**
	 * Prints the progress, and the form of the next step.
	 *
	 * @param array<string, mixed> $found What is there.
	 */
	private function print_progress( array $found ): void {
		$max   = 0;
		$value = 0;
		$texts = array();
		foreach ( array( 'messages', 'statistics' ) as $part ) {
			$max    += $found[ $part ]['total'];
			$value  += $found[ $part ]['copied'] + ( 'messages' === $part ? $found[ $part ]['left_out'] : 0 );
			$texts[] = $found[ $part ]['total'] > 0 ? Migration_Texts::get_progress( $part, $found[ $part ] ) : '';
		}
		printf(
			'<progress max="%d" value="%d" aria-label="%s" style="inline-size:100%%;max-inline-size:720px"></progress><p role="status">%s</p>',
			(int) $max,
			(int) $value,
			esc_attr__( 'Taking over from Chaty', 'chaty' ),
			esc_html( trim( implode( ' ', $texts ) ) )
		);
		$this->open_form( 'next', 'data-next' );
		foreach ( $this->state->parts as $part ) {
			$this->print_hidden( 'parts[]', $part );
		}
		$this->print_hidden( 'old', $this->state->old );
		$this->print_hidden( 'after', (string) $this->state->after );
		$this->print_hidden( 'failed', (string) $this->state->failed );
		$this->print_hidden( 'taken', $this->state->is_taken ? '1' : '0' );
		printf(
			'<p class="submit"><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p><p data-failed="%s" role="alert"></p></form>',
			esc_html__( 'Continue', 'chaty' ),
			esc_url( Migration_Page::get_url() ),
			esc_html__( 'Stop', 'chaty' ),
			esc_attr__( 'The next step was not answered. What was copied is kept; continue when the connection is back.', 'chaty' )
		);
	}

	/**
	 * Prints what was done, what is there, and the forms.
	 *
	 * @param array<string, mixed> $found What is there.
	 */
	private function print_overview( array $found ): void {
		$this->print_result( $found );
		if ( $found['settings']['can_restore'] ) {
			$this->open_form( 'undo' );
			$text = __(
				'The widgets and settings that were here before are kept until the new ones are changed. Copied messages and statistics stay, and so does how long messages are kept.',
				'chaty'
			);
			printf( '<p>%s</p><p><button class="button">%s</button></p></form>', esc_html( $text ), esc_html__( 'Undo', 'chaty' ) );
		}
		$texts = Migration_Texts::count( $found );
		if ( array() === $texts ) {
			printf( '<p>%s</p>', esc_html__( 'There is no data of Chaty 3.x on this site.', 'chaty' ) );
			return;
		}

		/* translators: %s: list such as "3 widgets and 1,000 messages". */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'Chaty 3.x left %s on this site. Its data is not changed or deleted.', 'chaty' ), wp_sprintf( '%l', $texts ) ) ) );
		$this->open_form( 'start' );
		$this->print_hidden( 'revision', $found['revision'] );
		( new Migration_Choices( $found ) )->print();
		echo '</form>';
	}

	/**
	 * @param array<string, mixed> $found What is there now.
	 */
	private function print_result( array $found ): void {
		if ( $this->state->is_undone ) {
			$this->print_notice( 'success', esc_html__( 'The widgets and settings from before are back. Copied messages and statistics are kept.', 'chaty' ) );
		}
		if ( ! $this->state->has_run || '' !== $this->state->error ) {
			return;
		}

		$lines = array();
		if ( $this->state->is_taken ) {
			/* translators: %s: number of widgets, such as "3 widgets". */
			$text    = sprintf( __( 'Taken over: %s.', 'chaty' ), Migration_Texts::count( $found )['settings'] ?? '' );
			$lines[] = esc_html( $text ) . ' ' . $this->get_link( Widgets_Page::get_url(), __( 'View the widgets', 'chaty' ) );
		}
		if ( $found['messages']['total'] > 0 ) {
			$text    = $this->state->failed > 0 ? Migration_Texts::get_failed( $this->state->failed ) : Migration_Texts::get_progress( 'messages', $found['messages'] );
			$lines[] = esc_html( $text ) . ' ' . $this->get_link( admin_url( 'admin.php?page=' . Messages_Address::SLUG ), __( 'See the messages', 'chaty' ) );
		}
		if ( $found['statistics']['total'] > 0 ) {
			$lines[] = esc_html( Migration_Texts::get_progress( 'statistics', $found['statistics'] ) );
		}
		$this->print_notice( $this->state->failed > 0 ? 'warning' : 'success', implode( '</p><p>', $lines ) );
	}

	private function open_form( string $step, string $mark = '' ): void {
		printf( '<form method="post" action="%s" %s>', esc_url( Migration_Page::get_url() ), esc_attr( $mark ) );
		wp_nonce_field( Migration_Page::NONCE );
		$this->print_hidden( 'step', $step );
	}

	private function print_hidden( string $name, string $value ): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}

	/**
	 * Prints a notice, which takes the focus where the script has replaced the page.
	 *
	 * @param string $html Markup within a paragraph.
	 */
	private function print_notice( string $type, string $html ): void {
		printf( '<div class="notice notice-%s inline" tabindex="-1"><p>%s</p></div>', esc_attr( $type ), wp_kses_post( $html ) );
	}

	private function get_link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
