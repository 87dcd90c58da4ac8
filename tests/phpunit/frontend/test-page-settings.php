<?php
namespace Chaty\Tests\Frontend;

use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Page_Settings\Page_Settings_Fields;
use Chaty\Config\Names;
use Chaty\Explain\Page_Widgets;
use Chaty\Frontend\Page_Settings;
use Chaty\Tests\Make;
use Chaty\Tests\Owner_Test_Case;
use WP_Error;
use WP_REST_Request;

/**
 * Settings of one page, stored with it, and the widgets that show there.
 */
final class Page_Settings_Test extends Owner_Test_Case {

	/**
	 * What is stored with a page.
	 */
	private const OWN = array(
		'number'   => '+49 170 99',
		'greeting' => 'Rye & <b>{title}</b>?',
	);

	private static function create( string $type, string $status = 'publish' ): int {
		return (int) wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Rye', 'post_name' => 'rye', 'post_status' => $status ) );
	}

	private static function create_term( string $taxonomy ): int {
		$made = wp_insert_term( 'Rye', $taxonomy );
		self::assertIsArray( $made );

		return (int) $made['term_id'];
	}

	/**
	 * Reads a page as a visitor's request does.
	 *
	 * @param array<string, mixed> $vars Query of the page.
	 * @return array<int, array<string, mixed>> Public settings of the widgets.
	 */
	private static function visit( array $vars ): array {
		$GLOBALS['wp_the_query'] = new \WP_Query( $vars );
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];

