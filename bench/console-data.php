<?php
/**
 * Fills the WordPress in a folder with an owner's data of two years, and measures the calls of the console:
 *
 *     php bench/console-data.php FOLDER fill
 *     php bench/console-data.php FOLDER comments
 *     php bench/console-data.php FOLDER get /contacts '{"search":"ada"}'
 *     php bench/console-data.php FOLDER download
 *     php bench/console-data.php FOLDER rules
 *
 * Each call is a process of its own, for its memory; bench/console-data.mjs makes a table of them.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- For sites that exist for a minute.
const CHATY_BENCH_MESSAGES = 10000;
const CHATY_BENCH_DAYS     = 730;
const CHATY_BENCH_CHANNELS = 50;
const CHATY_BENCH_ROUNDS   = 15;

define( 'SAVEQUERIES', true );
require $argv[1] . '/wp-load.php';

/** Inserts rows, a thousand at a time. */
function chaty_bench_fill( string $table, array $columns, iterable $rows ): void {
	global $wpdb;

	$values = array();
	$insert = function () use ( $table, $columns, &$values ) {
		global $wpdb;
		$wpdb->query( "INSERT INTO $wpdb->prefix$table (" . implode( ', ', $columns ) . ') VALUES ' . implode( ', ', $values ) );
		$wpdb->queries = array();
		$values        = array();
	};
	foreach ( $rows as $row ) {
		$values[] = $wpdb->prepare( '(' . implode( ', ', array_fill( 0, count( $row ), '%s' ) ) . ')', $row );
		if ( 1000 === count( $values ) ) {
			$insert();
		}
	}
	if ( $values ) {
		$insert();
	}
	$wpdb->query( "ANALYZE TABLE $wpdb->prefix$table" );
}

/** Messages of two years, in three folders; every 50th is from one person. */
function chaty_bench_messages(): Generator {
	$words = array( 'price', 'delivery', 'order', 'when', 'hello', 'thanks', 'offer', 'question', 'Tuesday', 'invoice' );
	for ( $number = 0; $number < CHATY_BENCH_MESSAGES; $number++ ) {
		$time = gmdate( 'Y-m-d H:i:s', time() - (int) ( ( CHATY_BENCH_MESSAGES - $number ) * CHATY_BENCH_DAYS * DAY_IN_SECONDS / CHATY_BENCH_MESSAGES ) );
		$box  = array( 5 => 'spam', 7 => 'trash' )[ $number % 10 ] ?? 'inbox';
		$text = '';
		for ( $word = 0; $word < 30; $word++ ) {
			$text .= $words[ mt_rand( 0, 9 ) ] . ' ';
		}
		$who = $number % 50 ? "person$number" : 'ada';
		yield array( 0, 'Contact_Us', ucfirst( $who ), "$who@example.org", '+15550100001', $text . ( $number % 500 ? '' : 'needle' ), 'https://site.example/page/', $time, 'sent', $number % 3 ? $time : '', $box, 'inbox' === $box ? '' : $time );
	}
}

/** As many comments as messages. */
function chaty_bench_comments(): Generator {
	for ( $number = 0; $number < CHATY_BENCH_MESSAGES; $number++ ) {
		$time = gmdate( 'Y-m-d H:i:s', time() - 6000 * $number );
		yield array( 1, "Person $number", "person$number@example.org", $time, $time, str_repeat( 'delivery order when ', 10 ), '1', 'comment' );
	}
}

/** Counts of every channel and of the widget itself, on each day and device. */
function chaty_bench_counts(): Generator {
	for ( $day = 0; $day < CHATY_BENCH_DAYS; $day++ ) {
		$date = gmdate( 'Y-m-d', time() - $day * DAY_IN_SECONDS );
		for ( $channel = 0; $channel <= CHATY_BENCH_CHANNELS; $channel++ ) {
			foreach ( array( 'd', 'm' ) as $device ) {
				yield array( 0, $channel ? "Channel_$channel" : '', $date, $device, mt_rand( 50, 5000 ), mt_rand( 0, 500 ) );
			}
		}
	}
}

/** The processor time of this process and of MariaDB, in milliseconds, which other work on the machine does not change. */
function chaty_bench_work(): float {
	static $pid;
	global $wpdb;

	$pid   = $pid ?? (int) file_get_contents( $wpdb->get_var( 'SELECT @@pid_file' ) );
	$stat  = file_get_contents( "/proc/$pid/stat" );
	$ticks = explode( ' ', substr( $stat, strrpos( $stat, ')' ) + 2 ) );
	$own   = getrusage();

	return 10 * ( $ticks[11] + $ticks[12] ) + 1000 * ( $own['ru_utime.tv_sec'] + $own['ru_stime.tv_sec'] ) + ( $own['ru_utime.tv_usec'] + $own['ru_stime.tv_usec'] ) / 1000;
}

