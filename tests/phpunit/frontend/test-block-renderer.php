<?php
namespace Chaty\Tests\Frontend;

use Chaty\Page_Hooks;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP_Block_Type_Registry;

/**
 * What the server draws for blocks.
 */
final class Block_Renderer_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Make::store_widgets( array( Make::widget( array( Make::channel( array( 'channel' => 'Email', 'value' => 'a@example.org' ) ) ) ) ) );
		$this->register_blocks();
	}

	private function register_blocks(): void {
		$services = Make::services();
		array_map( 'unregister_block_type', array_keys( $services->get_blocks() ) );
		( new Page_Hooks( $services ) )->register_blocks();
	}

	/**
	 * Blocks as posts have them, and parts of what they become.
	 *
	 * @return array<string, array{string, array<int, string>}>
	 */
	public static function data_blocks(): array {
		$text = '<!-- wp:paragraph --><p>Rye</p><!-- /wp:paragraph -->';

		return array(
			'a button'                            => array( '<!-- wp:chaty/button {"channel":"email","text":"Ask","icon":false} /-->', array( '<div class="wp-block-chaty-button"><a class="chaty-button wp-block-button__link wp-element-button" href="mailto:a@example.org"', '>Ask</a></div>' ) ),
			'the look that an editor has chosen'  => array( '<!-- wp:chaty/button {"channel":"email","backgroundColor":"contrast","style":{"border":{"radius":"3px"},"color":{"text":"#ffffff"}}} /-->', array( 'has-text-color has-background has-contrast-background-color"', 'border-radius:3px', 'color:#ffffff' ) ),
			'a style that is none'                => array( '<!-- wp:chaty/button {"channel":"email","icon":false,"style":{"color":{"text":"red;background:url(javascript:1)\u0022onclick=x"}}} /-->', array( '</a></div>' ) ),
			'types that do not fit'               => array( '<!-- wp:chaty/button {"channel":"email","text":["x"],"icon":"maybe","style":"no","backgroundColor":7} /-->', array( 'Email</a></div>', '<svg' ) ),
			'a button that opens a widget'        => array( '<!-- wp:chaty/open {"text":"\u003cb\u003e"} /-->', array( 'href="#chaty">&lt;b&gt;</a>' ) ),
			'a row with what is there'            => array( '<!-- wp:chaty/buttons --><!-- wp:chaty/button {"channel":"fax"} /--><!-- wp:chaty/open /--><!-- /wp:chaty/buttons -->', array( 'is-layout-flex', '"><div class="wp-block-chaty-open">' ) ),
			'options of a behaviour'              => array( "<!-- wp:chaty/carousel {\"label\":\"Br\\u0022eads\",\"items\":\"2\",\"loop\":true,\"pauseTime\":3000} -->$text<!-- /wp:chaty/carousel -->", array( 'data-chaty="carousel" aria-label="Br&quot;eads" data-chaty-items="2" data-chaty-loop="true" data-chaty-pause-time="3000"><div data-chaty-part="list"><p>Rye</p></div></div>' ) ),
			'defaults and values that do not fit' => array( "<!-- wp:chaty/carousel {\"items\":\"9\",\"dots\":false,\"pauseTime\":\"x\"} -->$text<!-- /wp:chaty/carousel -->", array( 'data-chaty="carousel"><div' ) ),
			'a slider that does not move'         => array( "<!-- wp:chaty/slider {\"pauseTime\":0} -->$text<!-- /wp:chaty/slider -->", array( 'data-chaty="slider" data-chaty-pause-time="0"><div data-chaty-part="slides"><p>' ) ),
			'numbers of a list as bars'           => array( '<!-- wp:chaty/bar-graph --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Rye &amp; <strong>spelt</strong>: 82,5 %</li><!-- /wp:list-item --><!-- wp:list-item --><li>None</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- /wp:chaty/bar-graph -->', array( 'data-chaty="bar-graph"><li><span data-chaty-part="label">Rye &amp; spelt</span> <strong data-chaty-part="figure">82,5 %</strong><span data-chaty-part="bar" data-chaty-value="82.5"></span></li><li>None</li></ul>' ) ),
			'a portfolio'                         => array( "<!-- wp:chaty/portfolio {\"counts\":true} --><!-- wp:chaty/portfolio-item {\"categories\":\"Ry\\u003ce, ,Sweet\"} -->$text<!-- /wp:chaty/portfolio-item --><!-- wp:chaty/portfolio-item {\"categories\":\"Sweet\"} -->$text<!-- /wp:chaty/portfolio-item --><!-- /wp:chaty/portfolio -->", array( '<ul data-chaty-part="filters"><li><a href="#filter=%2A" class="active" data-chaty-filter="*">All <span data-chaty-part="count"></span></a></li><li><a href="#filter=Ry%3Ce" data-chaty-filter="Ry&lt;e">', '>Sweet <span data-chaty-part="count"></span></a></li></ul><ul data-chaty-part="items">', 'data-chaty-categories="Ry&lt;e, ,Sweet"><p>Rye</p></li>' ) ),
			'a map'                               => array( '<!-- wp:chaty/map {"label":"Shops","route":true,"click":false} --><!-- wp:chaty/place {"title":"Ha\u003crbour","address":"Quay 1","link":"https://www.example.org/a/"} /--><!-- wp:chaty/place {"title":"Nowhere"} /--><!-- wp:chaty/place {"address":"Quay 2","link":"javascript:1"} /--><!-- /wp:chaty/map -->', array( 'data-chaty="map" data-chaty-zoom="fit" data-chaty-label="Shops" data-chaty-route="true"><ul><li', '<strong data-chaty-part="title">Ha&lt;rbour</strong><address data-chaty-part="address">Quay 1</address><p data-chaty-part="popup"><a href="https://www.example.org/a/">example.org/a</a></p></li><li class="wp-block-chaty-place" data-chaty-part="place"><strong data-chaty-part="title">Quay 2</strong><address data-chaty-part="address">Quay 2</address></li></ul></section>' ) ),
			'a hover box'                         => array( "<!-- wp:chaty/hover-box -->$text$text$text<!-- /wp:chaty/hover-box -->", array( '<div data-chaty-part="front"><p>Rye</p></div><div data-chaty-part="back"><p>Rye</p></div></div>' ) ),
		);
	}

	/**
	 * Given a block, then its markup, of which nothing is drawn twice and nothing in attributes is markup.
	 *
	 * @dataProvider data_blocks
	 * @param array<int, string> $parts Parts of the markup.
	 */
	public function test_block( string $block, array $parts ): void {
		$html = (string) preg_replace( '/\s*\n\s*/', '', do_blocks( $block ) );
		foreach ( $parts as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		$this->assertStringNotContainsString( 'javascript', $html );
		$this->assertSame( 0, preg_match( '/<[^>]+ onclick/', $html ) );
	}

	/**
	 * Given a button in a Query Loop, then title and address are those of each post; of others, those of the page.
	 */
	public function test_looped_button(): void {
		$id     = (int) wp_insert_post( array( 'post_title' => 'Rye &amp; {site}', 'post_status' => 'publish' ) );
		$button = '<!-- wp:chaty/button {"channel":"email","icon":false,"text":"{title}","message":"{title} {url} {language}"} /-->';
		$this->assertStringNotContainsString( 'Rye', do_blocks( $button ) );
		$html = do_blocks( '<!-- wp:query {"queryId":1,"query":{"include":[' . $id . '],"perPage":1,"postType":"post","inherit":false,"offset":0,"sticky":""}} --><div class="wp-block-query"><!-- wp:post-template -->' . $button . '<!-- /wp:post-template --></div><!-- /wp:query -->' );

		$this->assertStringContainsString( '>Rye &amp; {', $html );
		$this->assertStringContainsString( 'subject=Rye%20%26%20%7B', $html );
		$this->assertStringContainsString( rawurlencode( (string) get_permalink( $id ) ) . '%20en-US"', $html );
	}

	public function test_block_without_existing_channel_prints_nothing(): void {
		foreach ( array( '', '{"channel":"fax"} ', '{"channel":[]} ' ) as $attributes ) {
			$this->assertSame( '', do_blocks( "<!-- wp:chaty/button $attributes/-->" ), $attributes );
		}
		$this->assertSame( '', do_blocks( '<!-- wp:chaty/hover-box /--><!-- wp:chaty/map /--><!-- wp:chaty/portfolio /-->' ) );
	}

	/**
	 * Given a widget with a form that this page does not show, then the form is drawn, with its number or without; the
	 * other channels are there without scripts, and nothing of the owner's texts is markup.
	 */
	public function test_contact_form(): void {
		$form = Make::channel(
			array(
				'channel'        => 'Contact_Us',
				'contact_fields' => array( array( 'field' => 'phone', 'title' => 'Your "<b>number' ) ),
				'consent_text'   => '<p>I read the <a href="/terms/">terms</a></p>',
			)
		);
		$this->assertSame( '', do_blocks( '<!-- wp:chaty/contact-form /-->' ) );
		$widget = Make::widget( array( Make::channel( array( 'channel' => 'Email', 'value' => 'a@example.org' ) ), $form ) );
		Make::store_widgets( array( array( 'triggers' => array( 'pages' => array( array( 'kind' => 'url_is', 'effect' => 'show', 'value' => '/x/' ) ) ) ) + $widget ) );
		$this->register_blocks();
		$html = do_blocks( '<!-- wp:chaty/contact-form /-->' );
		foreach ( array( 'data-chaty-form="{&quot;ajaxUrl', '&quot;widget_token&quot;:&quot;', 'Your &quot;number', '<div class="chaty-consent"><span style="height:24px;width:24px"></span><span>I read the terms</span></div><p class="chaty-submit-button">', '<a href="mailto:a@example.org">' ) as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		$this->assertTrue( wp_script_is( 'chaty-inline-form' ) && wp_style_is( 'chaty-inline-form' ) );
		$this->assertSame( $html, do_blocks( '<!-- wp:chaty/contact-form {"widget":"0"} /-->' ) );
		$this->assertSame( '', do_blocks( '<!-- wp:chaty/contact-form {"widget":"7"} /-->' ) );
	}

	public function test_given_admin_area_then_names_are_translated(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'post' );
		add_filter( 'gettext_with_context_chaty', static fn ( $translation, $text, $context ) => "$context: $text", 10, 3 );
		$this->register_blocks();
		$block = WP_Block_Type_Registry::get_instance()->get_registered( 'chaty/carousel' );
		unset( $GLOBALS['current_screen'] );
		$this->assertSame( 'block title: Carousel', $block->title ?? '' );
		$this->register_blocks();
		$this->assertSame( array( 'chaty-carousel' ), $block->view_script_handles ?? array() );
	}
}
