<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Page_Rules;
use Chaty\Settings\Schema;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Decision and sentence of page rules.
 */
final class Page_Rules_Test extends Site_Test_Case {

	/**
	 * A post of two categories at /shop/red-shoes/.
	 *
	 * @var array{path: string, language: string, ids: array<string, array<int, int>>, facts: array<int, string>}
	 */
	private array $post;

	/**
	 * The front page, which is a static page.
	 *
	 * @var array{path: string, language: string, ids: array<string, array<int, int>>, facts: array<int, string>}
	 */
	private array $front;

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/support/woocommerce.php';
		$pages       = json_decode( $this->read_file( 'tests/fixtures/page-match-rows.json' ), true )['pages'];
		$this->post  = $pages['post'];
		$this->front = $pages['front'];
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function provide_rules(): array {
		return Make::rows( 'page-match', 'about', 'kind', 'value', 'onPost', 'onFront' );
	}

	/**
	 * @dataProvider provide_rules
	 */
	public function test_show_rule_shows_and_hide_rule_hides_only_where_it_matches( string $kind, string $value, bool $on_post, bool $on_front ): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://site.example' );
		$show = $this->clean( array( $this->rule( 'show', $kind, $value ) ) );
		$hide = $this->clean( array( $this->rule( 'hide', $kind, $value ) ) );

		$this->assertSame( array( $on_post, $on_front ), array( Page_Rules::allow( $show, $this->post ), Page_Rules::allow( $show, $this->front ) ) );
		$this->assertSame( array( ! $on_post, ! $on_front ), array( Page_Rules::allow( $hide, $this->post ), Page_Rules::allow( $hide, $this->front ) ) );
	}

	public function test_hide_rule_wins_and_one_show_rule_is_enough_in_any_order(): void {
		$shop   = $this->rule( 'show', 'url_contains', 'shop' );
		$front  = $this->rule( 'show', 'front_page' );
		$post   = $this->rule( 'hide', 'posts', '40' );
		$search = $this->rule( 'hide', 'fact', 'search' );

		$this->assertTrue( Page_Rules::allow( array(), $this->post ) );
		$this->assertTrue( Page_Rules::allow( array( $front, $shop ), $this->post ) );
		$this->assertTrue( Page_Rules::allow( array( $shop, $search ), $this->post ) );
		$this->assertFalse( Page_Rules::allow( array( $front, $search ), $this->post ) );
		$this->assertFalse( Page_Rules::allow( array( $shop, $post ), $this->post ) );
		$this->assertFalse( Page_Rules::allow( array( $post, $shop ), $this->post ) );
		$this->assertTrue( Page_Rules::allow( array( $search, $post ), $this->front ) );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function provide_sentences(): array {
		return Make::rows( 'page-rule', 'sentence', 'rules', 'sentence' );
	}

	/**
	 * @dataProvider provide_sentences
	 *
	 * @param array<int, array<string, string>> $rules Rules.
	 */
	public function test_given_rules_then_sentence_says_what_they_mean( array $rules, string $sentence ): void {
		$this->assertSame( $sentence, Page_Rules::get_sentence( $rules ) );
	}

	/**
	 * Given IDs, then the sentence names what they are of as its owner does, and by the ID what is gone or not public.
	 */
	public function test_sentence_with_titles(): void {
		$page  = wp_insert_post( array( 'post_type' => 'page', 'post_title' => '20%s & <b>more</b>', 'post_status' => 'publish' ) );
		$draft = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Draft' ) );
		$term  = ( (array) wp_insert_term( 'Rye & wheat', 'category' ) )['term_id'] ?? 0;

		$this->assertSame(
			"Shows on the pages \"20%s & more\" and #$draft and the category \"Rye & wheat\" and its posts.",
			Page_Rules::get_sentence( array( $this->rule( 'show', 'pages', "$page,$draft" ), $this->rule( 'show', 'categories', (string) $term ) ) )
		);
	}

	public function test_phrases_for_scripts_are_those_of_screens_tests(): void {
		$this->assertSame( json_decode( $this->read_file( 'tests/fixtures/page-rule-rows.json' ), true )['phrases'], Page_Rules::get_phrases() );
	}

	public function test_sentence_has_label_of_fact_that_plugin_offers(): void {
		add_filter( 'chaty_page_fact_labels', static fn ( array $labels ): array => $labels + array( 'wide' => 'wide pages', 'x' => array() ) );

		$this->assertSame( 'Shows on wide pages and pages that a plugin calls "x".', Page_Rules::get_sentence( array( $this->rule( 'show', 'fact', 'wide' ), $this->rule( 'show', 'fact', 'x' ) ) ) );
	}

	public function test_each_kind_of_schema_has_phrase_and_lists_are_joined_as_wordpress_does(): void {
		$phrases = Page_Rules::get_phrases();
		$schema  = Make::schema()->get_widget()['properties']['triggers']['properties']['pages'];

		$this->assertSame( $schema['items']['properties']['kind']['enum'], array_keys( $phrases['kinds'] ) );
		$this->assertSame( array( 'between' => ', ', 'last' => ', and ', 'two' => ' and ' ), $phrases['list'] );
		foreach ( $schema['items']['properties']['kind']['enum'] as $kind ) {
			$this->assertNotSame( 'Shows on .', Page_Rules::get_sentence( array( $this->rule( 'show', $kind, '5' ) ) ) );
		}
		$this->assertFalse( Schema::is_public( $schema ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function rule( string $effect, string $kind, string $value = '' ): array {
		return array(
			'effect' => $effect,
			'kind'   => $kind,
			'value'  => $value,
		);
	}

	/**
	 * @param array<int, array<string, string>> $rules Rules.
	 * @return array<int, array<string, string>>
	 */
	private function clean( array $rules ): array {
		return Make::sanitizer()->sanitize_widgets( array( Make::widget( array(), array( 'triggers' => array( 'pages' => $rules ) ) ) ) )[0]['triggers']['pages'];
	}
}
