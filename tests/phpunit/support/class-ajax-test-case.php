<?php
namespace Chaty\Tests;

use Chaty\Ajax\Message_Validator;
use Chaty\Ajax\Request_Guard;
use Chaty\Ajax\Submit_Message_Action;
use Chaty\Ajax\Track_Action;
use Chaty\Config\Names;
use Chaty\Messages\Message_Delivery;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Queue;
use Chaty\Messages\Email_Worker;
use Chaty\Messages\Notification_Email;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Settings\Text_Translations;

/**
 * Returns a site with two widgets: 0 with Whatsapp and a contact form, "_1" with Phone; and the actions.
 */
abstract class Ajax_Test_Case extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Make::store_widgets(
			array(
				Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp' ) ), Make::form() ) ),
				Make::widget( array(), array( 'id' => '_1' ) ),
			)
		);
		update_option( Names::ANALYTICS, 'on' );
	}

	private function get_guard(): Request_Guard {
		return new Request_Guard( Make::repository(), new Rate_Limiter() );
	}

	protected function track( string $action, Request $request ): int {
		return ( new Track_Action( Make::repository() ) )->handle( $action, $request );
	}

	protected function get_message_action(): Submit_Message_Action {
		return new Submit_Message_Action( $this->get_guard(), new Message_Delivery( new Message_Repository(), $this->get_email_worker() ), new Message_Validator(), has_filter( 'wpml_translate_single_string' ) ? new Text_Translations( Make::schema() ) : null );
	}

	protected function get_email_worker(): Email_Worker {
		return new Email_Worker( new Email_Queue(), new Notification_Email(), Make::repository() );
	}

	/**
	 * Returns what is counted, one line a row: widget, channel, device, views, clicks. Sorted
	 * here, because databases sort letters in different ways.
	 *
	 * @return array<int, string>
	 */
	protected function get_counted(): array {
		$lines = array();
		foreach ( $this->get_rows( 'stats', 'widget, channel, device' ) as $row ) {
			$lines[] = implode( ' ', array( $row['widget'], '' === $row['channel'] ? '-' : $row['channel'], $row['device'], $row['views'], $row['clicks'] ) ) . ( $row['clickers'] > 0 ? " first {$row['clickers']}" : '' );
		}
		sort( $lines );

		return $lines;
	}
}
