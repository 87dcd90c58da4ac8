<?php
namespace Chaty\Tests;

use Chaty\Ajax\Message_Validator;
use Chaty\Ajax\Request_Guard;
use Chaty\Ajax\Submit_Message_Action;
use Chaty\Ajax\Track_Action;
use Chaty\Config\Names;
use Chaty\Messages\Email_Worker;
use Chaty\Http\Request;

/**
 * Has a site with two widgets, 0 with Whatsapp and a contact form, "_1" with Phone, and the actions.
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

	protected function track( string $action, Request $request ): int {
		return ( new Track_Action( Make::repository() ) )->handle( $action, $request );
	}

	protected function get_message_action(): Submit_Message_Action {
		$services = Make::services();

		return new Submit_Message_Action( new Request_Guard( $services->get_widgets(), $services->get_rate_limiter() ), $services->get_message_delivery(), new Message_Validator(), $services->create_translations() );
	}

	protected function get_email_worker(): Email_Worker {
		return Make::services()->get_email_worker();
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
