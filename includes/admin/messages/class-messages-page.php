<?php
namespace Chaty\Admin\Messages;

use Chaty\Admin\Admin_Page;
use Chaty\Admin\Admin_Scripts;
use Chaty\Config\Capabilities;
use Chaty\Config\Names;
use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Sources;
use Chaty\Http\Request;
use WP_Error;

/**
 * The screen on which owners read messages. PHP prints all of it and does all of its actions; the script opens
 * messages beside the list.
 */
final class Messages_Page implements Admin_Page {

	private Message_Query $messages;
	private Messages_Handler $handler;
	private Message_Sources $sources;
	private Admin_Scripts $scripts;

	/**
	 * Address of this request, once the screen is prepared.
	 */
	private Messages_Address $address;

	/**
	 * List, once the screen is prepared; null where a question is asked.
	 */
	private ?Messages_List_Table $table = null;

	/**
	 * Message that is open beside the list, once the screen is prepared; null for none.
	 *
	 * @var array<string, mixed>|WP_Error|null
	 */
	private $message = null;

	public function __construct( Message_Query $messages, Messages_Handler $handler, Message_Sources $sources, Admin_Scripts $scripts ) {
		$this->messages = $messages;
		$this->handler  = $handler;
		$this->sources  = $sources;
		$this->scripts  = $scripts;
	}

	public function get_slug(): string {
		return Messages_Address::SLUG;
	}

	public function get_title(): string {
		return __( 'Messages', 'chaty' );
	}

	public function get_capability(): string {
		return Capabilities::MESSAGES;
	}

	public function prepare(): void {
		if ( ! current_user_can( Capabilities::MESSAGES ) ) {
			// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence, which it has translated.
			wp_die( esc_html__( 'Sorry, you are not allowed to access this page.' ), 403 );
		}
		$query         = Request::from_query()->get_fields();
		$this->address = new Messages_Address( $query );
		$request       = Request::from_globals( true );
		$url           = 'POST' === $request->get_server( 'REQUEST_METHOD' )
			? $this->handler->handle_form( $request->get_fields(), $this->address )
			: $this->handler->handle_link( $query, $this->address );
		if ( '' !== $url ) {
			wp_safe_redirect( $url );
			exit;
		}

		if ( ! headers_sent() ) {
			header( 'Cache-Control: no-store, private' );
		}
		add_filter( 'removable_query_args', array( $this, 'filter_removable_args' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		if ( null !== $this->handler->get_question() ) {
			return;
		}
		if ( isset( $query['message'] ) ) {
			$this->open( Messages_Handler::parse_ids( $query['message'] )[0] ?? 0, $query['_wpnonce'] ?? '' );
		}
		$this->table = new Messages_List_Table( $this->messages, $this->address, $this->sources, $this->get_open_id() );
		$this->table->prepare_items();
		add_screen_option(
			'per_page',
			array(
				'default' => Messages_List_Table::PER_PAGE,
				'option'  => Names::MESSAGES_PER_PAGE,
			)
		);
	}

	/**
	 * Names the arguments that WordPress takes out of the address bar and out of links: those of results. `message`
	 * names the opened message, and stays.
	 *
	 * @param array<int, string> $args Arguments.
	 * @return array<int, string>
	 */
	public function filter_removable_args( array $args ): array {
		return array_merge( array_values( array_diff( $args, array( 'message' ) ) ), Message_Results::ARGS );
	}

	public function enqueue(): void {
		$this->scripts->enqueue( 'console-messages' );
	}

	public function print(): void {
		printf( '<div class="wrap chaty-console"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">', esc_html( $this->get_title() ) );
		( new Message_Notices( $this->messages, $this->sources ) )->print( $this->address );
		printf( '<div id="chaty-messages-notices"></div><div id="chaty-messages-content"%s><div class="chaty-messages-results">', null === $this->message ? '' : ' class="has-open-message"' );
		Message_Results::print( Request::from_query()->get_fields(), $this->address, $this->get_open_id() );
		$this->print_invalid();
		echo '</div><div id="chaty-messages">';
		if ( null !== $this->table ) {
			$this->table->print_all();
		} elseif ( null !== $this->handler->get_question() ) {
			$this->handler->get_question()->print( $this->address );
		}
		echo '</div>';
		if ( null !== $this->message ) {
			( new Message_View( $this->messages, $this->address, new Message_Columns( $this->sources, $this->address ) ) )->print( $this->message );
		}
		echo '</div></div>';
	}

	/**
	 * Returns the ID of the message that is open; 0 for none.
	 */
	private function get_open_id(): int {
		return is_array( $this->message ) ? (int) $this->message['id'] : 0;
	}

	/**
	 * Opens a message. A link of ours also marks it as read; a request from elsewhere changes nothing.
	 *
	 * @param mixed $nonce Nonce of the link.
	 */
	private function open( int $id, $nonce ): void {
		if ( is_string( $nonce ) && false !== wp_verify_nonce( $nonce, Message_Buttons::NONCE . $id ) ) {
			$this->handler->mark_as_read( $id );
		}
		$row           = $this->messages->find( array( $id ) )[ $id ] ?? Message_Actions::get_not_found_error();
		$this->message = $this->messages->has_failed() ? Message_Actions::get_read_error() : $row;
	}

	private function print_invalid(): void {
		$filters = ( new Filter_Form( $this->sources, $this->address ) )->get();
		$wrong   = array();
		foreach ( $this->address->get_invalid() as $name ) {
			$wrong[] = $filters[ $name ]['label'] ?? $name;
		}
		if ( array() !== $wrong ) {
			/* translators: %s: Names of filters. */
			Message_Results::print_notice( 'warning', sprintf( __( 'These filters are not valid and were left out: %s', 'chaty' ), implode( ', ', $wrong ) ) );
		}
	}
}
