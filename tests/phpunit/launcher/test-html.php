<?php
namespace Chaty\Tests\Launcher;

use Chaty\Launcher\HTML;
use DOMDocument;
use DOMXPath;
use PHPUnit\Framework\TestCase;

/**
 * A browser reads the values that were given, and no other attribute or element.
 */
final class HTML_Test extends TestCase {

	/**
	 * @return array<string, array{0: string}>
	 */
	public function provide_texts(): array {
		return array(
			'plain'            => array( 'Contact us' ),
			'quotes'           => array( '"double" and \'single\'' ),
			'an end of a tag'  => array( '"><script>alert(1)</script>' ),
			'another one'      => array( "' onmouseover='alert(1)" ),
			'an entity'        => array( '&lt;b&gt; &amp;amp; &quot;' ),
			'half an entity'   => array( 'a & b &copy c &#39' ),
			'an end of markup' => array( '</a></div><!-- -->' ),
			'other scripts'    => array( 'Ünï 日本 🙂 عربي' ),
			'line breaks'      => array( "one\ntwo\tthree" ),
			'backticks'        => array( '`x` = ${y}' ),
		);
	}

	/**
	 * @dataProvider provide_texts
	 */
	public function test_browser_reads_text_of_attribute_and_of_element_as_it_was( string $text ): void {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?><body>' . HTML::element( 'span', array( 'title' => $text, 'id' => 'x' ), HTML::escape( $text ) ), LIBXML_NOERROR );
		$page = new DOMXPath( $document );

		$this->assertSame( array( $text, 'x', $text ), array( $page->evaluate( 'string(//body/span/@title)' ), $page->evaluate( 'string(//body/span/@id)' ), $page->evaluate( 'string(//body)' ) ) );
		$this->assertSame( array( 1.0, 2.0 ), array( $page->evaluate( 'count(//body//*)' ), $page->evaluate( 'count(//body//@*)' ) ) );
	}

	public function test_attributes_that_are_on_alone_are_written_without_value(): void {
		$this->assertSame( '<div hidden data-x="">', HTML::start( 'div', array( 'hidden' => true, 'inert' => false, 'title' => null, 'data-x' => '' ) ) );
	}

	public function test_given_element_that_has_no_content_then_it_has_no_end_tag(): void {
		$this->assertSame( '<img alt="">', HTML::element( 'img', array( 'alt' => '' ) ) );
		$this->assertSame( '<br>', HTML::element( 'br', array(), 'lost' ) );
		$this->assertSame( '<p></p>', HTML::element( 'p', array() ) );
	}

	public function test_given_bytes_that_are_no_text_then_they_do_not_empty_value(): void {
		$this->assertSame( "a\u{FFFD}b", HTML::escape( "a\xFFb" ) );
	}

	public function test_given_names_of_classes_then_those_that_are_empty_are_left_out(): void {
		$this->assertSame( 'one two', HTML::classes( array( '', 'one', '', 'two' ) ) );
		$this->assertSame( '', HTML::classes( array( '', '' ) ) );
	}
}
