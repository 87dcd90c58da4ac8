<?php
namespace Chaty;

use Chaty\Config\Names;

/**
 * Hooks of visitors' pages.
 */
final class Page_Hooks {

	/**
	 * Texts that may have links: content, menus, links of templates, the theme's widgets.
	 */
	private const TEXTS = array( 'the_content', 'walker_nav_menu_start_el', 'render_block_core/button', 'render_block_core/navigation-link', 'widget_text_content', 'widget_block_content' );

	/**
	 * Blocks of WordPress with the lightbox as an option.
	 */
	private const PICTURES = array( 'core/image', 'core/gallery' );

	private Services $services;

	/**
	 * For the functions that themes call.
	 */
	private static ?Services $shared = null;

	public function __construct( Services $services ) {
		$this->services = $services;
		self::$shared   = $services;
	}

	/**
	 * Returns the finder of channels, for the functions that themes call.
	 *
	 * @throws \LogicException Before the plugin is loaded.
	 */
	public static function get_channels(): Frontend\Channel_Finder {
		if ( null === self::$shared ) {
			throw new \LogicException( 'Chaty is not loaded yet.' );
		}

		return self::$shared->get_channels();
	}

	/**
	 * Registers bundles, widgets, behaviours, and what the server writes into texts of the page.
	 */
	public function register(): void {
		$assets = $this->services->get_assets();

		add_action( 'wp', array( $this->services, 'forget_page' ), PHP_INT_MIN );
		// A page of a network can have content of another site.
		add_action( 'switch_blog', array( $this->services, 'forget_page' ) );
		$assets->register();
		( new Frontend\Click_To_Load() )->register();
		( new Frontend\Mobile_Menu( $assets ) )->register();
		( new Frontend\Behaviour_Assets( $assets, $this->services->get_strings() ) )->register();
		On_Demand::register(
			array( 'wp_enqueue_scripts', 'wp_body_open', 'wp_footer' ),
			fn () => $this->services->get_widgets()->is_empty() ? array() : array( $this->services->create_widget_enqueuer() )
		);
		On_Demand::register( Frontend\Registered_Texts::HOOKS, array( $this->services, 'create_registered_texts' ) );
		On_Demand::register(
			array( 'render_block', 'wp_enqueue_scripts', 'wp_footer' ),
			fn () => current_theme_supports( Frontend\Behaviour_Assets::SUPPORT ) ? array( new Frontend\Behaviour_Detector( $assets ) ) : array()
		);
		On_Demand::register(
			array( 'template_redirect' ),
			// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Both check the user and the token.
			fn () => array_merge(
				isset( $_GET[ Names::PICKER ] ) ? array( new Frontend\Element_Picker( $assets ) ) : array(),
				isset( $_GET[ Names::PREVIEW ] ) ? array( new Admin\Widgets\Preview_Page( $assets, $this->services->get_loader_data(), $this->services->get_admin_scripts() ) ) : array()
			)
			// phpcs:enable WordPress.Security.NonceVerification.Recommended
		);
		On_Demand::register( array( 'woocommerce_loaded' ), fn () => array( new Frontend\Product_Button() ) );
		self::register_page_settings();
		$this->register_texts();
		add_action( 'init', array( self::class, 'register_pictures' ), 11 );
		add_action( 'init', array( $this, 'register_blocks' ), 11 );
		add_action( 'init', array( $this, 'register_patterns' ), 11 );
	}

	/**
	 * Registers the metadata of settings of one page. Visitors' pages read these settings without it.
	 */
	private static function register_page_settings(): void {
		$hooks = array( 'rest_api_init' );
		foreach ( array( 'post', 'term' ) as $type ) {
			array_push( $hooks, "added_{$type}_meta", "updated_{$type}_meta", "deleted_{$type}_meta" );
		}
		On_Demand::register( $hooks, static fn () => array( new Frontend\Page_Settings() ) );
		// A preview shows unsaved settings, and a restored revision brings them back.
		add_filter( 'wp_post_revision_meta_keys', static fn ( $keys ) => array_merge( (array) $keys, array( Names::PAGE_SETTINGS ) ) );
	}

