<?php
/**
 * Things that tests need.
 *
 * @package Chaty
 */

namespace Chaty\Tests;

use Chaty\Config\Widget_Repository;
use Chaty\Http\Request;
use Chaty\Settings\Sanitizers;
use Chaty\Settings\Schema;
use Chaty\Settings\Schema_Validator;
use Chaty\Settings\Settings_Importer;
use Chaty\Settings\Settings_Sanitizer;
use Chaty\Storage\Stats_Buffer;
use Chaty\Storage\Stats_Recorder;
use Chaty\Storage\Stats_Table;

/**
 * Makes parts of the plugin and small settings for them, so that a test names only what it is about.
 */
final class Make {

	/**
	 * The address that calls of tests come from.
	 */
	public const ADDRESS = '192.0.2.7';

	/**
	 * Creates the schema.
	 */
	public static function schema(): Schema {
		return new Schema( dirname( __DIR__, 3 ) . '/build/settings-schema.php' );
	}

	/**
	 * Makes the lenient reader.
	 */
	public static function reader(): Settings_Sanitizer {
		return new Settings_Sanitizer( self::schema(), new Sanitizers() );
	}

	/**
	 * Makes the strict door.
	 */
	public static function door(): Settings_Importer {
		return new Settings_Importer( self::schema(), new Schema_Validator( new Sanitizers() ), self::reader() );
	}

	/**
	 * Creates the store of widgets.
	 */
	public static function store(): Widget_Repository {
		return new Widget_Repository( self::reader(), 'test' );
	}

	/**
	 * Makes the batch of counts.
	 */
	public static function batch(): Stats_Buffer {
		return new Stats_Buffer( self::store(), new Stats_Table() );
	}

	/**
	 * Makes what counts.
	 */
	public static function statistics(): Stats_Recorder {
		return new Stats_Recorder( self::batch(), new Stats_Table() );
	}

	/**
	 * Makes a channel.
	 *
	 * @param array<string, mixed> $more Keys that differ.
	 * @return array<string, mixed>
	 */
	public static function channel( array $more = array() ): array {
		return $more + array(
			'channel'    => 'Phone',
			'value'      => '+15550100001',
			'is_desktop' => 1,
			'is_mobile'  => 1,
		);
	}

	/**
	 * Makes a channel with a contact form.
	 *
	 * @param array<string, mixed> $more Keys that differ.
	 * @return array<string, mixed>
	 */
	public static function form( array $more = array() ): array {
		return self::channel( $more + array( 'channel' => 'Contact_Us', 'value' => '' ) );
	}

	/**
	 * Makes a widget.
	 *
	 * @param array<int, mixed>    $channels Channels; one phone when empty.
	 * @param array<string, mixed> $more     Keys that differ.
	 * @return array<string, mixed>
	 */
	public static function widget( array $channels = array(), array $more = array() ): array {
		return $more + array(
			'id'       => 0,
			'settings' => array(),
			'triggers' => array(),
			'channels' => array() === $channels ? array( self::channel() ) : $channels,
		);
	}

	/**
	 * Makes a call from a page of this site.
	 *
	 * @param array<string, mixed>  $fields Posted fields.
	 * @param array<string, string> $server Facts of the connection that differ.
	 */
	public static function request( array $fields, array $server = array() ): Request {
		return new Request(
			$fields,
			$server + array(
				'REQUEST_METHOD'      => 'POST',
				'REMOTE_ADDR'         => self::ADDRESS,
				'HTTP_HOST'           => 'localhost',
				'HTTP_USER_AGENT'     => 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
				'HTTP_SEC_FETCH_SITE' => 'same-origin',
			)
		);
	}
}
