<?php
/**
 * Translations that come with the plugin.
 *
 * @package Chaty
 */

namespace Chaty;

/**
 * Loads the translations in the folder `languages`. WordPress loads those that it downloads by itself.
 */
final class Translations implements Registrable {

	private Context $context;

	/**
	 * @param Context $context Context of the plugin.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'load' ) );
	}

	/**
	 * Loads the translations.
	 */
	public function load(): void {
		load_plugin_textdomain( 'chaty', false, dirname( plugin_basename( $this->context->get_main_file() ) ) . '/languages' );
	}
}
