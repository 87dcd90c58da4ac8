<?php
namespace Chaty\Tests\Launcher;

use Chaty\Launcher\Drawing;
use Chaty\Launcher\Rich_Text;
use Chaty\Settings\Sanitizers\HTML;
use Chaty\Settings\Sanitizers\SVG_Icon;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * Of rich text, a few formatting elements are printed; of a drawing, shapes and paints.
 */
final class Owners_Markup_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_rich_texts(): array {
		return array(
			'plain words'                => array( 'Talk to us', 'Talk to us' ),
			'formats inside each other'  => array( '<p><em><strong>Contact us</strong></em></p>', '<p><em><strong>Contact us</strong></em></p>' ),
			'capitals'                   => array( '<P>Hi</P>', '<p>Hi</p>' ),
			'a line break'               => array( 'One<br/>Two', 'One<br>Two' ),
			'entities'                   => array( 'Ask &amp; answer &lt;3&nbsp;&copy;', "Ask &amp; answer &lt;3\u{A0}©" ),
			'markup that never ends'     => array( '<p>Hi <strong>you', '<p>Hi <strong>you</strong></p>' ),
			'markup that overlaps'       => array( '<b>1<i>2</b>3</i>', '<b>1<i>2</i></b>3' ),
			'a link'                     => array( '<a href="/a">us</a>', '<span>us</span>' ),
			'a link that leads nowhere'  => array( 'a<a>b</a>c', 'abc' ),
			'links inside each other'    => array( '<a href="/a">1<b><a href="/b">2</a></b></a>', '<span>1<b>2</b></span>' ),
			'escaped markup'             => array( '&lt;p&gt;Hi&lt;/p&gt;', '<p>Hi</p>' ),
			'an escaped picture'         => array( '&lt;img src=x onerror=y&gt;Hi', 'Hi' ),
			'an escaped tag without end' => array( 'Hi &lt;img src=x', 'Hi ' ),
			'an event'                   => array( '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>' ),
			'nothing'                    => array( '', '' ),
		);
	}

	/**
	 * @dataProvider provide_rich_texts
	 */
	public function test_given_rich_text_then_only_what_formats_is_printed( string $given, string $expected ): void {
		$this->assertSame( $expected, Rich_Text::to_html( ( new HTML() )->sanitize( $given ) ) );
	}

	public function test_given_text_that_no_sanitizer_has_seen_then_it_is_still_no_other_markup(): void {
		$this->assertSame( 'a<b>&quot;&gt;1</b>', Rich_Text::to_html( 'a</p><object data="x"><b onclick="x">">1</svg>' ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_drawings(): array {
		$own = '<svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><g>%s</g></svg>';

		return array(
			'a path'                 => array( '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>', sprintf( $own, '<path d="M1 1"></path>' ) ),
			'paints of the root'     => array( '<svg width="39.50" height="4px" fill="none" class="x"><path d="M1"/></svg>', '<svg class="chaty-svg" viewBox="0 0 39.5 4" aria-hidden="true"><g fill="none"><path d="M1"></path></g></svg>' ),
			'names of its own'       => array( '<svg viewBox="0 0 24 24"><mask id="m"><path d="M1"/></mask><g mask="url(\'#m\')"><path d="M2"/></g></svg>', sprintf( $own, '<mask id="chaty-own-m"><path d="M1"></path></mask><g mask="url(#chaty-own-m)"><path d="M2"></path></g>' ) ),
			'an element never ended' => array( '<svg viewBox="0 0 24 24"><g><path d="M1"/></svg>', sprintf( $own, '<g><path d="M1"></path></g>' ) ),
			'an element of HTML'     => array( '<svg viewBox="0 0 24 24"><path d="M1"/><span>x</span><path d="M2"/></svg>', sprintf( $own, '<path d="M1"></path>' ) ),
			'nothing drawn'          => array( '<svg viewBox="0 0 24 24"></svg>', '' ),
			'the default icon'       => array( '<svg><path class="color-element" d="M1"/></svg>', '' ),
			'an icon font'           => array( '<i class="fab fa-whatsapp"></i>', '' ),
		);
	}

	/**
	 * @dataProvider provide_drawings
	 */
	public function test_given_owners_drawing_then_it_is_printed_in_our_frame( string $given, string $expected ): void {
		$this->assertSame( $expected, Drawing::to_html( ( new SVG_Icon() )->sanitize( $given ) ) );
	}

	/**
	 * Returns attributes of drawings. The page's tests read the same rows (src/widget/browser/svg.test.ts).
	 *
	 * @return array<string, array<int, mixed>>
	 */
	public function provide_attributes(): array {
		return Make::rows( 'drawing', 'name', 'attribute', 'stays' );
	}

	/**
	 * @dataProvider provide_attributes
	 */
	public function test_given_attribute_that_no_sanitizer_has_seen_then_nothing_leads_out_of_drawing( string $attribute, bool $is_kept ): void {
		$name = substr( $attribute, 0, (int) strpos( $attribute, '=' ) );

		$this->assertSame( $is_kept, is_int( strpos( Drawing::to_html( "<svg><path d=\"M1\" $attribute/></svg>" ), " $name=" ) ) );
	}

	public function test_given_elements_and_attributes_that_can_do_more_than_draw_then_they_are_left_out(): void {
		$this->assertSame(
			'<svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><g><path d="M1"></path></g></svg>',
			Drawing::to_html( '<svg onload="x" style="x"><script>alert(1)</script><a href="javascript:x"><path d="M3"/></a><use href="#x"/><path d="M1" onclick="x" style="y" href="z"/></svg>' )
		);
	}
}
