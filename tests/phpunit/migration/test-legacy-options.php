<?php
namespace Chaty\Tests\Migration;

use Chaty\Migration\Legacy_Options;
use Chaty\Migration\Settings_Converter;
use Chaty\Tests\Site_Test_Case;

/**
 * Options of another plugin can hold anything: what is of another type than expected is as if it were missing.
 */
final class Legacy_Options_Test extends Site_Test_Case {

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_suffixes(): array {
		return array(
			'one widget'            => array( array(), array( '' ) ),
			'three'                 => array( array( 'chaty_total_settings' => '2' ), array( '', '_1', '_2' ) ),
			'with gaps'             => array( array( 'chaty_total_settings' => '5' ), array( '', '_1', '_2', '_3' ) ),
			'the first was deleted' => array( array( 'chaty_total_settings' => 2, 'cht_is_default_deleted' => '1' ), array( '_1', '_2' ) ),
			'one between'           => array( array( 'chaty_total_settings' => '3', 'chaty_deleted_settings' => array( '2' ) ), array( '', '_1', '_3' ) ),
			'all of them'           => array( array( 'chaty_total_settings' => '1', 'cht_is_default_deleted' => 'yes', 'chaty_deleted_settings' => array( 1 ) ), array() ),
			'fewer than none'       => array( array( 'chaty_total_settings' => '-5' ), array( '' ) ),
			'a word'                => array( array( 'chaty_total_settings' => 'many', 'chaty_deleted_settings' => 'none' ), array( '' ) ),
		);
	}

	/**
	 * @dataProvider provide_suffixes
	 *
	 * @param array<string, mixed> $options  Options.
	 * @param array<int, string>   $expected Suffixes.
	 */
	public function test_given_options_then_widgets_are_those_that_were_made_and_not_deleted( array $options, array $expected ): void {
		foreach ( $options + array( 'cht_numb_slug_1' => 'Phone', 'cht_numb_slug_2' => 'Phone', 'cht_numb_slug_3' => '' ) as $name => $value ) {
			update_option( $name, $value );
		}

		$this->assertSame( $expected, ( new Legacy_Options() )->get_suffixes() );
	}

	public function test_number_of_widgets_that_nobody_has_costs_no_more_reads(): void {
		global $wpdb;

		$reads = array();
		foreach ( array( '1', '1000000000' ) as $total ) {
			update_option( 'chaty_total_settings', $total );
			update_option( 'cht_numb_slug', 'Phone' );
			update_option( 'cht_numb_slug_1', 'Whatsapp' );
			wp_cache_flush();
			$before    = $wpdb->num_queries;
			$converted = ( new Settings_Converter( new Legacy_Options() ) )->convert();
			$reads[]   = $wpdb->num_queries - $before;
			$this->assertCount( 2, $converted['chaty_widgets'] );
		}

		$this->assertSame( $reads[0], $reads[1] );
		$this->assertLessThan( 20, $reads[1] );
	}

	/**
	 * @testWith ["Phone,Whatsapp", ["Phone", "Whatsapp"]]
	 *           [" Phone , ,Whatsapp,Phone,", ["Phone", "Whatsapp"]]
	 *           ["", []]
	 *           [",,,", []]
	 *           [["Phone"], []]
	 *           [5, ["5"]]
	 *
	 * @param mixed              $stored   Value.
	 * @param array<int, string> $expected Channels.
	 */
	public function test_given_list_of_channels_as_chaty_3_x_writes_it_then_each_channel_comes_once_in_its_order( $stored, array $expected ): void {
		update_option( 'cht_numb_slug_1', $stored );

		$this->assertSame( $expected, ( new Legacy_Options() )->get_channels( '_1' ) );
	}

	/**
	 * @testWith ["yes", "yes", [], true]
	 *           ["ON", "ON", [], true]
	 *           ["no", "no", [], false]
	 *           ["0", "0", [], false]
	 *           [1, "1", [], true]
	 *           [["a"], "fallback", ["a"], false]
	 *           [null, "fallback", [], false]
	 *
	 * @param mixed             $stored Value; null for none.
	 * @param array<int, mixed> $values As a list.
	 */
	public function test_value_of_any_type_is_read_as_what_is_asked_for_or_as_missing( $stored, string $text, array $values, bool $is_on ): void {
		if ( null !== $stored ) {
			update_option( 'cht_anything_1', $stored );
		}
		$options = new Legacy_Options();

		$this->assertSame( $text, $options->get_text( 'cht_anything', '_1', 'fallback' ) );
		$this->assertSame( $values, $options->get_list( 'cht_anything', '_1' ) );
		$this->assertSame( $is_on, $options->is_on( 'cht_anything', '_1' ) );
	}

	public function test_channel_is_found_by_suffix_of_widget_and_text_is_no_channel(): void {
		update_option( 'cht_social_1_Phone', array( 'value' => '+1 555' ) );
		update_option( 'cht_social_Phone', '+1 555' );
		$options = new Legacy_Options();

		$this->assertSame( array( 'value' => '+1 555' ), $options->get_channel( '_1', 'Phone' ) );
		$this->assertNull( $options->get_channel( '', 'Phone' ) );
		$this->assertNull( $options->get_channel( '_2', 'Phone' ) );
	}

	public function test_given_site_without_chaty_3_x_then_asking_costs_no_query_with_it_it_is_found(): void {
		global $wpdb;

		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->assertFalse( Legacy_Options::are_loaded() );
		$this->assertSame( $before, $wpdb->num_queries );
		$this->assertFalse( ( new Legacy_Options() )->exist() );

		update_option( 'cht_numb_slug', '' );
		$this->assertTrue( Legacy_Options::are_loaded() );
		$this->assertTrue( ( new Legacy_Options() )->exist() );
	}
}
