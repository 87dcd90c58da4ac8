<?php
/**
 * Test case of the calls.
 *
 * @package Chaty
 */

namespace Chaty\Tests;

use Chaty\Ajax\Ajax_Action;
use Chaty\Ajax\Channel_Click_Action;
use Chaty\Ajax\Contact_Validator;
use Chaty\Ajax\Submit_Contact_Action;
use Chaty\Ajax\Widget_Click_Action;
use Chaty\Ajax\Widget_View_Action;
use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Contacts\Contact_Repository;
use Chaty\Contacts\Email_Queue;
use Chaty\Contacts\Email_Worker;
use Chaty\Contacts\Notification_Email;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;

/**
 * Gives a site with two widgets: 0 with Whatsapp and a contact form, "_1" with Phone; and the calls.
 */
abstract class Ajax_Test_Case extends Site_Test_Case {

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
		update_option( Names::ANALYTICS, 'on' );
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
	protected function get_call( string $action ): Ajax_Action {
		$parts = array( Make::store(), new Origin_Check(), new Rate_Limiter(), new General_Settings(), Make::statistics() );
		switch ( $action ) {
			case 'update_chaty_widget_views':
				return new Widget_View_Action( ...$parts );
			case 'update_chaty_widget_click':
				return new Widget_Click_Action( ...$parts );
			default:
				return new Channel_Click_Action( ...$parts );
		}
	}

	/**
	 * Gives the call of the contact form.
	 */
	protected function get_contact_call(): Submit_Contact_Action {
		return new Submit_Contact_Action( Make::store(), new Origin_Check(), new Rate_Limiter(), new Contact_Repository(), $this->get_mail_run(), new Contact_Validator() );
	}

	/**
	 * Gives what mails and tries again.
	 */
	protected function get_mail_run(): Email_Worker {
		return new Email_Worker( new Email_Queue(), new Notification_Email(), Make::store() );
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
