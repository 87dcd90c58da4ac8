<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Channel_Finder;
use Chaty\Frontend\Channel_Links;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Links to channels have their addresses in what the server prints, for visitors without scripts.
 */
final class Channel_Links_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$phone = Make::channel( array( 'channel' => 'Phone', 'value' => '+15550100001' ) );
		$other = Make::channel( array( 'channel' => 'Phone', 'value' => '+15550100002' ) );
		$form  = Make::channel( array( 'channel' => 'Contact_Us' ) );
		Make::store_widgets( array( Make::widget( array( $phone, $form ) ), array( 'id' => '_1' ) + Make::widget( array( $other ) ) ) );
	}

	private static function fill( string $html ): string {
		return ( new Channel_Links( new Channel_Finder( Make::services()->get_frontend_settings(), Make::page() ) ) )->fill( $html );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function data_texts(): array {
		return array(
			'the first channel of a name'       => array( '<a href="#chaty-phone">Call</a>', '<a data-chaty-open="phone" rel="nofollow" href="tel:+15550100001">Call</a>' ),
			'a widget of its own, in any case'  => array( '<A class="x" href="#chaty-1-Phone">Call</A>', '<A data-chaty-open="1-Phone" rel="nofollow" class="x" href="tel:+15550100002">Call</A>' ),
			'a channel without an address'      => array( '<a href="#chaty-contact-us">Write</a>', '' ),
			'an unknown channel, and a widget'  => array( '<a href="#chaty-pigeon">1</a><a href="#chaty-1">2</a>', '' ),
			'an element of that id in the text' => array( '<a href="#chaty-phone">Call</a><h2 id="chaty-phone">Phone</h2>', '' ),
			'an id that only begins so'         => array( '<b id="chaty-phone-2"></b><a href="#chaty-phone"></a>', '<b id="chaty-phone-2"></b><a data-chaty-open="phone" rel="nofollow" href="tel:+15550100001"></a>' ),
			'another page, and text'            => array( '<a href="/x/#chaty-phone">#chaty-phone</a>', '' ),
		);
	}

	/**
	 * @dataProvider data_texts
	 */
	public function test_given_text_then_its_links_to_channels_have_their_addresses_and_nothing_else_changes( string $html, string $expected ): void {
		$this->assertSame( '' === $expected ? $html : $expected, self::fill( $html ) );
	}

	public function test_given_widget_that_page_rule_hides_here_then_channel_of_another_comes_first(): void {
		$rules  = array( 'pages' => array( array( 'effect' => 'show', 'kind' => 'url_contains', 'value' => '/nowhere/' ) ) );
		$hidden = array( 'triggers' => $rules ) + Make::widget( array( Make::channel( array( 'value' => '+15550100009' ) ) ) );
		$html   = '<a href="#chaty-phone">Call</a>';
		Make::store_widgets( array( $hidden ) );
		$this->assertStringContainsString( '"tel:+15550100009"', self::fill( $html ) );
		Make::store_widgets( array( $hidden, array( 'id' => '_1' ) + Make::widget( array( Make::channel( array( 'value' => '+15550100001' ) ) ) ) ) );
		$this->assertStringContainsString( '"tel:+15550100001"', self::fill( $html ) );
	}
}
