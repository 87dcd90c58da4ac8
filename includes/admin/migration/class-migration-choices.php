<?php
namespace Chaty\Admin\Migration;

use Chaty\Migration\Old_Messages;

/**
 * Prints what can be taken over, each part with what it would change, and the button.
 */
final class Migration_Choices {

	/**
	 * What `Migration::read()` has returned.
	 *
	 * @var array<string, mixed>
	 */
	private array $found;

	/**
	 * @param array<string, mixed> $found What is there.
	 */
	public function __construct( array $found ) {
		$this->found = $found;
	}

	public function print(): void {
		$messages   = $this->found['messages'];
		$statistics = $this->found['statistics'];
		$left       = $messages['total'] - $messages['copied'] - $messages['left_out'];
		if ( $this->found['settings']['widgets'] > 0 ) {
			$this->print_settings( $this->found['settings'], null !== $this->found['document'] );
		}
		if ( $messages['total'] > 0 ) {
			$this->print_choice( 'messages', __( 'Messages', 'chaty' ), $left > 0, $left > 0 );
			$progress = $messages['copied'] + $messages['left_out'] > 0 ? Migration_Texts::get_progress( 'messages', $messages ) . ' ' : '';
			$this->print_help( $progress . __( 'They arrive as read. Each is copied only once.', 'chaty' ) );
			$this->ask_about_old( $messages );
		}
		if ( $statistics['total'] > 0 ) {
			$left_days = $statistics['total'] > $statistics['copied'];
			$this->print_choice( 'statistics', __( 'Statistics', 'chaty' ), $left_days, $left_days );
			$help = __( 'They are added to what is counted here, without a device, because Chaty Pro did not count by device. Undo leaves them here.', 'chaty' );
			$this->print_help( Migration_Texts::get_progress( 'statistics', $statistics ) . ' ' . $help );
		}
		$is_begun = $messages['copied'] + $messages['left_out'] > 0 && $left > 0 && '' !== $this->found['settings']['taken_over_at'];
		printf( '<p class="submit"><button class="button button-primary">%s</button></p>', esc_html( $is_begun ? __( 'Continue', 'chaty' ) : __( 'Take over', 'chaty' ) ) );
	}

	/**
	 * Prints the widgets, and what taking them over would change.
	 *
	 * @param array<string, mixed> $settings What is known of the settings.
	 */
	private function print_settings( array $settings, bool $is_possible ): void {
		$widgets = $settings['widgets'];
		$time    = $settings['taken_over_at'];
		$this->print_choice( 'settings', __( 'Widgets and their settings', 'chaty' ), $is_possible && '' === $time, $is_possible );
		if ( ! $is_possible ) {
			$this->print_help( __( 'The widgets of Chaty 3.x cannot be taken over as they are.', 'chaty' ) );
		} elseif ( array() === $this->found['changes'] ) {
			$this->print_help( __( 'The widgets here are already those of Chaty 3.x.', 'chaty' ) );
		} else {
			/* translators: %s: number of widgets. */
			$text = _n( '%s widget of Chaty 3.x replaces all widgets of this site.', '%s widgets of Chaty 3.x replace all widgets of this site.', $widgets, 'chaty' );
			$this->print_help( sprintf( $text, number_format_i18n( $widgets ) ) );
		}
		if ( '' !== $time ) {
			$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
			/* translators: %s: date and time. */
			$text = __( 'They were taken over on %s. Taking them over again replaces what was changed here since then.', 'chaty' );
			$this->print_help( sprintf( $text, (string) wp_date( $format, (int) strtotime( $time ) ) ) );
		}

		$issues = $this->found['issues'];
		$fatal  = array( 'level' => 'error' );
		/* translators: %d: number of errors. */
		$this->print_lines( __( 'Errors: %d', 'chaty' ), wp_list_filter( $issues, $fatal ), true );
		/* translators: %d: number of settings. */
		$this->print_lines( __( 'Left out or corrected: %d', 'chaty' ), wp_list_filter( $issues, $fatal, 'NOT' ) );
		$changes = array_map( static fn ( string $path ): array => array( 'path' => $path ), $this->found['changes'] );
		/* translators: %d: number of settings. */
		$this->print_lines( __( 'Changed: %d', 'chaty' ), $changes );
	}

	/**
	 * Asks what becomes of messages that are too old.
	 *
	 * @param array<string, int> $messages What is known of the messages.
	 */
	private function ask_about_old( array $messages ): void {
		$old = $messages['old'];
		if ( 0 === $old ) {
			return;
		}

		/* translators: %s: number of messages. */
		$count = sprintf( _n( '%s message is older than this site keeps messages.', '%s messages are older than this site keeps messages.', $old, 'chaty' ), number_format_i18n( $old ) );
		/* translators: %s: number of days. */
		$days = sprintf( _n( 'It deletes them after %s day.', 'It deletes them after %s days.', $messages['retention_days'], 'chaty' ), number_format_i18n( $messages['retention_days'] ) );
		printf( '<fieldset style="margin-inline-start:25px"><legend>%s</legend>', esc_html( "$count $days" ) );
		$this->print_radio( Old_Messages::KEEP, __( 'Keep all.', 'chaty' ) . ' ' . Old_Messages::describe( $messages['keep_days'] ), true );
		$this->print_radio( Old_Messages::SKIP, __( 'Leave the old ones out. They stay in the table of Chaty 3.x, and cannot be taken over later.', 'chaty' ), false );
		echo '</fieldset>';
	}

	/**
	 * Prints an answer to the question about old messages.
	 */
	private function print_radio( string $value, string $label, bool $is_checked ): void {
		printf( '<p><label><input type="radio" name="old" value="%s"%s> %s</label></p>', esc_attr( $value ), checked( $is_checked, true, false ), esc_html( $label ) );
	}

	private function print_choice( string $part, string $label, bool $is_checked, bool $is_enabled ): void {
		printf(
			'<h2><label><input type="checkbox" name="parts[]" value="%s"%s%s> %s</label></h2>',
			esc_attr( $part ),
			checked( $is_checked, true, false ),
			disabled( $is_enabled, false, false ),
			esc_html( $label )
		);
	}

	private function print_help( string $text ): void {
		printf( '<p style="margin-inline-start:25px">%s</p>', esc_html( $text ) );
	}

	/**
	 * Prints lines, folded away.
	 *
	 * @param string                                            $title   Title with `%d` for their number.
	 * @param array<int, array{path: string, message?: string}> $lines   Lines.
	 * @param bool                                              $is_open Whether they are shown at once.
	 */
	private function print_lines( string $title, array $lines, bool $is_open = false ): void {
		if ( array() === $lines ) {
			return;
		}
		printf(
			'<details style="margin-inline-start:25px;overflow-wrap:anywhere"%s><summary>%s</summary><ul class="ul-disc">',
			esc_attr( $is_open ? ' open' : '' ),
			esc_html( sprintf( $title, count( $lines ) ) )
		);
		foreach ( $lines as $line ) {
			printf( '<li><code>%s</code> %s</li>', esc_html( $line['path'] ), esc_html( $line['message'] ?? '' ) );
		}
		echo '</ul></details>';
	}
}
