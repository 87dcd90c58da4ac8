<?php
/**
 * Messages screen.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Messages;

use Chaty\Admin\Admin_Page;
use Chaty\Admin\Admin_Scripts;
use Chaty\Config\Capabilities;
use Chaty\Config\Names;
use Chaty\Contacts\Contact_Query;

/**
 * The screen on which owners read messages. PHP prints all of it and does all of its actions; the script opens
 * messages beside the list.
 */
final class Messages_Page implements Admin_Page {

	private Contact_Query $contacts;
	private Message_Sources $sources;
	private Admin_Scripts $scripts;

	/**
	 * Address of this request, once the screen is prepared.
	 */
	private Messages_Address $address;

	/**
	 * List, once the screen is prepared.
	 */
	private Messages_List_Table $table;

	/**
	 * @param Contact_Query   $contacts Queries of stored messages.
	 * @param Message_Sources $sources  Names of widgets and forms.
	 * @param Admin_Scripts   $scripts  Scripts.
	 */
	public function __construct( Contact_Query $contacts, Message_Sources $sources, Admin_Scripts $scripts ) {
		$this->contacts = $contacts;
		$this->sources  = $sources;
		$this->scripts  = $scripts;
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_slug(): string {
		return Messages_Address::SLUG;
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_title(): string {
		return __( 'Messages', 'chaty' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_capability(): string {
		return Capabilities::MESSAGES;
	}

	/**
	 * {@inheritDoc}
	 */
	public function prepare(): void {
		$this->address = Messages_Address::from_request();
		$this->table   = new Messages_List_Table( $this->contacts, $this->address, $this->sources );
		$this->table->prepare_items();
		add_screen_option(
			'per_page',
			array(
				'default' => Messages_List_Table::PER_PAGE,
				'option'  => Names::MESSAGES_PER_PAGE,
			)
		);
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'removable_query_args', array( $this, 'keep_message' ) );
	}

	/**
	 * Keeps `message` in the address, which WordPress would remove as one of its own notices: a reload opens the message again.
	 *
	 * @param array<array-key, string> $args Arguments that are removed once they were read.
	 * @return array<array-key, string>
	 */
	public function keep_message( array $args ): array {
		return array_diff( $args, array( 'message' ) );
	}

	/**
	 * Enqueues the script.
	 */
	public function enqueue(): void {
		$this->scripts->enqueue( 'console-messages', ( new Messages_Facts( $this->sources ) )->get( $this->address ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function print(): void {
		printf( '<div class="wrap chaty-console"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end"><div id="chaty-messages">', esc_html( $this->get_title() ) );
		$this->table->print_all();
		echo '</div><div id="chaty-console"></div></div>';
	}
}
