<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Page_Facts;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP;
use WP_Query;

/**
 * Requests go through WordPress's own parser and main query.
 */
final class Page_Facts_Test extends Site_Test_Case {

	/**
	 * IDs of pages, posts and terms by their slugs.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/support/woocommerce.php';
		register_post_type( 'product', array( 'public' => true, 'has_archive' => true, 'rewrite' => array( 'slug' => 'items' ) ) );
		$this->set_permalinks( '/%postname%/' );

		$this->ids['start']    = $this->create( 'page', 'start' );
		$this->ids['blog']     = $this->create( 'page', 'blog' );
		$this->ids['items']    = $this->create( 'page', 'items' );
		$this->ids['team']     = $this->create( 'page', 'team', array( 'post_parent' => $this->ids['start'] ) );
		$this->ids['chair']    = $this->create( 'product', 'chair' );
		$this->ids['news']     = $this->create_term( 'news', 'category' );
		$this->ids['новости']  = $this->create_term( 'новости', 'category' );
		$this->ids['red']      = $this->create_term( 'red', 'post_tag' );
		$this->ids['hello-ch'] = $this->create( 'post', 'hello-ch', array( 'post_category' => array( $this->ids['news'], $this->ids['новости'] ), 'tags_input' => array( 'red' ), 'post_content' => 'A<!--nextpage-->B' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->ids['start'] );
		update_option( 'page_for_posts', $this->ids['blog'] );
		update_option( 'posts_per_page', 1 );
		update_option( 'woocommerce_shop_page_id', $this->ids['items'] );
		foreach ( array( 'cart', 'checkout', 'myaccount' ) as $page ) {
			update_option( "woocommerce_{$page}_page_id", -1 );
		}
		$this->create( 'post', 'second', array( 'post_category' => array( $this->ids['news'] ) ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		unregister_post_type( 'product' );
		$GLOBALS['wp_rewrite']->init();
		$this->create_query();
	}

	/**
	 * @param string $structure Structure; empty for plain ones.
	 */
	private function set_permalinks( string $structure ): void {
		update_option( 'permalink_structure', $structure );
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
		$GLOBALS['wp_rewrite']->add_permastruct( 'product', 'items/%product%' );
		$GLOBALS['wp_rewrite']->flush_rules( false );
	}

	/**
	 * @param array<string, mixed> $more Other fields.
	 */
	private function create( string $type, string $slug, array $more = array() ): int {
		$id = wp_insert_post(
			$more + array(
				'post_type'   => $type,
				'post_name'   => $slug,
				'post_title'  => $slug,
				'post_status' => 'publish',
			)
		);
		$this->assertIsInt( $id );

		return $id;
	}

	private function create_term( string $name, string $taxonomy ): int {
		$term = wp_insert_term( $name, $taxonomy );
		$this->assertIsArray( $term );

		return (int) $term['term_id'];
	}

