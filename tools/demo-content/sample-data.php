<?php
/**
 * Two years of statistics and two hundred messages, the same ones each time but for their days.
 *
 * @package Chaty
 */

const CHATY_SAMPLE_DAYS     = 730;
const CHATY_SAMPLE_MESSAGES = 200;

/** Share of the visitors who press a channel, by widget and channel. */
const CHATY_SAMPLE_CHANNELS = array(
	'0'  => array(
		'Whatsapp'           => 0.055,
		'Phone'              => 0.028,
		'Email'              => 0.012,
		'Telegram'           => 0.006,
		'Instagram'          => 0.014,
		'Facebook_Messenger' => 0.008,
		'Contact_Us'         => 0.021,
	),
	'_1' => array( 'Whatsapp' => 0.09 ),
	'_2' => array( 'Phone' => 0.07 ),
);

/** Share of the visitors by widget and page. */
const CHATY_SAMPLE_PAGES = array(
	'0'  => array(
		'/'           => 0.46,
		'/portfolio/' => 0.2,
		'/services/'  => 0.13,
		'/contact/'   => 0.11,
		'/team/'      => 0.06,
		'/story/'     => 0.04,
	),
	'_1' => array( '/shop/' => 1 ),
	'_2' => array(
		'/contact/'  => 0.7,
		'/visit-us/' => 0.3,
	),
);

/** Share of all visitors by widget. */
const CHATY_SAMPLE_WIDGETS = array(
	'0'  => 1,
	'_1' => 0.35,
	'_2' => 0.15,
);

/**
 * Writes rows past the plugin: through WordPress, tens of thousands of them take a minute in WebAssembly.
 *
 * @param string                $table Name without prefixes.
 * @param array<int,array<int,mixed>> $rows  Values, in the order of the columns.
 */
