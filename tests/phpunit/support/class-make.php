<?php
namespace Chaty\Tests;

use Chaty\Ajax\Track_Action;
use Chaty\Config\Widget_Repository;
use Chaty\Context;
use Chaty\Http\Request;
use Chaty\Launcher\Launchers;
use Chaty\Launcher\Page;
use Chaty\Migration\Migration;
use Chaty\Services;
use Chaty\Settings\Schema;
use Chaty\Settings\Settings_Importer;
use Chaty\Settings\Settings_Sanitizer;
use Chaty\Storage\Option_Set;
use Chaty\Storage\Site_Settings;
use Chaty\Storage\Tracked_Event;

/**
 * Creates objects of the plugin and small settings for them, so that a test names only what matters to it.
 */
final class Make {

	/**
	 * The IP address that requests of tests come from.
	 */
	public const ADDRESS = '192.0.2.7';

	public static function context(): Context {
		return new Context( dirname( __DIR__, 3 ) . '/chaty.php', 'test' );
	}

	/**
	 * Creates the parts of the plugin anew, as those of another request.
	 */
	public static function services(): Services {
		return new Services( self::context() );
	}

	/**
	 * Provides the schema. Without OPcache each reading of its file compiles it, and PHP 7.4 keeps the memory.
	 */
	public static function schema(): Schema {
		static $schema = null;

		return $schema ??= new Schema( dirname( __DIR__, 3 ) . '/build/settings-schema.php' );
	}

	public static function sanitizer(): Settings_Sanitizer {
		return new Settings_Sanitizer( self::schema() );
	}

	public static function importer(): Settings_Importer {
		return self::services()->get_settings_importer();
	}

	/**
	 * Provides the settings of real sites that this version reads, as JSON by the file's name.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function real_sites(): array {
		$sites = array();
		foreach ( (array) glob( dirname( __DIR__, 2 ) . '/fixtures/settings/*.json' ) as $file ) {
			$name = basename( (string) $file );
			// Those are of Chaty 2.
			if ( ! in_array( $name, array( 'site-27.json', 'site-30.json' ), true ) ) {
				$sites[ $name ] = array( (string) file_get_contents( (string) $file ) );
			}
		}

		return $sites;
	}

	/**
	 * Provides rows of a file that tests of scripts read too.
	 *
	 * @param string $title      Key that names a row.
	 * @param string ...$columns Keys of what a test takes.
	 * @return array<string, array<int, mixed>>
	 */
	public static function rows( string $file, string $title, string ...$columns ): array {
		$rows = array();
		foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/fixtures/$file-rows.json" ), true )['rows'] as $row ) {
			$rows[ (string) $row[ $title ] ] = array_map( static fn ( string $column ) => $row[ $column ], array_values( $columns ) );
		}

		return $rows;
	}

	public static function repository(): Widget_Repository {
		return new Widget_Repository( 'test' );
	}

	/**
	 * Stores widgets, without a lock and a date.
	 *
	 * @param array<int, mixed> $widgets Widgets.
	 */
	public static function store_widgets( array $widgets ): void {
		Option_Set::write( self::repository()->to_options( self::sanitizer()->sanitize_widgets( $widgets ) ) );
	}

	public static function settings(): Site_Settings {
		return self::services()->get_site_settings();
	}

	public static function migration(): Migration {
		return self::services()->get_migration();
	}

	/**
	 * Records events of today.
	 *
	 * @param non-empty-array<int, Tracked_Event> $events Events.
	 */
	public static function record( array $events ): bool {
		return ( new Track_Action( self::repository() ) )->record( $events, home_url( '/' ) );
	}

	/**
	 * @param array<string, mixed> $more Other keys.
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
	 * @param array<string, mixed> $more Other keys.
	 * @return array<string, mixed>
	 */
	public static function form( array $more = array() ): array {
		return self::channel( $more + array( 'channel' => 'Contact_Us', 'value' => '' ) );
	}

	/**
	 * @param array<int, mixed>    $channels Channels; one phone when empty.
	 * @param array<string, mixed> $more     Other keys.
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
	 * @param array<string, mixed>  $fields Posted fields.
	 * @param array<string, string> $server Other server variables.
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

	/**
	 * Creates the launchers of a page, as a site with these widgets has them.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 */
	public static function launchers( array $widgets ): Launchers {
		$public = self::schema();

		return new Launchers( array_map( array( $public, 'get_public_widget' ), self::sanitizer()->sanitize_widgets( $widgets ) ), self::page() );
	}

	/**
	 * Creates a page whose drawings and style sheets are their own names.
	 */
	public static function page(): Page {
		return new class( new Context( '/x/chaty.php', '1' ), 'https://fonts.example/?family=', 'Contact us', 'Close' ) extends Page {

			public function get_drawing( string $id ): string {
				return "<path d=\"$id\"/>";
			}

			public function get_rules(): array {
				return array(
					array( array(), '/*all*/' ),
					array( array( 'single-channel' ), '/*single*/' ),
					array( array( 'chaty-no-script' ), '/*no-script*/' ),
					array( array( 'left-position', 'ch-pending-msg' ), '/*left, badge*/' ),
				);
			}

			public function read( string $name ): string {
				return 'title' === $name ? 'Blue & "shoes"' : 'https://shop.example/blue/';
			}
		};
	}
}
