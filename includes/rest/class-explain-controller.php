<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Explain\Widget_Explainer;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/widgets/explain`: which widgets a visitor would see on a page, and why.
 */
final class Explain_Controller extends REST_Controller {

	protected $rest_base = 'widgets/explain';

	protected const CAPABILITY = Capabilities::SETTINGS;

	private Widget_Explainer $explainer;

	public function __construct( Widget_Explainer $explainer ) {
		$this->explainer = $explainer;
	}

	public function register_routes(): void {
		$text = array(
			'type'    => 'string',
			'default' => '',
		);
		$this->register_route(
			'',
			array(
				$this->create_endpoint(
					WP_REST_Server::READABLE,
					'get_item',
					array(
						'url'     => array(
							'description' => __( 'Address of a page of this site, or its path.', 'chaty' ),
							'type'        => 'string',
							'maxLength'   => 2000,
							'required'    => true,
						),
						'device'  => $this->get_enum_param( __( 'Device of the visitor.', 'chaty' ), array_keys( Widget_Explainer::DEVICES ) ),
						'country' => $text + array(
							'description' => __( 'Country of the visitor, two letters; empty for any.', 'chaty' ),
							'pattern'     => '^([A-Za-z]{2})?$',
						),
						'at'      => $text + array(
							'description' => __( 'Date and time of the visit, such as "2026-01-31 22:10" or "Sunday 22:10", in the time zone of the site; empty for now.', 'chaty' ),
							'maxLength'   => 100,
						),
					)
				),
			)
		);
	}

	/**
	 * Returns what the visitor would see.
	 */
	public function get_item( $request ) {
		$visit = array();
		foreach ( array( 'url', 'device', 'country', 'at' ) as $name ) {
			$visit[ $name ] = (string) $request->get_param( $name );
		}
		$result = $this->explainer->explain( $visit );

		return is_wp_error( $result ) ? $this->create_param_error( array( (string) $result->get_error_data() => $result->get_error_message() ) ) : new WP_REST_Response( $result );
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$text  = array( 'type' => 'string' );
		$texts = array(
			'type'  => 'array',
			'items' => $text,
		);
		$page  = array(
			'path'     => $text,
			'language' => $text,
			'ids'      => array( 'type' => 'object' ),
			'facts'    => $texts,
		);
		$row   = array(
			'id'        => $text,
			'name'      => $text,
			'result'    => $text + array( 'enum' => Widget_Explainer::RESULTS ),
			'reasons'   => $texts + array( 'description' => __( 'What hides the widget, or what it depends on.', 'chaty' ) ),
			'why'       => $texts + array( 'description' => __( 'Sentences for people.', 'chaty' ) ),
			'page_rule' => array(
				'description' => __( 'Number of the page rule that decides.', 'chaty' ),
				'type'        => array( 'integer', 'null' ),
			),
			'channels'  => $texts + array( 'description' => __( 'Channels that can be used on the device.', 'chaty' ) ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-explanation',
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'at', 'url', 'device', 'country' ), $text ) + array(
				'page'    => array(
					'type'       => 'object',
					'properties' => $page,
				),
				'widgets' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => $row,
					),
				),
			),
		);
	}
}
