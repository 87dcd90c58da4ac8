<?php
/**
 * Translations that come with the plugin.
 *
 * @package Chaty
 */

namespace Chaty;

/**
 * Loads the translations that `npm run build` has made. Those that WordPress downloads come first.
 */
final class Translations implements Registrable {

	/**
	 * Folder of the plugin with the built translations.
	 */
	private const FOLDER = 'build/languages';

	private Context $context;

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
	 * Loads those of PHP.
	 */
	public function load(): void {
		load_plugin_textdomain( 'chaty', false, dirname( plugin_basename( $this->context->get_main_file() ) ) . '/' . self::FOLDER );
	}
}
