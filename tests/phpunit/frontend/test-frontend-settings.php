<?php
namespace Chaty\Tests\Frontend;

use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * A channel without a label of the owner's has one in the page's language; in English nothing is printed for it.
 */
final class Frontend_Settings_Test extends Site_Test_Case {

	/**
	 * Returns the labels of channels of which the second has one.
	 *
	 * @return array<string, string|null> By the channel's name.
	 */
	private function get_labels(): array {
		$channels = array(
			array( 'channel' => 'Phone', 'value' => '+15550100001', 'hover_text' => '' ),
			array( 'channel' => 'Contact_Us', 'hover_text' => 'Write to us' ),
			array( 'channel' => 'Custom_Link_2', 'value' => 'https://site.example/', 'hover_text' => ' ' ),
			array( 'channel' => 'Telegram', 'value' => 'chaty', 'hover_text' => '' ),
		);
		Make::store_widgets( array( Make::widget( array_map( array( Make::class, 'channel' ), $channels ) ) ) );
		$settings = Make::services()->get_frontend_settings();
		$labels   = array();
		foreach ( $settings->get_widgets()[0]['channels'] as $channel ) {
			$labels[ $channel['channel'] ] = $channel['hover_text'] ?? null;
		}

		return $labels;
	}

	public function test_another_language(): void {
		add_filter( 'gettext_chaty', static fn ( string $translation, string $text ): string => array( 'Phone' => 'Telefon', 'Custom Link' => 'Eigener Link' )[ $text ] ?? $translation, 10, 2 );

		$this->assertSame( array( 'Phone' => 'Telefon', 'Contact_Us' => 'Write to us', 'Custom_Link_2' => 'Eigener Link', 'Telegram' => null ), $this->get_labels() );
	}

	public function test_english(): void {
		$this->assertSame( array( 'Phone' => null, 'Contact_Us' => 'Write to us', 'Custom_Link_2' => null, 'Telegram' => null ), $this->get_labels() );
	}
}