function chaty_sample_write( $table, array $columns, array $rows ) {
	global $wpdb;
	$database = new PDO( 'sqlite:' . FQDB, null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
	$marks    = implode( ',', array_fill( 0, count( $columns ), '?' ) );
	$insert   = $database->prepare( "INSERT INTO {$wpdb->prefix}chaty_$table (" . implode( ',', $columns ) . ") VALUES ($marks)" );
	$database->beginTransaction();
	array_map( array( $insert, 'execute' ), $rows );
	$database->commit();
}

/** Visitors of the bakery's page on a day: more at weekends, before Christmas, and from year to year. */
function chaty_sample_visitors( DateTimeImmutable $day, $index ) {
	$week   = array( 1.5, 0.75, 0.8, 0.9, 1, 1.25, 1.6 )[ (int) $day->format( 'w' ) ];
	$season = '12' === $day->format( 'n' ) ? 1.5 : 1 + 0.2 * sin( $day->format( 'z' ) / 58 );
	return 90 * $week * $season * ( 1.7 - 0.9 * $index / CHATY_SAMPLE_DAYS ) * mt_rand( 85, 115 ) / 100;
}

/** Counts of a widget on a day, by device. */
function chaty_sample_day( $widget, $day, $visitors, array &$stats, array &$pages ) {
	foreach ( array( 'm' => 0.64, 'd' => 0.36 ) as $device => $share ) { // phpcs:ignore WordPress.Arrays
		$views   = $visitors * $share;
		$count   = fn( $part ) => (int) round( $views * $part * mt_rand( 80, 120 ) / 100 );
		$clicks  = array_map( $count, CHATY_SAMPLE_CHANNELS[ $widget ] );
		// A single channel is not opened.
		$opens   = 1 === count( $clicks ) ? 0 : $count( 0.24 );
		$stats[] = array( $widget, '', $day, $device, (int) $views, $opens, (int) ( 0.9 * array_sum( $clicks ) ), 0 );
		foreach ( $clicks as $channel => $pressed ) {
			$stats[] = array( $widget, $channel, $day, $device, $opens ? $opens : (int) $views, $pressed, 0, 0 );
		}
		foreach ( CHATY_SAMPLE_PAGES[ $widget ] as $page => $part ) {
			$pages[] = array( $day, $page, $widget, $device, (int) ( $views * $part ), (int) ( $opens * $part ), (int) ( array_sum( $clicks ) * $part ) );
		}
	}
}

/** Writes the counts of two years. */
function chaty_sample_statistics() {
	mt_srand( 1987 );
	$stats = array();
	$pages = array();
	$today = current_datetime();
	for ( $index = 0; $index < CHATY_SAMPLE_DAYS; $index++ ) {
		$day      = $today->modify( "-$index days" );
		$visitors = chaty_sample_visitors( $day, $index );
		foreach ( CHATY_SAMPLE_WIDGETS as $widget => $share ) {
			chaty_sample_day( (string) $widget, $day->format( 'Y-m-d' ), $visitors * $share, $stats, $pages );
		}
		$stats[] = array( '0', 'Contact_Us', $day->format( 'Y-m-d' ), '', 0, 0, 0, (int) ( $visitors * mt_rand( 0, 20 ) / 1000 ) );
	}
	chaty_sample_write( 'stats', array( 'widget', 'channel', 'day', 'device', 'views', 'clicks', 'clickers', 'messages' ), $stats );
	chaty_sample_write( 'pages', array( 'day', 'page', 'widget', 'device', 'views', 'opens', 'clicks' ), $pages );
}

/** Writes the messages: the newest are not read yet, and the older a message the likelier it is in the archive. */
function chaty_sample_messages() {
	mt_srand( 1911 );
	$texts = json_decode( file_get_contents( __DIR__ . '/sample-messages.json' ), true ); // phpcs:ignore WordPress.WP
	$rows  = array();
	for ( $index = CHATY_SAMPLE_MESSAGES; $index > 0; $index-- ) {
		$is_spam = 0 === $index % 19;
		$text    = $texts[ $is_spam ? 'spam' : 'letters' ];
		$hours   = ( $index / CHATY_SAMPLE_MESSAGES ) ** 1.5 * 8000;
		$at      = time() - (int) ( $hours * HOUR_IN_SECONDS ) + mt_rand( -900, 0 );
		$done    = gmdate( 'Y-m-d H:i:s', min( time(), $at + mt_rand( 1, 9 ) * HOUR_IN_SECONDS ) );
		$name    = $texts['names'][ $index * 7 % count( $texts['names'] ) ];
		$word    = strtolower( strtok( remove_accents( $name ), ' ' ) );
		$is_read = $index > 9;
		$box     = $index > 60 && 0 !== $index % 4 ? 'archive' : ( 0 === $index % 47 ? 'trash' : 'inbox' );
		$rows[]  = array(
			'0',
			'Contact_Us',
			$is_spam ? 'SEO Team' : $name,
			$is_spam ? "offer$index@example.net" : "$word@example.org",
			$is_spam || $index % 3 ? '' : sprintf( '+49 461 5550 %03d', $index ),
			strtr( $text[ $index * 5 % count( $text ) ], array( '{n}' => (string) ( 2 + $index % 9 ) ) ),
			home_url( array( '/', '/portfolio/', '/contact/' )[ $index % 3 ] ),
			gmdate( 'Y-m-d H:i:s', $at ),
			$is_spam ? 'skipped' : 'sent',
			$is_read || $is_spam ? $done : null,
			$is_spam ? 'spam' : $box,
			$is_spam || 'inbox' !== $box ? $done : null,
			! $is_spam && $is_read && $index % 5 ? $done : null,
			! $is_spam && 0 === $index % 11 ? 'Told Ines.' : '',
		);
	}
	$columns = array( 'widget', 'channel', 'name', 'email', 'phone', 'message', 'page_url', 'created_at', 'mail_state', 'read_at', 'box', 'boxed_at', 'answered_at', 'note' );
	chaty_sample_write( 'contacts', $columns, $rows );
}
