<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Explain\Page_Widgets;
use WP_REST_Server;

/**
 * `chaty/v1/page-widgets/12`: tells which widgets show on the page of a post and why, and shows or hides one there.
 */
final class Page_Widgets_Controller extends REST_Controller {

	protected $rest_base = 'page-widgets';

	protected const CAPABILITY = Capabilities::SETTINGS;

	private Page_Widgets $widgets;

	public function __construct( Page_Widgets $widgets ) {
		$this->widgets = $widgets;
	}

	public function register_routes(): void {
		$changes = array(
			'widget'   => array(
				'description' => __( 'ID of the widget.', 'chaty' ),
				'type'        => array( 'string', 'integer' ),
				'required'    => true,
			),
			'is_shown' => array(
				'description' => __( 'Whether the widget shows on the page.', 'chaty' ),
				'type'        => 'boolean',
				'required'    => true,
			),
		);
		$this->register_route(
			'/(?P<id>[0-9]{1,18})',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_items' ),
				$this->create_endpoint( 'PUT', 'update_item', $changes ),
			)
		);
	}

	/**
	 * Returns the widgets that are on.
	 */
	public function get_items( $request ) {
		return rest_ensure_response( $this->widgets->describe( 'post', (int) $request['id'] ) );
	}

	/**
	 * Shows or hides a widget, and returns all of them.
	 */
	public function update_item( $request ) {
		return $this->widgets->change( 'post', (int) $request['id'], (string) $request['widget'], $request['is_shown'] ) ?? $this->get_items( $request );
	}
}