		return Make::services()->get_frontend_settings()->get_widgets();
	}

	/**
	 * Stores a widget with a number, a chat, an agent, a link and a form.
	 */
	private static function store(): void {
		Make::store_widgets(
			array(
				Make::widget(
					array(
						Make::channel( array( 'channel' => 'Whatsapp', 'value' => '491701', 'has_welcome_message' => 1, 'chat_welcome_message' => 'Hello' ) ),
						Make::channel( array( 'channel' => 'Phone', 'value' => '491702' ) ),
						Make::channel( array( 'channel' => 'SMS', 'value' => '491703', 'is_agent' => 1, 'agent_data' => array( array( 'value' => '491704' ) ) ) ),
						Make::channel( array( 'channel' => 'Telegram', 'value' => 'bakery' ) ),
					)
				),
			)
		);
	}

	/**
	 * Given settings of a post, when it is shown, then channels with a number have that of the page, agents and others
	 * their own, and the greeting is the call to action and the first message, as text. Another post has none of it.
	 */
	public function test_post(): void {
		self::store();
		$post = self::create( 'post' );
		update_post_meta( $post, Names::PAGE_SETTINGS, self::OWN );
		$widget = self::visit( array( 'p' => $post ) )[0];

		$this->assertSame( array( '+49 170 99', '+49 170 99', '491703', 'bakery' ), array_column( $widget['channels'], 'value' ) );
		$this->assertSame( 'Rye &amp; {title}?', $widget['settings']['cta_text'] );
		$this->assertSame( 'first_click', $widget['settings']['show_cta'] );
		$this->assertSame( 'Rye &amp; {title}?', $widget['channels'][0]['chat_welcome_message'] );
		$this->assertArrayNotHasKey( 'cta_text', self::visit( array( 'p' => self::create( 'post' ) ) )[0]['settings'] );
	}

	/**
	 * Given settings of a term and of the page of posts, when their archives are shown, then they apply, and IDs of other
	 * archives ask nothing of the database.
	 */
	public function test_archives(): void {
		global $wpdb;

		self::store();
		$term = self::create_term( 'category' );
		$blog = self::create( 'page' );
		update_term_meta( $term, Names::PAGE_SETTINGS, array( 'number' => '1111' ) );
		update_post_meta( $blog, Names::PAGE_SETTINGS, array( 'number' => '2222' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $blog );
		$this->assertSame( array( 'post' => array( $blog ), 'term' => array( $term ) ), get_option( Names::OWN_PAGES ) );
		$this->assertSame( '1111', self::visit( array( 'cat' => $term ) )[0]['channels'][0]['value'] );
		$this->assertSame( '2222', self::visit( array( 'page_id' => $blog ) )[0]['channels'][0]['value'] );

		delete_term_meta( $term, Names::PAGE_SETTINGS );
		wp_delete_post( $blog, true );
		$this->assertSame( array( 'post' => array(), 'term' => array() ), array_map( 'array_values', get_option( Names::OWN_PAGES ) ) );
		self::visit( array( 'cat' => $term ) );
		$before = $wpdb->num_queries;
		Page_Settings::read();
		$this->assertSame( $before, $wpdb->num_queries );
	}

	public function test_given_stored_values_of_wrong_type_or_length_then_what_means_nothing_is_left_out(): void {
		foreach ( array( null, '', 'text', 5, array( 'number' => array( '1' ) ), array( 'number' => '  ', 'else' => 'x' ) ) as $value ) {
			$this->assertSame( array(), Page_Settings::sanitize( $value ) );
		}
		$this->assertSame( 1000, mb_strlen( Page_Settings::sanitize( array( 'greeting' => str_repeat( 'ä', 2000 ) ) )['greeting'] ) );

		self::store();
		$post = self::create( 'post' );
		update_post_meta( $post, Names::PAGE_SETTINGS, array( 'number' => 'call me' ) );
		$this->assertSame( '491701', self::visit( array( 'p' => $post ) )[0]['channels'][0]['value'] );
	}

	public function test_given_number_with_00_then_whatsapp_gets_the_plus(): void {
		self::store();
		$post = self::create( 'post' );
		update_post_meta( $post, Names::PAGE_SETTINGS, array( 'number' => '0049 170 99' ) );
		$this->assertSame( array( '+49 170 99', '0049 170 99' ), array_slice( array_column( self::visit( array( 'p' => $post ) )[0]['channels'], 'value' ), 0, 2 ) );
	}

	/**
	 * Given an owner and an editor, when each saves a post by REST with the metadata that it was given, then the owner's
	 * settings are stored, and the editor neither sees nor stops at them.
	 */
	public function test_rest(): void {
		$post = self::create( 'post' );
		$save = static function ( array $body ) use ( $post ): array {
			$request = new WP_REST_Request( 'POST', "/wp/v2/posts/$post" );
			$request->set_query_params( array( 'context' => 'edit' ) );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
			$answer = rest_do_request( $request );
			return array( $answer->get_status(), (array) ( $answer->get_data()['meta']['_chaty'] ?? 'none' ) );
		};
		$this->assertSame( array( 200, array( 'number' => '2222' ) ), $save( array( 'meta' => array( '_chaty' => array( 'number' => '2222', 'else' => '' ) ) ) ) );
		$this->assertSame( 400, $save( array( 'meta' => array( '_chaty' => array( 'number' => array() ) ) ) )[0] );

		$this->log_in( 'editor' );
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( array( 200, array( 'none' ) ), $save( array( 'title' => 'Spelt', 'meta' => array( '_chaty' => array( 'number' => '3333' ) ) ) ) );
		$this->assertSame( array( 'number' => '2222' ), get_post_meta( $post, Names::PAGE_SETTINGS, true ) );
	}

	public function test_restored_revision_has_its_settings(): void {
		$post = self::create( 'post' );
		update_post_meta( $post, Names::PAGE_SETTINGS, array( 'number' => '1111' ) );
		wp_update_post( array( 'ID' => $post, 'post_content' => 'One' ) );
		$revisions = wp_get_post_revisions( $post );
		$first     = (int) array_key_first( $revisions );
		$this->assertSame( array( 'number' => '1111' ), get_post_meta( $first, Names::PAGE_SETTINGS, true ) );
		update_post_meta( $post, Names::PAGE_SETTINGS, array( 'number' => '2222' ) );
		wp_update_post( array( 'ID' => $post, 'post_content' => 'Two' ) );
		wp_restore_post_revision( $first );
		$this->assertSame( array( 'number' => '1111' ), get_post_meta( $post, Names::PAGE_SETTINGS, true ) );
	}

	/**
	 * Given a published post with settings, when its preview is shown, then it has those of the autosave.
	 */
	public function test_preview(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		self::store();
		$post = self::create( 'post' );
		update_post_meta( $post, Names::PAGE_SETTINGS, array( 'number' => '1111' ) );
		$_POST[ Names::PAGE_SETTINGS ] = array( 'number' => '2222', 'was' => array( '1' ) );
		$this->assertIsInt( wp_create_post_autosave( array( 'post_ID' => $post, 'post_type' => 'post', 'post_title' => 'Spelt', 'content' => 'One', 'excerpt' => '' ) ) );
		$this->assertSame( '1111', self::visit( array( 'p' => $post ) )[0]['channels'][0]['value'] );
		$GLOBALS['post'] = get_post( $post );
		add_filter( 'get_post_metadata', '_wp_preview_meta_filter', 10, 4 );
		$this->assertSame( '2222', self::visit( array( 'p' => $post ) )[0]['channels'][0]['value'] );
		unset( $GLOBALS['post'] );
	}

	/**
	 * Given the form of a post, when it is sent, then what it has is stored with that post, an attachment too, and with
	 * nothing that is saved with it; and that of a new term with the term.
	 */
	public function test_forms(): void {
		$fields = new Page_Settings_Fields( new Admin_Scripts( Make::context() ), new Page_Widgets( Make::settings() ) );
		$fields->register();
		$send = function ( callable $print_form ): void {
			preg_match( '/name="chaty-page-nonce" value="(\w+)"/', $this->capture( $print_form ), $nonce );
			$_POST = array( 'chaty-page-nonce' => $nonce[1] ?? '', Names::PAGE_SETTINGS => array( 'number' => '2222' ) );
		};
		foreach ( array( 'post' => 'post_tag', 'attachment' => 'link_category' ) as $type => $taxonomy ) {
			$post = get_post( self::create( $type ) );
			$this->assertInstanceOf( \WP_Post::class, $post );
			$send( static fn () => $fields->print_post( $post ) );
			wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Spelt' ) );
			$with = array( get_post_meta( self::create( 'page' ), Names::PAGE_SETTINGS ), get_term_meta( self::create_term( $taxonomy ), Names::PAGE_SETTINGS ) );
			$this->assertSame( array( array( 'number' => '2222' ) ), get_post_meta( $post->ID, Names::PAGE_SETTINGS ), $type );
			$this->assertSame( array( array(), array() ), $with );
		}
		$send( array( $fields, 'print_new_term' ) );
		$this->assertSame( array( array( 'number' => '2222' ) ), get_term_meta( self::create_term( 'category' ), Names::PAGE_SETTINGS ) );
	}

	/**
	 * Returns the kind of a page "#", rules before, whether the widget shows there, and the rules after it is hidden or shown;
	 * null where no rule that names the page decides.
	 *
	 * @return array<string, array{string, array<int, array<int, string>>, bool, array<int, array<int, string>>|null}>
	 */
	public function provide_choices(): array {
		return array(
			'no rule'        => array( 'page', array(), true, array( array( 'hide', 'pages', '#' ) ) ),
			'hidden'         => array( 'page', array( array( 'hide', 'pages', '7,#' ) ), false, array( array( 'hide', 'pages', '7' ) ) ),
			'hidden alone'   => array( 'page', array( array( 'hide', 'pages', '#' ) ), false, array() ),
			'another joins'  => array( 'page', array( array( 'hide', 'pages', '7' ) ), true, array( array( 'hide', 'pages', '7,#' ) ) ),
			'named'          => array( 'page', array( array( 'show', 'pages', '#' ) ), true, array( array( 'show', 'pages', '#' ), array( 'hide', 'pages', '#' ) ) ),
			'elsewhere'      => array( 'page', array( array( 'show', 'url_starts_with', '/shop/' ) ), false, array( array( 'show', 'url_starts_with', '/shop/' ), array( 'show', 'pages', '#' ) ) ),
			'all pages'      => array( 'page', array( array( 'hide', 'pages', '' ) ), false, null ),
			'by its address' => array( 'page', array( array( 'hide', 'url_is', '/rye/' ) ), false, null ),
			'post'           => array( 'post', array( array( 'show', 'front_page', '' ) ), false, array( array( 'show', 'front_page', '' ), array( 'show', 'posts', '#' ) ) ),
			'category'       => array( 'category', array(), true, array( array( 'hide', 'categories', '#' ) ) ),
			'tag'            => array( 'post_tag', array( array( 'hide', 'tags', '#' ) ), false, array() ),
			'other taxonomy' => array( 'flour', array(), true, null ),
		);
	}

	/**
	 * Given rules, when an owner is told of a page, then it is what they allow and whether a rule can change it; and when
	 * the widget is shown or hidden there, then only rules that name the page change, of this widget alone.
	 *
	 * @dataProvider provide_choices
	 *
	 * @param array<int, array<int, string>>      $rules Rules before.
	 * @param array<int, array<int, string>>|null $after Rules after.
	 */
	public function test_choices( string $kind, array $rules, bool $is_shown, ?array $after ): void {
		update_option( 'permalink_structure', '/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
		register_taxonomy( 'flour', 'post' );
		$is_post = post_type_exists( $kind );
		$id      = $is_post ? self::create( $kind, 'draft' ) : self::create_term( $kind );
		$type    = $is_post ? 'post' : 'term';
		$make    = static fn ( array $rule ): array => array( 'effect' => $rule[0], 'kind' => $rule[1], 'value' => str_replace( '#', (string) $id, $rule[2] ) );
		$pages   = array_map( $make, $rules );
		Make::store_widgets( array( Make::widget( array(), array( 'triggers' => array( 'pages' => $pages ) ) ), Make::widget( array(), array( 'id' => '_1' ) ), Make::widget( array(), array( 'id' => '_2', 'is_active' => 0 ) ) ) );
		$widgets = new Page_Widgets( Make::settings() );
		$told    = $widgets->describe( $type, $id );
		$this->assertIsArray( $told );
		$this->assertSame( array( '0', '_1' ), array_column( $told, 'id' ) );
		$this->assertSame( array( $is_shown, null !== $after ), array( $told[0]['is_shown'], $told[0]['can_change'] ) );

		$error  = $widgets->change( $type, $id, '0', ! $is_shown );
		$stored = Make::repository()->get_stored_widgets();
		$this->assertSame( null === $after, $error instanceof WP_Error );
		$this->assertSame( null === $after ? $pages : array_map( $make, $after ), $stored[0]['triggers']['pages'] ?? array() );
		$this->assertSame( array(), $stored[1]['triggers']['pages'] ?? array() );
		$this->assertNull( $widgets->change( $type, $id, '_1', true ) );
		unregister_taxonomy( 'flour' );
	}

	public function test_given_page_or_widget_that_is_gone_then_that_is_error(): void {
		Make::store_widgets( array( Make::widget() ) );
		$widgets = new Page_Widgets( Make::settings() );
		$post    = self::create( 'post' );
		foreach ( array( array( 404, $widgets->describe( 'post', 999999 ) ), array( 404, $widgets->describe( 'term', 999999 ) ), array( 400, $widgets->change( 'post', $post, '_9', true ) ) ) as list( $status, $answer ) ) {
			$this->assertInstanceOf( WP_Error::class, $answer );
			$this->assertSame( $status, $answer->get_error_data()['status'] );
		}
	}
}