/** Sends a request as an administrator, again and again: milliseconds and queries of the lower quartile, because other work on the machine only ever adds; sizes, peak memory. */
function chaty_bench_get( string $path, array $query ): array {
	global $wpdb;

	wp_set_current_user( 1 );
	$request = new WP_REST_Request( 'GET', "/chaty/v1$path" );
	$request->set_query_params( $query );
	$rounds = array();
	$work   = chaty_bench_work();
	for ( $round = 0; $round < CHATY_BENCH_ROUNDS; $round++ ) {
		$wpdb->queries = array();
		$begin         = hrtime( true );
		$response      = rest_do_request( $request );
		$body          = wp_json_encode( $response->get_data() );
		$rounds[]      = array(
			'ms'      => ( hrtime( true ) - $begin ) / 1e6,
			'sqlMs'   => 1000 * array_sum( array_column( $wpdb->queries, 1 ) ),
			'queries' => count( $wpdb->queries ),
		);
	}
	usort( $rounds, fn( $one, $other ) => $one['ms'] <=> $other['ms'] );

	return $rounds[ intdiv( CHATY_BENCH_ROUNDS, 4 ) ] + array(
		'work'   => ( chaty_bench_work() - $work ) / CHATY_BENCH_ROUNDS,
		'status' => $response->get_status(),
		'bytes'  => strlen( $body ),
		'gz'     => strlen( gzencode( $body ) ),
		'memory' => memory_get_peak_usage(),
		'rows'   => count( (array) $response->get_data() ),
	);
}

/** Decides on a page whether a widget with the most rules shows: milliseconds of the lower quartile. */
function chaty_bench_rules(): array {
	$rules = array();
	foreach ( range( 1, 50 ) as $number ) {
		$kinds   = array( 'url_contains', 'url_ends_with', 'posts', 'categories', 'fact' );
		$kind    = $kinds[ $number % 5 ];
		$rules[] = array( 'effect' => 'hide', 'kind' => $kind, 'value' => in_array( $kind, array( 'posts', 'categories' ), true ) ? '90001,90002' : "no-$number" );
	}
	$_SERVER['REQUEST_URI'] = '/?p=1';
	wp( 'p=1' );
	$times = array();
	for ( $round = 0; $round < 1000; $round++ ) {
		$begin = hrtime( true );
		$shows = Chaty\Settings\Page_Rules::allow( $rules, ( new Chaty\Frontend\Page_Facts() )->get_facts() );
		$times[] = ( hrtime( true ) - $begin ) / 1e6;
	}
	sort( $times );

	return array( 'ms' => $times[250], 'shows' => $shows );
}

/** Downloads all messages, as the console does. */
function chaty_bench_download(): array {
	wp_set_current_user( 1 );
	$_REQUEST = array( 'format' => 'csv', 'box' => 'all', '_wpnonce' => wp_create_nonce( Chaty\Config\Names::DOWNLOAD ) );
	$services = new Chaty\Services( new Chaty\Context( WP_PLUGIN_DIR . '/chaty/chaty.php', 'bench' ) );
	( new Chaty\Admin\Messages\Messages_Download( $services->get_messages(), $services->create_sources() ) )->handle();
	echo "\n";

	return array( 'memory' => memory_get_peak_usage() );
}

switch ( $argv[2] ) {
	case 'fill':
		mt_srand( 1 );
		chaty_bench_fill( 'chaty_contacts', array( 'widget', 'channel', 'name', 'email', 'phone', 'message', 'page_url', 'created_at', 'mail_state', 'read_at', 'box', 'boxed_at' ), chaty_bench_messages() );
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET read_at = NULLIF(read_at, 0), boxed_at = NULLIF(boxed_at, 0)" );
		chaty_bench_fill( 'chaty_stats', array( 'widget', 'channel', 'day', 'device', 'views', 'clicks' ), chaty_bench_counts() );
		echo wp_json_encode( array( 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}chaty_stats" ), 'messages' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}chaty_contacts" ) ) );
		break;
	case 'comments':
		chaty_bench_fill( 'comments', array( 'comment_post_ID', 'comment_author', 'comment_author_email', 'comment_date', 'comment_date_gmt', 'comment_content', 'comment_approved', 'comment_type' ), chaty_bench_comments() );
		break;
	case 'get':
		echo wp_json_encode( chaty_bench_get( $argv[3], json_decode( $argv[4], true ) ) );
		break;
	case 'download':
		echo wp_json_encode( chaty_bench_download() );
		break;
	case 'rules':
		echo wp_json_encode( chaty_bench_rules() );
}
