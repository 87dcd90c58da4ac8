<?php
/**
 * Tests of the page rules.
 *
 * @package Chaty
 */

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
	 */
	private const POST = array(
		'path'  => '/shop/red-shoes/',
		'ids'   => array(
			'posts'      => array( 40 ),
			'categories' => array( 3, 12 ),
			'tags'       => array(),
		),
		'facts' => array( 'shop' ),
	);

	/**
	 * The front page, which is a static page.
	 */
	private const FRONT = array(
		'path'  => '/',
		'ids'   => array( 'pages' => array( 7 ) ),
		'facts' => array( 'front_page' ),
	);

	/**
	 * Returns single rules, and whether they match the post, and whether they match the front page.
	 *
	 * @return array<string, array{0: string, 1: string, 2: bool, 3: bool}>
	 */
	public function provide_rules(): array {
		return array(
			'front page'                   => array( 'front_page', '', false, true ),
			'contains'                     => array( 'url_contains', 'red', true, false ),
			'contains, other'              => array( 'url_contains', 'blue', false, false ),
			'contains with slashes'        => array( 'url_contains', '/shop/', true, false ),
			'contains the slash'           => array( 'url_contains', '/', true, true ),
			'is'                           => array( 'url_is', '/shop/red-shoes/', true, false ),
			'is, without slashes'          => array( 'url_is', 'shop/red-shoes', true, false ),
			'is, a part'                   => array( 'url_is', '/shop/', false, false ),
			'is home'                      => array( 'url_is', '/', false, true ),
			'is home, full address'        => array( 'url_is', 'https://site.example', false, true ),
			'begins'                       => array( 'url_starts_with', '/shop/', true, false ),
			'begins, without slash'        => array( 'url_starts_with', 'sho', true, false ),
			'begins, further on'           => array( 'url_starts_with', 'red', false, false ),
			'begins with home'             => array( 'url_starts_with', '/', true, true ),
			'ends'                         => array( 'url_ends_with', '-shoes', true, false ),
			'ends, with slash'             => array( 'url_ends_with', 'shoes/', true, false ),
			'ends, earlier'                => array( 'url_ends_with', 'red', false, false ),
			'ends, longer than the path'   => array( 'url_ends_with', '/a/shop/red-shoes', false, false ),
			'capitals and percent signs'   => array( 'url_contains', '/%52ED-', true, false ),
			'full address'                 => array( 'url_is', 'http://www.site.example/shop/red-shoes', true, false ),
			'page'                         => array( 'pages', '7', false, true ),
			'page of a list'               => array( 'pages', '1, 17, 7', false, true ),
			'page whose ID has the digits' => array( 'pages', '77,17', false, false ),
			'every page'                   => array( 'pages', '', false, true ),
			'post'                         => array( 'posts', '40', true, false ),
			'post with the ID of the page' => array( 'posts', '7', false, false ),
			'every post'                   => array( 'posts', '', true, false ),
			'category'                     => array( 'categories', '12', true, false ),
			'other category'               => array( 'categories', '1,2', false, false ),
			'every category'               => array( 'categories', '', true, false ),
			'every tag'                    => array( 'tags', '', false, false ),
			'fact'                         => array( 'fact', 'shop', true, false ),
			'other fact'                   => array( 'fact', 'sho', false, false ),
		);
	}

	/**
	 * Given a single rule, then a "show" rule shows only where it matches, and a "hide" rule hides only there.
	 *
	 * @dataProvider provide_rules
	 *
	 * @param string $kind     Kind.
	 * @param string $value    Value.
	 * @param bool   $on_post  Whether it matches the post.
	 * @param bool   $on_front Whether it matches the front page.
	 */
	public function test_single_rule( string $kind, string $value, bool $on_post, bool $on_front ): void {
		add_filter(
			'pre_option_home',
			static function (): string {
				return 'https://site.example';
			}
		);
		$show = $this->clean( array( $this->rule( 'show', $kind, $value ) ) );
		$hide = $this->clean( array( $this->rule( 'hide', $kind, $value ) ) );

		$this->assertSame( array( $on_post, $on_front ), array( Page_Rules::allow( $show, self::POST ), Page_Rules::allow( $show, self::FRONT ) ) );
		$this->assertSame( array( ! $on_post, ! $on_front ), array( Page_Rules::allow( $hide, self::POST ), Page_Rules::allow( $hide, self::FRONT ) ) );
	}

	/**
	 * Given several rules, then the order does not matter: a "hide" rule wins, and one "show" rule is enough.
	 */
	public function test_several_rules(): void {
		$shop   = $this->rule( 'show', 'url_contains', 'shop' );
		$front  = $this->rule( 'show', 'front_page' );
		$post   = $this->rule( 'hide', 'posts', '40' );
		$search = $this->rule( 'hide', 'fact', 'search' );

		$this->assertTrue( Page_Rules::allow( array(), self::POST ) );
		$this->assertTrue( Page_Rules::allow( array( $front, $shop ), self::POST ) );
		$this->assertTrue( Page_Rules::allow( array( $shop, $search ), self::POST ) );
		$this->assertFalse( Page_Rules::allow( array( $front, $search ), self::POST ) );
		$this->assertFalse( Page_Rules::allow( array( $shop, $post ), self::POST ) );
		$this->assertFalse( Page_Rules::allow( array( $post, $shop ), self::POST ) );
		$this->assertTrue( Page_Rules::allow( array( $search, $post ), self::FRONT ) );
	}

	/**
	 * Returns rules and their sentences.
	 *
	 * @return array<string, array{0: array<int, array<string, string>>, 1: string}>
	 */
	public function provide_sentences(): array {
		$rows = json_decode( $this->read_file( 'tests/fixtures/page-rule-rows.json' ), true )['rows'];

		$cases = array();
		foreach ( $rows as $row ) {
			$cases[ $row['sentence'] ] = array( $row['rules'], $row['sentence'] );
		}

		return $cases;
	}

	/**
	 * Given rules, then a sentence says what they mean.
	 *
	 * @dataProvider provide_sentences
	 *
	 * @param array<int, array<string, string>> $rules    Rules.
	 * @param string                            $sentence Sentence.
	 */
	public function test_sentence( array $rules, string $sentence ): void {
		$this->assertSame( $sentence, Page_Rules::get_sentence( $rules ) );
	}

	/**
	 * Given the phrases for scripts, then each kind of the schema has one, and lists are joined as WordPress does.
	 */
	public function test_phrases(): void {
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
	 * Creates a rule.
	 *
	 * @param string $effect `show` or `hide`.
	 * @param string $kind   Kind.
	 * @param string $value  Value.
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
	 * Sanitizes rules.
	 *
	 * @param array<int, array<string, string>> $rules Rules.
	 * @return array<int, array<string, string>>
	 */
	private function clean( array $rules ): array {
		return Make::sanitizer()->sanitize_widgets( array( Make::widget( array(), array( 'triggers' => array( 'pages' => $rules ) ) ) ) )[0]['triggers']['pages'];
	}
}
