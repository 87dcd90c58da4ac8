<?php
/**
 * Test case of the calls.
 *
 * @package Chaty
 */

namespace Chaty\Tests;

use Chaty\Ajax\Ajax_Call;
use Chaty\Ajax\Caller_Check;
use Chaty\Ajax\Channel_Click_Call;
use Chaty\Ajax\Contact_Call;
use Chaty\Ajax\Contact_Rules;
use Chaty\Ajax\Widget_Click_Call;
use Chaty\Ajax\Widget_View_Call;
use Chaty\Config\Page_Settings;
use Chaty\Mail\Mail_Run;
use Chaty\Mail\Owner_Mail;
use Chaty\Storage\Contacts;
use Chaty\Storage\Mail_Ledger;
use Chaty\Storage\Rate_Limit;

/**
 * Gives a site with two widgets: 0 with Whatsapp and a contact form, "_1" with Phone; and the calls.
 */
abstract class Call_Test_Case extends Site_Test_Case {

	/**
	 * Stores the widgets.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->store_widgets(
			array(
				Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp' ) ), Make::form() ) ),
				Make::widget( array(), array( 'id' => '_1' ) ),
			)
		);
		update_option( Page_Settings::ANALYTICS_OPTION, 'on' );
	}

	/**
	 * Stores other widgets.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 */
	protected function store_widgets( array $widgets ): void {
		Make::store()->save_widgets( Make::reader()->read_widgets( $widgets ) );
	}

	/**
	 * Gives one of the statistics calls.
	 *
	 * @param string $action Action of spec section 7.
	 */
	protected function get_call( string $action ): Ajax_Call {
		$parts = array( Make::store(), new Caller_Check(), new Rate_Limit(), new Page_Settings(), Make::statistics() );
		switch ( $action ) {
			case 'update_chaty_widget_views':
				return new Widget_View_Call( ...$parts );
			case 'update_chaty_widget_click':
				return new Widget_Click_Call( ...$parts );
			default:
				return new Channel_Click_Call( ...$parts );
		}
	}

	/**
	 * Gives the call of the contact form.
	 */
	protected function get_contact_call(): Contact_Call {
		return new Contact_Call( Make::store(), new Caller_Check(), new Rate_Limit(), new Contacts(), $this->get_mail_run(), new Contact_Rules() );
	}

	/**
	 * Gives what mails and tries again.
	 */
	protected function get_mail_run(): Mail_Run {
		return new Mail_Run( new Mail_Ledger(), new Owner_Mail(), Make::store() );
	}

	/**
	 * Gives what is counted, one line a row: widget, channel, device, views, clicks. Sorted
	 * here, because databases sort letters in different ways.
	 *
	 * @return array<int, string>
	 */
	protected function get_counted(): array {
		$lines = array();
		foreach ( $this->get_rows( 'stats', 'widget, channel, device' ) as $row ) {
			$lines[] = implode( ' ', array( $row['widget'], '' === $row['channel'] ? '-' : $row['channel'], $row['device'], $row['views'], $row['clicks'] ) );
		}
		sort( $lines );

		return $lines;
	}
}
