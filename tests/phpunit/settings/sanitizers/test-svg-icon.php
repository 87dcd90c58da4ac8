<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers\SVG_Icon;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * A drawing stays a drawing and can do nothing else.
 */
final class SVG_Icon_Test extends TestCase {

	/**
	 * @return array<string, array{0: string}>
	 */
	public function provide_drawings(): array {
		return array(
			'shapes, with the capitals of viewBox' => array( '<svg width="39" height="39" viewBox="0 0 39 39" fill="none" xmlns="http://www.w3.org/2000/svg"><circle class="color-element" cx="19.4" cy="19.4" r="19.4" fill="#03E78B"/><path d="M0 0h1v1z" transform="translate(9.07 9.07)" fill="white"/></svg>' ),
			'a mask on the same drawing'           => array( '<svg viewBox="0 0 1 1"><mask id="m" maskUnits="userSpaceOnUse" x="-1" y="-1" width="1" height="1" fill="black"><rect fill="white" x="-1" y="-1" width="1" height="1"/></mask><path d="M0 0z" mask="url(#m)"/></svg>' ),
			'a gradient'                           => array( '<svg viewBox="0 0 1 1"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1" gradientUnits="objectBoundingBox"><stop offset="0" stop-color="#4a64d5"/></linearGradient></defs><circle r="1" fill="url(#g)"/></svg>' ),
			'an icon font'                         => array( '<span class="chaty-custom-channel-icon"><i class="fab fa-whatsapp"></i></span>' ),
			'nothing'                              => array( '' ),
		);
	}

	/**
	 * @dataProvider provide_drawings
	 */
	public function test_given_harmless_icon_when_it_is_sanitized_then_it_stays_as_it_is( string $svg ): void {
		$this->assertSame( $svg, ( new SVG_Icon() )->sanitize( $svg ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_hostile(): array {
		$rest = '<svg viewBox="0 0 1 1"><path d="M0 0z"/></svg>';

		return array(
			'a script'                      => array( '<svg viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0z"/></svg>', $rest ),
			'an unclosed script'            => array( '<svg viewBox="0 0 1 1"><path d="M0 0z"/></svg><script>alert(1)', $rest ),
			'a style'                       => array( '<svg viewBox="0 0 1 1"><style>*{display:none}</style><path d="M0 0z"/></svg>', $rest ),
			'a style attribute'             => array( '<svg viewBox="0 0 1 1" style="position:fixed"><path d="M0 0z"/></svg>', $rest ),
			'an event'                      => array( '<svg viewBox="0 0 1 1" onload="alert(1)"><path d="M0 0z" ONCLICK=alert(1) /></svg>', $rest ),
			'an event after a slash'        => array( '<svg/onload=alert(1) viewBox="0 0 1 1"><path d="M0 0z"/></svg>', $rest ),
			'a link'                        => array( '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"><path d="M0 0z"/></a></svg>', $rest ),
			'a reference'                   => array( '<svg viewBox="0 0 1 1"><use xlink:href="//evil/x.svg#a" href="//evil/x.svg#a"/><path d="M0 0z"/></svg>', $rest ),
			'an image'                      => array( '<svg viewBox="0 0 1 1"><image href="//evil/x.png"/><path d="M0 0z"/></svg>', $rest ),
			'foreign content'               => array( '<svg viewBox="0 0 1 1"><foreignObject><body onload="alert(1)">x</body></foreignObject><path d="M0 0z"/></svg>', $rest ),
			'a paint from another site'     => array( '<svg viewBox="0 0 1 1"><path d="M0 0z" fill="url(//evil/x.svg#a)"/></svg>', $rest ),
			'an animation that sets a link' => array( '<svg viewBox="0 0 1 1"><animate attributeName="href" values="javascript:alert(1)"/><path d="M0 0z"/></svg>', $rest ),
			'a comment and a document type' => array( '<!DOCTYPE svg><!-- x --><svg viewBox="0 0 1 1"><path d="M0 0z"/></svg>', $rest ),
			'something after the drawing'   => array( '<svg viewBox="0 0 1 1"><path d="M0 0z"/></svg><path d="M9 9z"/>', $rest ),
			'a data attribute'              => array( '<svg viewBox="0 0 1 1"><path data-name="x" d="M0 0z"/></svg>', $rest ),
			'no drawing at all'             => array( '<img src=x onerror=alert(1)>', '' ),
			'text'                          => array( 'alert(1)', '' ),
		);
	}

	/**
	 * @dataProvider provide_hostile
	 */
	public function test_hostile_parts_go_and_icon_stays_when_it_is_sanitized_again( string $svg, string $expected ): void {
		$rule = new SVG_Icon();

		$this->assertSame( $expected, $rule->sanitize( $svg ) );
		$this->assertSame( $expected, $rule->sanitize( $expected ) );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function provide_attributes(): array {
		return Make::rows( 'drawing', 'name', 'attribute', 'stays' );
	}

	/**
	 * @dataProvider provide_attributes
	 */
	public function test_given_attribute_that_may_lead_out_of_icon_then_page_judges_it_in_same_way( string $attribute, bool $stays ): void {
		$svg  = ( new SVG_Icon() )->sanitize( "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0z\" $attribute/></svg>" );
		$name = strtok( $attribute, '=' );

		$this->assertStringContainsString( '<path d="M0 0z"', $svg );
		$this->assertSame( $stays ? 1 : 0, substr_count( $svg, " $name=" ) );
	}
}