	/**
	 * Registers the blocks. The build has made their definitions from `includes/blocks`, so no page reads JSON; they are
	 * translated where an editor reads them.
	 */
	public function register_blocks(): void {
		$draw = fn ( array $attributes, string $content, \WP_Block $block ): string => $this->services->create_block_renderer()->render( $attributes, $content, $block );
		foreach ( $this->services->get_blocks() as $name => $definition ) {
			foreach ( is_admin() ? array( 'title', 'description' ) : array() as $key ) {
				// phpcs:ignore WordPress.WP.I18n -- `composer pot` reads the texts from the definitions.
				$definition[ $key ] = translate_with_gettext_context( $definition[ $key ], "block $key", 'chaty' );
			}
			$definition['render_callback'] = $draw;
			// These two blocks draw the blocks inside them themselves.
			$definition['skip_inner_blocks'] = in_array( $name, array( 'chaty/bar-graph', 'chaty/hover-box' ), true );
			register_block_type( $name, $definition );
		}
	}

	/**
	 * Registers the lightbox option of WordPress's images and galleries. It is stored in the comment of the block
	 * alone, so posts stay valid without the plugin. The editor reads the option from the registered block.
	 */
	public static function register_pictures(): void {
		$mark = static fn ( $html, array $block ) => true === ( $block['attrs']['chatyLightbox'] ?? null ) ? Frontend\Picture_Blocks::mark( (string) $html ) : $html;
		foreach ( self::PICTURES as $name ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( null !== $type ) {
				$type->attributes['chatyLightbox'] = array(
					'type'    => 'boolean',
					'default' => false,
				);
				add_filter( "render_block_$name", $mark, 10, 2 );
			}
		}
	}

	/**
	 * Registers the patterns of `includes/patterns`, which are read when they are used: templates may name them, so every page
	 * knows them. Their titles are translated where an editor reads them.
	 */
	public function register_patterns(): void {
		$is_edited = is_admin() || wp_is_json_request();
		$patterns  = array(
			'contact-section' => array( $is_edited ? __( 'Contact section', 'chaty' ) : '-', 'contact' ),
			'team'            => array( $is_edited ? __( 'Team with contact buttons', 'chaty' ) : '-', 'team' ),
			'portfolio'       => array( $is_edited ? __( 'Portfolio with filters', 'chaty' ) : '-', 'portfolio' ),
			'shop-help'       => array( $is_edited ? __( 'Help bar of a shop', 'chaty' ) : '-', 'call-to-action' ),
		);
		foreach ( $patterns as $name => list( $title, $category ) ) {
			register_block_pattern(
				"chaty/$name",
				array(
					'title'      => $title,
					'filePath'   => $this->services->get_pattern_path( $name ),
					'categories' => array( $category ),
					'keywords'   => array( 'chaty' ),
				)
			);
		}
	}

	/**
	 * Registers shortcodes, and filters that give links to channels their addresses. Other texts load no class.
	 */
	private function register_texts(): void {
		$fill = fn ( $html ) => is_string( $html ) && false !== strpos( $html, '#chaty-' ) ? ( new Frontend\Channel_Links( $this->services->get_channels() ) )->fill( $html ) : $html;
		foreach ( self::TEXTS as $filter ) {
			add_filter( $filter, $fill, 12 );
		}
		add_shortcode( 'chaty_button', fn ( $args ): string => ( new Frontend\Button( $this->services->get_channels() ) )->render_channel( (array) $args ) );
		add_shortcode( 'chaty_open', fn ( $args ): string => ( new Frontend\Button( $this->services->get_channels() ) )->render_opener( (array) $args ) );
		add_shortcode(
			'chaty_contact_form',
			static fn ( $args ): string => render_block(
				array(
					'blockName'    => 'chaty/contact-form',
					'attrs'        => (array) $args,
					'innerBlocks'  => array(),
					'innerHTML'    => '',
					'innerContent' => array(),
				)
			)
		);
	}
}
