<?php
namespace Chaty\Frontend;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Registrable;
use Chaty\Settings\Text_Translations;

/**
 * Tells translation plugins which texts the stored widgets have, and drops kept parts when a translation is stored.
 */
final class Registered_Texts implements Registrable {

	/**
	 * Actions of Polylang, WPML and TranslatePress after a translation is stored.
	 */
	private const TRANSLATED = array( 'pll_save_strings_translations', 'icl_st_add_string_translation', 'wpml_st_add_string_translation', 'trp_save_editor_translations_regular_strings' );

	public const HOOKS = array( 'add_option_' . Names::WIDGETS, 'update_option_' . Names::WIDGETS, 'current_screen', ...self::TRANSLATED );

	private Widget_Repository $widgets;
	private Text_Translations $texts;

	public function __construct( Widget_Repository $widgets, Text_Translations $texts ) {
		$this->widgets = $widgets;
		$this->texts   = $texts;
	}

	public function register(): void {
		add_action( 'add_option_' . Names::WIDGETS, array( $this, 'register_new' ) );
		add_action( 'update_option_' . Names::WIDGETS, array( $this, 'register_new' ) );
		add_action( 'current_screen', array( $this, 'register_all' ) );
		foreach ( self::TRANSLATED as $hook ) {
			add_action( $hook, array( Kept_Parts::class, 'drop' ) );
		}
	}

	/**
	 * Registers the texts of widgets that have just been stored.
	 *
	 * @param mixed $former What was stored before; the name of the option if nothing was.
	 */
	public function register_new( $former ): void {
		$this->texts->register( $this->widgets->get_stored_widgets(), $former );
		// A page may have been made and kept in between.
		Kept_Parts::drop();
	}

	/**
	 * Registers all texts where an owner is about to translate them: the plugin may be younger than the widgets.
	 */
	public function register_all( \WP_Screen $screen ): void {
		if ( preg_match( '/mlang_strings|string-translation/', $screen->id ) ) {
			$this->texts->register( $this->widgets->get_stored_widgets() );
		}
	}
}
