<?php
/**
 * Doubles of the services of maps, for a demo without internet: drawn tiles, a search that knows every address,
 * and a router that goes straight.
 *
 * @package Chaty
 */

add_filter(
	'chaty_map_settings',
	function ( $settings ) {
		return array(
			'tiles'       => content_url( 'themes/harbour/pictures/tile.svg?{z}-{x}-{y}' ),
			'attribution' => 'Drawn map: there is no internet',
			'geocoder'    => rest_url( 'harbour/v1/search' ),
			'router'      => rest_url( 'harbour/v1' ),
		) + $settings;
	}
);

/** Nothing waits for hosts that cannot be reached. */
add_filter( 'pre_http_request', fn() => new WP_Error( 'http_request_failed', 'There is no internet.' ) );

/** Finds an address somewhere in Flensburg, always at the same place. */
function chaty_demo_search( $request ) {
	$hash = crc32( strtolower( trim( $request['q'] ) ) );
	return array(
		array(
			'lat' => (string) ( 54.775 + $hash % 1000 / 50000 ),
			'lon' => (string) ( 9.425 + intdiv( $hash, 1000 ) % 1000 / 50000 ),
		),
	);
}

/** A straight way between two points, in OSRM's form. */
function chaty_demo_route( $request ) {
	$points = array();
	foreach ( explode( ';', $request['points'] ) as $point ) {
		$points[] = array_map( 'floatval', explode( ',', $point ) );
	}
	list( list( $lng, $lat ), list( $to_lng, $to_lat ) ) = $points;

	$meters = round( 111320 * hypot( $to_lat - $lat, ( $to_lng - $lng ) * cos( deg2rad( $lat ) ) ) );
	$speed  = array( 'driving' => 8, 'cycling' => 5 )[ $request['way'] ] ?? 1.4; // phpcs:ignore WordPress.Arrays
	$step   = fn( $type, $length ) => array(
		'distance' => $length,
		'name'     => 'Quay Road',
		'maneuver' => array( 'type' => $type ),
	);
	return array(
		'code'   => 'Ok',
		'routes' => array(
			array(
				'distance' => $meters,
				'duration' => round( $meters / $speed ),
				'geometry' => array( 'coordinates' => $points ),
				'legs'     => array( array( 'steps' => array( $step( 'depart', $meters ), $step( 'arrive', 0 ) ) ) ),
			),
		),
	);
}

add_action(
	'rest_api_init',
	function () {
		$routes = array(
			'/search' => 'chaty_demo_search',
			'/route/v1/(?P<way>[a-z]+)/(?P<points>-?[\d.]+,-?[\d.]+;-?[\d.]+,-?[\d.]+)' => 'chaty_demo_route',
		);
		foreach ( $routes as $route => $callback ) {
			register_rest_route(
				'harbour/v1',
				$route,
				array(
					'methods'             => 'GET',
					'permission_callback' => '__return_true',
					'callback'            => $callback,
				)
			);
		}
	}
);
