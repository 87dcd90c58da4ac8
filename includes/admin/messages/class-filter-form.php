<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Sources;

/**
 * Describes the filters, and prints their fields and the search. Both are forms with GET, so that a filtered list has an
 * address; the fields belong to theirs wherever they stand. A search leaves the folder, a filter stays in it.
 */
final class Filter_Form {

	public const FORM = 'chaty-messages-filter';

	private Message_Sources $sources;
	private Messages_Address $address;

	public function __construct( Message_Sources $sources, Messages_Address $address ) {
		$this->sources = $sources;
		$this->address = $address;
	}

	/**
	 * Returns the filters by the arguments of the address. Those with options are lists, the others dates.
	 *
	 * @return array<string, array{label: string, options: array<array-key, string>|null}>
	 */
	public function get(): array {
		return array(
			'unread'   => $this->create(
				__( 'Read and unread', 'chaty' ),
				array(
					'1' => __( 'Unread', 'chaty' ),
					'0' => __( 'Read', 'chaty' ),
				)
			),
			'answered' => $this->create(
				__( 'Answered and not answered', 'chaty' ),
				array(
					'0' => __( 'Not answered', 'chaty' ),
					'1' => __( 'Answered', 'chaty' ),
				)
			),
			'widget'   => $this->create( __( 'All widgets', 'chaty' ), $this->sources->get_widgets_with_form() ),
			'channel'  => $this->create( __( 'All contact forms', 'chaty' ), $this->sources->get_channels() ),
			'mail'     => $this->create( __( 'All notifications', 'chaty' ), Message_Labels::get_mail_states() ),
			'since'    => $this->create( __( 'From', 'chaty' ) ),
			'until'    => $this->create( __( 'Until', 'chaty' ) ),
		);
	}

	public function print_fields(): void {
		printf( '<details class="alignleft actions chaty-message-filters"%s><summary class="button">%s</summary><div>', $this->has_values() ? ' open' : '', esc_html__( 'Filters', 'chaty' ) );
		foreach ( $this->get() as $name => $filter ) {
			null === $filter['options'] ? $this->print_date( $name, $filter['label'] ) : $this->print_list( $name, $filter['label'], $filter['options'] );
		}
		printf( '<input type="submit" class="button" form="%s" value="%s">', esc_attr( self::FORM ), esc_attr__( 'Filter', 'chaty' ) );
		echo '</div></details>';
		if ( $this->address->is_filtered() ) {
			printf( '<a class="alignleft chaty-messages-all" href="%s">%s</a>', esc_url( Messages_Address::get_folder_url( $this->address->get_folder() ) ), esc_html__( 'Clear filters', 'chaty' ) );
		}
	}

	private function has_values(): bool {
		return array() !== array_diff( array_map( array( $this->address, 'get' ), array_keys( $this->get() ) ), array( '' ) );
	}

	/**
	 * Prints the forms: each with what else the address says.
	 */
	public function print_forms(): void {
		$this->print_form( self::FORM, array_keys( $this->get() ) );
		echo '</form>';
		$this->print_form( 'chaty-messages-search-form', array( 's', 'box' ) );
		printf(
			'<p class="search-box">'
			.
			'<label class="screen-reader-text" for="chaty-messages-search">%1$s</label>'
			. '<input type="search" id="chaty-messages-search" name="s" value="%2$s" maxlength="100"> <input type="submit" class="button" value="%1$s"></p></form>',
			esc_attr__( 'Search messages', 'chaty' ),
			esc_attr( $this->address->get( 's' ) )
		);
	}

	/**
	 * Prints the beginning of a form.
	 *
	 * @param array<int, string> $fields Arguments that it has fields for, or does without.
	 */
	private function print_form( string $id, array $fields ): void {
		printf( '<form id="%s" method="get" action="%s">', esc_attr( $id ), esc_url( admin_url( 'admin.php' ) ) );
		foreach ( $this->address->get_args( array_merge( $fields, array( 'paged' ) ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
	}

	/**
	 * Prints the links that download what the list has, on all of its pages.
	 */
	public function print_downloads(): void {
		printf( '<p class="chaty-messages-download">%s ', esc_html__( 'Download this list:', 'chaty' ) );
		$formats = array(
			Messages_Download::SHEET => 'CSV',
			'csv'                    => __( 'CSV for programs', 'chaty' ),
			'json'                   => 'JSON',
		);
		foreach ( $formats as $format => $label ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( Messages_Download::get_url( $format, $this->address->get_rest_filters() ) ), esc_html( $label ) );
		}
		echo '</p>';
	}

	/**
	 * Prints a list. One with a single entry filters nothing, unless the address names another.
	 *
	 * @param string                   $label   Label, which is also the entry that does not filter.
	 * @param array<array-key, string> $options Labels by value.
	 */
	private function print_list( string $name, string $label, array $options ): void {
		$value = $this->address->get( $name );
		if ( '' !== $value ) {
			$options += array( $value => $value );
		} elseif ( count( $options ) < 2 ) {
			return;
		}

		printf(
			'<label class="screen-reader-text" for="chaty-filter-%1$s">%2$s</label><select id="chaty-filter-%1$s" name="%1$s" form="%3$s"><option value="">%2$s</option>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( self::FORM )
		);
		foreach ( $options as $option => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $option ), selected( $value, (string) $option, false ), esc_html( $text ) );
		}
		echo '</select>';
	}

	private function print_date( string $name, string $label ): void {
		printf(
			'<span><label for="chaty-filter-%1$s">%2$s</label> <input type="date" id="chaty-filter-%1$s" name="%1$s" form="%3$s" value="%4$s"></span>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( self::FORM ),
			esc_attr( $this->address->get( $name ) )
		);
	}

	/**
	 * @param array<array-key, string>|null $options Labels by value; null for a date.
	 * @return array{label: string, options: array<array-key, string>|null}
	 */
	private function create( string $label, ?array $options = null ): array {
		return compact( 'label', 'options' );
	}
}
