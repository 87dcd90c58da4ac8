<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Import_Result;
use Chaty\Settings\Issue;
use Chaty\Settings\Page_Rules;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Page rules that mean nothing are refused with a sentence; those of Chaty 3.x are converted as far as possible.
 */
final class Page_Rules_Import_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_option_home', static fn (): string => 'https://site.example' );
	}

	/**
	 * @param array<string, mixed> $triggers Triggers.
	 */
	private function import( array $triggers ): Import_Result {
		return Make::importer()->import( array( Make::widget(), Make::widget( array(), array( 'id' => '_1', 'triggers' => $triggers ) ) ) );
	}

	/**
	 * @param array<int, Issue> $issues Issues.
	 * @return array<int, string>
	 */
	private function tell( array $issues ): array {
		return array_map( static fn ( Issue $issue ): string => $issue->to_line(), $issues );
	}

	/**
	 * @return array<string, array{0: mixed, 1: string, 2: string}>
	 */
	public function provide_refused_rules(): array {
		$kinds = 'must be one of: front_page, url_contains, url_is, url_starts_with, url_ends_with, pages, posts, categories, tags, language, fact.';
		$ids   = 'must be IDs separated by commas, such as "12, 40", or empty for all.';
		$stars = 'must not contain "*". Write "/shop/" with the kind "url_starts_with" instead of "/shop/*", and "sale" with the kind "url_contains" instead of "*sale*".';
		$host  = 'must be an address of this site (https://site.example), or only its path.';
		$part  = 'must be an address or a part of one, such as "/shop/".';
		$query = 'must not contain "?" or "#". Only the path of an address is compared, because page caches keep one page for all queries.';

		return array(
			'no object'       => array( 'front_page', '', 'must be an object.' ),
			'no kind'         => array( array( 'effect' => 'show' ), '.kind', 'is missing.' ),
			'empty kind'      => array( array( 'effect' => 'show', 'kind' => '' ), '.kind', $kinds ),
			'unknown kind'    => array( array( 'effect' => 'show', 'kind' => 'author' ), '.kind', $kinds ),
			'kind is a list'  => array( array( 'effect' => 'show', 'kind' => array( 'pages' ) ), '.kind', 'must be text.' ),
			'no effect'       => array( array( 'kind' => 'front_page' ), '.effect', 'is missing.' ),
			'unknown effect'  => array( array( 'effect' => 'maybe', 'kind' => 'front_page' ), '.effect', 'must be one of: show, hide.' ),
			'letters as IDs'  => array( array( 'effect' => 'show', 'kind' => 'pages', 'value' => '12, about' ), '.value', $ids ),
			'negative ID'     => array( array( 'effect' => 'show', 'kind' => 'tags', 'value' => '-3' ), '.value', $ids ),
			'no address'      => array( array( 'effect' => 'show', 'kind' => 'url_is' ), '.value', $part ),
			'spaces'          => array( array( 'effect' => 'show', 'kind' => 'url_contains', 'value' => '  ' ), '.value', $part ),
			'wildcard'        => array( array( 'effect' => 'show', 'kind' => 'url_is', 'value' => '/shop/*' ), '.value', $stars ),
			'another host'    => array( array( 'effect' => 'hide', 'kind' => 'url_contains', 'value' => 'https://other.example/shop' ), '.value', $host ),
			'script'          => array( array( 'effect' => 'hide', 'kind' => 'url_is', 'value' => 'javascript://site.example/%0aalert(1)' ), '.value', $host ),
			'query'           => array( array( 'effect' => 'show', 'kind' => 'url_is', 'value' => '/shop?color=red' ), '.value', $query ),
			'no language'     => array( array( 'effect' => 'show', 'kind' => 'language', 'value' => 'German pages' ), '.value', 'must be the code of a language, such as "de" or "pt_BR".' ),
			'no name'         => array( array( 'effect' => 'show', 'kind' => 'fact', 'value' => '' ), '.value', 'must be the name of a fact, such as "search".' ),
			'value is a list' => array( array( 'effect' => 'show', 'kind' => 'pages', 'value' => array( 1 ) ), '.value', 'must be text.' ),
			'501 characters'  => array( array( 'effect' => 'show', 'kind' => 'url_is', 'value' => str_repeat( 'ä', 501 ) ), '.value', 'must have at most 500 characters.' ),
		);
	}

	/**
	 * Given a rule that means nothing, when it is imported, then one sentence says why, with its path, and nothing is
	 * imported; where it is in the database, it is left out, alone.
	 *
	 * @dataProvider provide_refused_rules
	 *
	 * @param mixed $rule Rule.
	 */
	public function test_refused_rule( $rule, string $key, string $sentence ): void {
		$good   = array( 'effect' => 'hide', 'kind' => 'front_page', 'value' => '' );
		$result = $this->import( array( 'pages' => array( $good, $rule ) ) );

		$this->assertSame( array( "widgets[1].triggers.pages[1]$key: $sentence" ), $this->tell( $result->get_errors() ) );
		$this->assertSame( array(), $result->get_widgets() );

		$widgets = Make::sanitizer()->sanitize_widgets( array( Make::widget( array(), array( 'triggers' => array( 'pages' => array( $good, $rule ) ) ) ) ) );
		$this->assertSame( array( $good ), $widgets[0]['triggers']['pages'] );
	}

	/**
	 * @return array<string, array{0: string, 1: mixed, 2: string}>
	 */
	public function provide_accepted_rules(): array {
		return array(
			'front page'        => array( 'front_page', '', '' ),
			'front page, value' => array( 'front_page', '/x', '' ),
			'path'              => array( 'url_is', '/shop/', '/shop/' ),
			'full address'      => array( 'url_is', 'https://www.site.example/Shop/', '/shop/' ),
			'umlauts'           => array( 'url_contains', '/%C3%BCber', '/über' ),
			'IDs'               => array( 'pages', ' 12, 40,12 7,', '12,40,7' ),
			'one ID'            => array( 'posts', 12, '12' ),
			'all'               => array( 'categories', '', '' ),
			'language'          => array( 'language', ' pt-BR ', 'pt_BR' ),
			'fact'              => array( 'fact', ' is:wide-page ', 'is:wide-page' ),
			'markup'            => array( 'url_contains', '/a%3Cscript%3Ealert(1)%3C/script%3Eb', '/ab' ),
			'hidden markup'     => array( 'url_contains', '/a%25%3Cb%3E41', '/aa' ),
		);
	}

	/**
	 * Given a rule, when it is imported, then it has the form that pages are compared with, importing it again changes
	 * nothing, and no page prints it.
	 *
	 * @dataProvider provide_accepted_rules
	 *
	 * @param mixed $value Value.
	 */
	public function test_accepted_rule( string $kind, $value, string $clean ): void {
		$rule   = array( 'effect' => 'show', 'kind' => $kind, 'value' => $value );
		$result = $this->import( array( 'pages' => array( $rule ) ) );
		$rules  = $result->get_widgets()[1]['triggers']['pages'] ?? array();

		$this->assertSame( array(), $this->tell( array_merge( $result->get_errors(), $result->get_warnings() ) ) );
		$this->assertSame( array( array( 'value' => $clean ) + $rule ), array( array( 'value' => $rules[0]['value'] ) + $rules[0] ) );
		$this->assertSame( $rules, $this->import( array( 'pages' => $rules ) )->get_widgets()[1]['triggers']['pages'] );
		$this->assertArrayNotHasKey( 'pages', Make::schema()->get_public_widget( $result->get_widgets()[1] )['triggers'] );
	}

	public function test_given_51_rules_when_they_are_imported_then_they_are_refused_50_are_not(): void {
		$rules = array_fill( 0, 51, array( 'effect' => 'hide', 'kind' => 'front_page' ) );

		$this->assertSame( array( 'widgets[1].triggers.pages: must have at most 50 entries.' ), $this->tell( $this->import( array( 'pages' => $rules ) )->get_errors() ) );
		$this->assertCount( 50, $this->import( array( 'pages' => array_slice( $rules, 1 ) ) )->get_widgets()[1]['triggers']['pages'] );
	}

	/**
	 * Returns rules of Chaty 3.x, and what becomes of them: a sentence, or an issue.
	 *
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function provide_legacy_rules(): array {
		$show = static fn ( string $option, $value = '', string $key = 'value' ): array => array( 'shown_on' => 'show_on', 'option' => $option, $key => $value );
		$lost = 'is not migrated: there is no page rule of the kind "%s". Use the kind "fact" with the filter chaty_page_facts.';

		return array(
			'home'                       => array( $show( 'home' ), 'Shows on the front page.' ),
			'home, hidden'               => array( array( 'shown_on' => 'not_show_on', 'option' => 'home' ), 'Shows on all pages, except the front page.' ),
			'contains'                   => array( $show( 'page_contains', ' Shop ' ), 'Shows on pages whose address contains "shop".' ),
			'is'                         => array( $show( 'page_has_url', 'https://site.example/about/' ), 'Shows on the page with the address "/about/".' ),
			'begins'                     => array( $show( 'page_start_with', 'blog' ), 'Shows on pages whose address begins with "blog".' ),
			'ends'                       => array( $show( 'page_end_with', 'html' ), 'Shows on pages whose address ends with "html".' ),
			'pages, list of IDs'         => array( $show( 'wp_pages', array( 90012, '90040' ) ), 'Shows on the pages #90012 and #90040.' ),
			'pages, text'                => array( $show( 'wp_pages', '90012, 90040' ), 'Shows on the pages #90012 and #90040.' ),
			'posts, objects'             => array( $show( 'wp_posts', array( array( 'id' => 90007, 'title' => 'Hi' ) ) ), 'Shows on the post #90007.' ),
			'categories, under the kind' => array( $show( 'wp_categories', array( '90003' ), 'wp_categories' ), 'Shows on the category #90003 and its posts.' ),
			'tags, a number'             => array( $show( 'wp_tags', 90005 ), 'Shows on the tag #90005 and its posts.' ),
			'products'                   => array( $show( 'wc_products', array( 90008, 90009 ) ), 'Shows on the posts #90008 and #90009.' ),
			'products on sale'           => array( $show( 'wc_products_on_sale' ), sprintf( $lost, 'wc_products_on_sale' ) ),
			'unknown'                    => array( $show( 'moon<b>' ), sprintf( $lost, 'moonb' ) ),
			'no IDs'                     => array( $show( 'wp_pages', array() ), 'is not migrated: the value has no IDs.' ),
			'other host'                 => array( $show( 'page_has_url', 'https://other.example/' ), 'is not migrated: the value must be an address of this site (https://site.example), or only its path.' ),
			'too long'                   => array( $show( 'page_contains', str_repeat( 'a', 501 ) ), 'is not migrated: the value is too long.' ),
			'no rule'                    => array( 'home', sprintf( $lost, '' ) ),
			'lists everywhere'           => array( array( 'shown_on' => array(), 'option' => array(), 'value' => array( array() ) ), sprintf( $lost, '' ) ),
		);
	}

	/**
	 * @dataProvider provide_legacy_rules
	 *
	 * @param mixed $rule Rule.
	 */
	public function test_rule_of_chaty_3_x_is_converted_or_warning_says_what_it_lacks( $rule, string $expected ): void {
		$result     = $this->import( array( 'show_on_pages_rules' => array( $rule ) ) );
		$rules      = $result->get_widgets()[1]['triggers']['pages'];
		$all        = $this->tell( $result->get_warnings() );
		$everywhere = 'widgets[1].triggers.show_on_pages_rules: has no page left on which the widget shows: it shows on all pages now.';
		$warnings   = array_values( array_diff( $all, array( $everywhere ) ) );

		$this->assertSame( is_array( $rule ) && array() === $rules, in_array( $everywhere, $all, true ) );
		$this->assertSame( array(), $this->tell( $result->get_errors() ) );
		$this->assertSame( array( $expected ), array() === $rules ? str_replace( 'widgets[1].triggers.show_on_pages_rules[0]: ', '', $warnings ) : array( Page_Rules::get_sentence( $rules ) ) );
		$this->assertCount( 1, array_merge( $rules, $warnings ) );
	}

	public function test_own_rules_win_and_others_are_reported(): void {
		$own    = array( array( 'effect' => 'hide', 'kind' => 'front_page', 'value' => '' ) );
		$result = $this->import( array( 'pages' => $own, 'show_on_pages_rules' => array( array( 'option' => 'home' ) ) ) );

		$this->assertSame( $own, $result->get_widgets()[1]['triggers']['pages'] );
		$this->assertSame( array( 'widgets[1].triggers.show_on_pages_rules: is ignored, because "pages" has rules.' ), $this->tell( $result->get_warnings() ) );
	}

	public function test_given_file_of_nothing_but_wrong_rules_when_it_is_imported_then_few_issues_are_kept(): void {
		$wrong  = array( 'effect' => 'show', 'kind' => 'url_is', 'value' => '*' );
		$result = $this->import( array( 'pages' => array_fill( 0, 10000, $wrong ) ) );
		$legacy = $this->import( array( 'show_on_pages_rules' => array_fill( 0, 50000, '' ) ) );

		$this->assertLessThanOrEqual( 51, count( $result->get_errors() ) );
		$this->assertCount( 51, $legacy->get_warnings() );
	}

	public function test_first_50_rules_of_chaty_3_x_stay(): void {
		$result = $this->import( array( 'show_on_pages_rules' => array_fill( 5, 51, array( 'option' => 'home' ) ) ) );

		$this->assertCount( 50, $result->get_widgets()[1]['triggers']['pages'] );
		$this->assertSame( array( 'widgets[1].triggers.show_on_pages_rules: has more than 50 rules, of which only the first are migrated.' ), $this->tell( $result->get_warnings() ) );
	}
}
