<?php
namespace Chaty\Admin\Migration;

use Chaty\Admin\Admin_Scripts;
use Chaty\Config\Capabilities;
use Chaty\Http\Request;
use Chaty\Migration\Migration;
use Chaty\Migration\Old_Messages;
use Chaty\Registrable;

/**
 * The importer "Chaty" under Tools → Import. It shows what Chaty 3.x left and what would change, and takes it over by
 * forms, one step per request. Each form contains what its step needs, so that the page works without scripts; a step
 * that a reload repeats changes nothing.
 */
final class Migration_Page implements Registrable {

	public const SLUG  = 'chaty';
	public const NONCE = 'chaty_takeover';

	/**
	 * What can be taken over, in this order.
	 */
	private const PARTS = array( 'settings', 'messages', 'statistics' );

	/**
	 * Bundle that sends the forms of the next steps.
	 */
	private const BUNDLE = 'console-takeover';

	private Admin_Scripts $scripts;

	/**
	 * @var callable(): Migration
	 */
	private $create;

	/**
	 * What was done in this request.
	 */
	private Migration_State $state;

	public function __construct( Admin_Scripts $scripts, callable $create ) {
		$this->scripts = $scripts;
		$this->create  = $create;
		$this->state   = new Migration_State();
	}

	/**
	 * Returns the URL; empty for users who may not import.
	 */
	public static function get_url(): string {
		return current_user_can( 'import' ) && current_user_can( Capabilities::SETTINGS ) ? admin_url( 'admin.php?import=' . self::SLUG ) : '';
	}

	public function register(): void {
		add_action( 'admin_init', array( $this, 'add' ) );
		add_action( 'load-importer-' . self::SLUG, array( $this, 'prepare' ) );
	}

	/**
	 * Adds the importer. WordPress requires the capability `import`.
	 */
	public function add(): void {
		if ( current_user_can( Capabilities::SETTINGS ) ) {
			register_importer( self::SLUG, 'Chaty', __( 'Take over widgets, messages and statistics that Chaty 3.x left on this site.', 'chaty' ), array( $this, 'print' ) );
		}
	}

	/**
	 * Does what a form asks for, before the page is printed.
	 */
	public function prepare(): void {
		if ( $this->scripts->register( self::BUNDLE ) ) {
			wp_enqueue_script( 'chaty-' . self::BUNDLE );
		}
		$fields = Request::from_globals( true );
		if ( ! $fields->has_field( 'step' ) ) {
			return;
		}

		check_admin_referer( self::NONCE );
		if ( 'undo' === $fields->get_text( 'step' ) ) {
			$this->state->is_undone = $this->state->finish( '', ( $this->create )()->restore() );
		} else {
			$this->run( $fields );
		}
	}

	public function print(): void {
		( new Migration_View( $this->state ) )->print( ( $this->create )()->read() );
	}

	/**
	 * Takes over the settings if they are chosen, and does one step of the other parts that are chosen.
	 */
	private function run( Request $fields ): void {
		$migration = ( $this->create )();
		$state     = $this->state;

		$state->parts    = array_values( array_intersect( self::PARTS, $fields->get_list( 'parts' ) ) );
		$state->old      = Old_Messages::SKIP === $fields->get_text( 'old' ) ? Old_Messages::SKIP : Old_Messages::KEEP;
		$state->failed   = (int) $fields->get_text( 'failed' );
		$state->after    = (int) $fields->get_text( 'after' );
		$state->is_taken = $fields->is_on( 'taken' );
		$state->has_run  = array() !== $state->parts;
		if ( in_array( 'settings', $state->parts, true ) ) {
			$state->is_taken = $state->finish( 'settings', $migration->take_settings( $fields->get_text( 'revision' ) ) );
			if ( ! $state->is_taken ) {
				return;
			}
		}
		if ( in_array( 'messages', $state->parts, true ) ) {
			$this->take_messages( $migration );
		} elseif ( in_array( 'statistics', $state->parts, true ) ) {
			$state->finish( 'statistics', $migration->take_statistics() );
		}
	}

	private function take_messages( Migration $migration ): void {
		$state = $this->state;
		$step  = $migration->take_messages( $state->old, 0 === $state->after ? null : $state->after );
		if ( $state->finish( 'messages', $step ) && ! is_wp_error( $step ) ) {
			$state->after   = $step['after'];
			$state->failed += $step['failed'];
		}
	}
}
