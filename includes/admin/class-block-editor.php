<?php
namespace Chaty\Admin;

use Chaty\Frontend\Assets;
use Chaty\Frontend\Channel_Finder;
use Chaty\Registrable;

/**
 * Gives the block editor the script of the plugin's blocks, and the names of the channels that they can lead to.
 */
final class Block_Editor implements Registrable {

	private Admin_Scripts $scripts;
	private Assets $assets;
	private Channel_Finder $channels;

	public function __construct( Admin_Scripts $scripts, Assets $assets, Channel_Finder $channels ) {
		$this->scripts  = $scripts;
		$this->assets   = $assets;
		$this->channels = $channels;
	}

	/**
	 * Adds the hooks. WordPress enqueues the assets that blocks name; the editor's frame has its own list of styles.
	 */
	public function register(): void {
		add_action( 'enqueue_block_assets', array( $this, 'register_styles' ), 1 );
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
		add_action( 'admin_print_footer_scripts', array( $this, 'print_channels' ), 1 );
	}

	public function register_styles(): void {
		foreach ( array( 'carousel', 'portfolio' ) as $name ) {
			$this->assets->register_behaviour( $name );
			$this->assets->register_style( $name );
		}
		$this->assets->register_form_style();
	}

	public function enqueue(): void {
		$this->scripts->enqueue( 'blocks' );
	}

	public function print_channels(): void {
		if ( wp_script_is( 'chaty-blocks' ) ) {
			$this->scripts->print_data( 'chaty-blocks-preload', $this->channels->describe() );
		}
	}
}