	private function create_query(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	private function visit( string $address ): void {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';
		unset( $_SERVER['PATH_INFO'] );
		wp_cache_flush();
		$this->create_query();
		$vars                             = $GLOBALS['wp']->public_query_vars;
		$GLOBALS['wp']                    = new WP();
		$GLOBALS['wp']->public_query_vars = $vars;
		$GLOBALS['wp']->main();
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array<string, array<int, string>>, 3: array<int, string>}>
	 */
	public function provide_requests(): array {
		$hello = array(
			'posts'      => array( 'hello-ch' ),
			'categories' => array( 'news', 'новости' ),
			'tags'       => array( 'red' ),
		);

		return array(
			'front page'           => array( '/', '/', array( 'pages' => array( 'start' ) ), array( 'front_page' ) ),
			'front page, campaign' => array( '/?utm_source=x&fbclid=y', '/', array( 'pages' => array( 'start' ) ), array( 'front_page' ) ),
			'child page'           => array( '/start/team/', '/start/team/', array( 'pages' => array( 'team' ) ), array() ),
			'without a slash'      => array( '/start/team', '/start/team/', array( 'pages' => array( 'team' ) ), array() ),
			'blog page'            => array( '/blog/', '/blog/', array( 'pages' => array( 'blog' ) ), array( 'blog' ) ),
			'blog page 2'          => array( '/blog/page/2/', '/blog/page/2/', array( 'pages' => array( 'blog' ) ), array( 'blog' ) ),
			'post'                 => array( '/hello-ch/', '/hello-ch/', $hello, array() ),
			'post, page 2'         => array( '/hello-ch/2/', '/hello-ch/2/', $hello, array() ),
			'capitals'             => array( '/Hello-CH/?color=RED#x', '/hello-ch/', $hello, array() ),
			'other post type'      => array( '/items/chair/', '/items/chair/', array( 'posts' => array( 'chair' ), 'categories' => array(), 'tags' => array() ), array( 'product' ) ),
			'shop of WooCommerce'  => array( '/items/', '/items/', array( 'pages' => array( 'items' ) ), array( 'shop' ) ),
			'category'             => array( '/category/news/', '/category/news/', array( 'categories' => array( 'news' ) ), array() ),
			'category, page 2'     => array( '/category/news/page/2/', '/category/news/page/2/', array( 'categories' => array( 'news' ) ), array() ),
			'category in Cyrillic' => array( '/category/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/', '/category/новости/', array( 'categories' => array( 'новости' ) ), array() ),
			'tag'                  => array( '/tag/red/', '/tag/red/', array( 'tags' => array( 'red' ) ), array() ),
			'search'               => array( '/?s=hello', '/', array(), array( 'search' ) ),
			'not found'            => array( '/nowhere/at/all/', '/nowhere/at/all/', array(), array( '404' ) ),
			'index.php'            => array( '/index.php/hello-ch/', '/hello-ch/', $hello, array() ),
		);
	}

	/**
	 * @dataProvider provide_requests
	 *
	 * @param array<string, array<int, string>> $ids   IDs as slugs.
	 * @param array<int, string>                $names Names of facts.
	 */
	public function test_path_ids_and_facts_are_those_of_main_query_without_another_query( string $address, string $path, array $ids, array $names ): void {
		if ( 0 === strpos( $address, '/index.php/' ) ) {
			$this->set_permalinks( '/index.php/%postname%/' );
		}
		$this->visit( $address );
		// WordPress has asked for it before; a site of tests reads an option of its own then.
		get_locale();
		$queries = $GLOBALS['wpdb']->num_queries;
		$facts   = ( new Page_Facts() )->get_facts();

		$this->assertSame( $queries, $GLOBALS['wpdb']->num_queries );
		$this->assertSame( $path, $facts['path'] );
		$this->assertSame( $names, $facts['facts'] );
		$expected = array();
		foreach ( $ids as $kind => $slugs ) {
			$expected[ $kind ] = array_map( fn ( string $slug ): int => $this->ids[ $slug ], $slugs );
		}
		$this->assertEqualsCanonicalizing( $expected, $facts['ids'] );
	}

	/**
	 * @testWith ["cart", "cart"]
	 *           ["checkout", "checkout"]
	 *           ["myaccount", "account"]
	 */
	public function test_page_of_woocommerce_has_fact_of_its_name_and_rule_finds_it( string $page, string $fact ): void {
		update_option( "woocommerce_{$page}_page_id", $this->ids['team'] );
		$this->visit( '/start/team/' );

		$this->assertSame( array( $fact ), ( new Page_Facts() )->get_facts()['facts'] );
		$this->assertSame( array( '0' ), $this->get_shown( array( array( 'show', 'fact', $fact ), array( 'hide', 'fact', $fact ), array( 'show', 'fact', 'product' ) ) ) );
	}

	public function test_product_on_sale_and_page_after_order_are_told_apart(): void {
		$id = $this->create( 'product', 'nut', array( 'meta_input' => array( '_price' => '8', '_regular_price' => '10' ) ) );
		$this->visit( "/?post_type=product&p=$id" );
		$this->assertSame( array( 'product', 'sale' ), ( new Page_Facts() )->get_facts()['facts'] );
		update_post_meta( $id, '_price', '10' );
		$this->visit( "/?post_type=product&p=$id" );
		$this->assertSame( array( 'product' ), ( new Page_Facts() )->get_facts()['facts'] );

		update_option( 'woocommerce_checkout_page_id', $this->ids['team'] );
		$this->visit( '/start/team/?order-received=7' );
		$this->assertSame( array( 'checkout', 'thank_you' ), ( new Page_Facts() )->get_facts()['facts'] );
	}

	/**
	 * @testWith ["product_cat", "product_category"]
	 *           ["product_tag", "product_tag"]
	 */
	public function test_given_products_by_category_and_by_tag_then_both_are_told_apart( string $taxonomy, string $fact ): void {
		register_taxonomy( $taxonomy, 'product', array( 'query_var' => $taxonomy ) );
		$this->create_term( 'chairs', $taxonomy );
		$this->visit( "/?$taxonomy=chairs" );
		$facts = ( new Page_Facts() )->get_facts()['facts'];
		unregister_taxonomy( $taxonomy );

		$this->assertSame( array( $fact ), $facts );
	}

	public function test_front_page_that_lists_posts_is_blog_and_no_static_page(): void {
		update_option( 'show_on_front', 'posts' );
		$this->visit( '/page/2/' );
		$facts = ( new Page_Facts() )->get_facts();

		$this->assertSame( array( '/page/2/', 'en_US', array(), array( 'front_page', 'blog' ) ), array_values( $facts ) );
	}

	/**
	 * Given plain permalinks, then IDs tell pages apart, whose paths are all that of the front page.
	 */
	public function test_plain_permalinks(): void {
		$this->set_permalinks( '' );
		$this->visit( '/?p=' . $this->ids['hello-ch'] );
		$facts = ( new Page_Facts() )->get_facts();

		$this->assertSame( array( '/', array( $this->ids['hello-ch'] ), array() ), array( $facts['path'], $facts['ids']['posts'], $facts['facts'] ) );
	}

	public function test_given_site_in_subdirectory_then_path_is_what_follows_its_address(): void {
		add_filter( 'pre_option_home', static fn (): string => 'http://localhost/blog' );
		$this->visit( '/blog/start/team/' );

		$this->assertSame( '/start/team/', ( new Page_Facts() )->get_facts()['path'] );
	}

	public function test_given_theme_that_changes_global_query_then_facts_are_still_those_of_request(): void {
		$this->visit( '/start/team/' );
		$GLOBALS['wp_query'] = new WP_Query( array( 'p' => $this->ids['hello-ch'] ) );

		$this->assertSame( array( 'pages' => array( $this->ids['team'] ) ), ( new Page_Facts() )->get_facts()['ids'] );
	}

	public function test_given_post_in_another_language_than_owners_screen_then_its_facts_have_that_language(): void {
		add_filter( 'wpml_post_language_details', fn ( $none, int $id ): array => array( 'locale' => $id === $this->ids['team'] ? 'de_DE' : 'fr_FR' ), 10, 2 );

		$this->assertSame( 'de_DE', Page_Facts::read_other( new WP_Query( array( 'page_id' => $this->ids['team'] ) ), '/start/team/' )['language'] );
	}

	public function test_filter_is_asked_once_for_all_widgets_and_adds_names_alone(): void {
		$asked = 0;
		add_filter(
			'chaty_page_facts',
			static function ( array $facts ) use ( &$asked ): array {
				++$asked;

				return array_merge( $facts, array( 'shop', 7, array() ) );
			}
		);
		$this->visit( '/blog/' );

		$this->assertSame( array( '0', '_2' ), $this->get_shown( array( array( 'show', 'fact', 'shop' ), array( 'hide', 'fact', 'shop' ), array( 'show', 'fact', 'blog' ), array( 'show', 'fact', '7' ) ) ) );
		$this->assertSame( 1, $asked );
	}

	public function test_given_widgets_without_rules_then_no_fact_is_asked(): void {
		add_filter(
			'chaty_page_facts',
			function (): array {
				$this->fail( 'Asked for facts.' );
			}
		);
		$this->visit( '/blog/' );

		$this->assertSame( array( '0', '_1' ), $this->get_shown( array( array(), array() ) ) );
	}

	/**
	 * @testWith ["/", ["0", "_2"]]
	 *           ["/start/team/", ["_1", "_2"]]
	 *           ["/hello-ch/", ["_2", "_3", "_4"]]
	 *           ["/category/news/", ["_2", "_3"]]
	 *           ["/nowhere/", ["_2"]]
	 *           ["/?s=x", ["_2", "_5"]]
	 *
	 * @param array<int, string> $ids IDs of the widgets.
	 */
	public function test_page_prints_widgets_that_are_for_it_without_their_rules( string $address, array $ids ): void {
		$this->visit( $address );
		$rules = array(
			array( 'show', 'front_page', '' ),
			array( 'show', 'url_starts_with', '/start/' ),
			array( 'hide', 'posts', '999' ),
			array( 'show', 'categories', (string) $this->ids['news'] ),
			array( 'show', 'posts', '' ),
			array( 'show', 'fact', 'search' ),
		);

		$this->assertSame( $ids, $this->get_shown( $rules ) );
	}

	/**
	 * @param array<int, array<int, string>> $rules Effect, kind and value of the rule of each widget.
	 * @return array<int, string>
	 */
	private function get_shown( array $rules ): array {
		$widgets = array();
		foreach ( $rules as $index => $rule ) {
			$pages     = array() === $rule ? array() : array( array_combine( array( 'effect', 'kind', 'value' ), $rule ) );
			$widgets[] = Make::widget( array(), array( 'id' => 0 === $index ? 0 : "_$index", 'triggers' => array( 'pages' => $pages ) ) );
		}
		add_filter( 'chaty_widgets', static fn (): array => $widgets );
		$shown = Make::services()->get_frontend_settings()->get_widgets();
		$this->assertStringNotContainsString( '"pages"', (string) wp_json_encode( $shown ) );

		return array_map( 'strval', array_column( $shown, 'id' ) );
	}
}
