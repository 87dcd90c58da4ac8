<?php
namespace Chaty\Admin\Messages;

use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Config\Names;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Sources;
use WP_List_Table;

/**
 * Prints a page of messages as WordPress prints its own lists. What the columns, filters and actions are stands in
 * classes of their own.
 */
final class Messages_List_Table extends WP_List_Table {

	public const PER_PAGE = 20;

	private Message_Query $messages;
	private Messages_Address $address;

	/**
	 * Columns of Message_Columns.
	 *
	 * @var array<string, array{label: string, orderby: string, print: callable}>
	 */
	private array $columns;
	private Filter_Form $filters;
	private Folder_Links $folders;
	private Message_Sources $sources;

	/**
	 * ID of the message that is open; 0 for none.
	 */
	private int $open;

	/**
	 * ID of the newest message of the list.
	 */
	private int $max_id = 0;

	/**
	 * @param int $open ID of the message that is open; 0 for none.
	 */
	public function __construct( Message_Query $messages, Messages_Address $address, Message_Sources $sources, int $open ) {
		parent::__construct(
			array(
				'singular' => 'message',
				'plural'   => 'messages',
			)
		);
		$this->messages = $messages;
		$this->address  = $address;
		$this->columns  = ( new Message_Columns( $sources, $address ) )->get();
		$this->filters  = new Filter_Form( $sources, $address );
		$this->sources  = $sources;
		$this->open     = $open;
	}

	public function prepare_items(): void {
		$per_page     = max( 1, min( Message_Query::MAX_ROWS, $this->get_items_per_page( Names::MESSAGES_PER_PAGE, self::PER_PAGE ) ) );
		$offset       = min( PHP_INT_MAX, $per_page * ( $this->get_pagenum() - 1 ) );
		$list         = $this->messages->get_list( $this->address->get_filters(), $per_page, $offset, $this->address->get_order() );
		$this->items  = $list['rows'];
		$this->max_id = $list['max_id'];

		$this->folders = new Folder_Links( $this->messages, $this->address );
		$this->set_pagination_args(
			array(
				'total_items' => $list['count'],
				'per_page'    => $per_page,
			)
		);
	}

	public function print_all(): void {
		$this->views();
		$this->filters->print_forms();
		printf(
			'<form id="chaty-messages-form" method="post" action="%s" data-total="%d" data-filters="%s" data-max-unasked="%d">',
			esc_url( $this->address->get_url() ),
			(int) $this->get_pagination_arg( 'total_items' ),
			esc_attr( (string) wp_json_encode( $this->address->get_rest_filters() ) ),
			(int) Message_Question::MAX_UNASKED
		);
		printf( '<input type="hidden" name="until_id" value="%d">', (int) $this->max_id );
		$this->display();
		echo '</form>';
		if ( $this->has_items() ) {
			$this->filters->print_downloads();
		}
	}

	/**
	 * @return array<string, string>
	 */
	public function get_columns(): array {
		return array( 'cb' => '<input type="checkbox">' ) + array_map( 'esc_html', wp_list_pluck( $this->columns, 'label' ) );
	}

	/**
	 * Returns the columns that the list can be sorted by, with the order of the first press.
	 *
	 * @return array<string, array<int, string|bool>>
	 */
	protected function get_sortable_columns(): array {
		$sortable = array();
		foreach ( $this->columns as $name => $column ) {
			if ( '' !== $column['orderby'] ) {
				$sortable[ $name ] = array( $column['orderby'], false );
			}
		}

		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence, which it has translated.
		$sortable['time'] = array( 'created_at', true, $this->columns['time']['label'], __( 'Table ordered by Date.' ), 'desc' );

		return $sortable;
	}

	/**
	 * @return array<string, string>
	 */
	protected function get_views(): array {
		return $this->folders->get();
	}

	/**
	 * @return array<int, string>
	 */
	protected function get_table_classes(): array {
		return array_diff( parent::get_table_classes(), array( 'striped' ) );
	}

	/**
	 * @return array<string, string>
	 */
	protected function get_bulk_actions(): array {
		return array_map( 'esc_html', Message_Buttons::get_offered( $this->address->get_folder() ) );
	}

	/**
	 * Prints the actions on several messages. The script of WordPress 7.1 stops a form that is sent by a button of
	 * this name while no row is checked, also where all that match are meant.
	 *
	 * @param 'top'|'bottom' $which 'top' or 'bottom'.
	 */
	protected function bulk_actions( $which = 'top' ): void {
		ob_start();
		parent::bulk_actions( $which );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has printed it.
		echo str_replace( ' name="bulk_action"', '', (string) ob_get_clean() );
		if ( 'top' === $which ) {
			Message_Batch_Fields::print_all( $this->address, count( $this->items ), (int) $this->get_pagination_arg( 'total_items' ) );
		}
	}

	/**
	 * Prints what stands beside the actions: the filters, and the button that empties a folder.
	 *
	 * @param string $which 'top' or 'bottom'.
	 */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		$this->filters->print_fields();
		if ( $this->has_items() ) {
			Message_Batch_Fields::print_empty( $this->address );
		}
	}

	/**
	 * @param array<string, mixed> $item Message.
	 */
	public function single_row( $item ): void {
		$classes = array_keys(
			array_filter(
				array(
					'is-unread' => null === $item['read_at'],
					'is-open'   => (int) $item['id'] === $this->open,
				)
			)
		);
		printf( '<tr data-message="%d"%s>', (int) $item['id'], array() === $classes ? '' : ' class="' . esc_attr( implode( ' ', $classes ) ) . '"' );
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	/**
	 * @param array<string, mixed> $item Message.
	 */
	protected function column_cb( $item ): string {
		/* translators: %s: Who sent the message. */
		$label = sprintf( __( 'Select message from %s', 'chaty' ), Message_Labels::get_sender( $item ) );

		return sprintf(
			'<label class="label-covers-full-cell" for="chaty-message-%1$d"><span class="screen-reader-text">%2$s</span></label>'
			. '<input type="checkbox" name="messages[]" id="chaty-message-%1$d" value="%1$d">',
			(int) $item['id'],
			Message_Labels::escape( $label )
		);
	}

	/**
	 * @param array<string, mixed> $item        Message.
	 * @param string               $column_name Column; other plugins may add some.
	 */
	protected function column_default( $item, $column_name ): string {
		$column = $this->columns[ $column_name ] ?? null;

		return null === $column ? '' : call_user_func( $column['print'], $item );
	}

	protected function get_default_primary_column_name(): string {
		return Message_Columns::PRIMARY;
	}

	/**
	 * @param array<string, mixed> $item        Message.
	 * @param string               $column_name Column.
	 * @param string               $primary     Primary column.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		return $primary === $column_name ? $this->row_actions( Message_Buttons::get_row_links( $item, $this->address ) ) : '';
	}

	public function no_items(): void {
		if ( $this->messages->has_failed() ) {
			esc_html_e( 'The messages could not be read from the database.', 'chaty' );
			return;
		}
		echo $this->address->is_filtered() ? esc_html__( 'No messages match.', 'chaty' ) : esc_html__( 'No messages.', 'chaty' );
		$this->folders->print_elsewhere();
		if ( array() === $this->sources->get_widgets_with_form() && current_user_can( Widgets_Page::CAPABILITY ) ) {
			echo ' ' . esc_html__( 'No widget of this site has a contact form.', 'chaty' );
			printf( ' <a href="%s">%s</a>', esc_url( Widgets_Page::get_url() ), esc_html__( 'Add one on the screen Widgets', 'chaty' ) );
		}
	}
}
