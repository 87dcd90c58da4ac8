<?php
namespace Chaty\Tests\Config;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Storage\Option_Set;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Widgets come from the option, then from the filter, and are sanitized whoever wrote them.
 */
final class Widget_Repository_Test extends Site_Test_Case {

	public function test_given_site_that_never_had_widgets_then_there_are_none(): void {
		delete_option( Names::WIDGETS );

		$this->assertSame( array(), Make::repository()->get_widgets() );
	}

	public function test_given_option_that_is_no_list_then_there_are_none(): void {
		update_option( Names::WIDGETS, 'x' );

		$this->assertSame( array(), Make::repository()->get_widgets() );
	}

	public function test_saved_widgets_are_read_and_both_options_are_autoloaded(): void {
		$widgets = Make::sanitizer()->sanitize_widgets( array( Make::widget() ) );
		Make::store_widgets( $widgets );
		wp_cache_flush();

		$this->assertSame( $widgets, Make::repository()->get_widgets() );
		$this->assertArrayHasKey( Names::WIDGETS, wp_load_alloptions() );
		$this->assertArrayHasKey( Names::CHECKSUM, wp_load_alloptions() );
	}

	public function test_widgets_that_somebody_else_wrote_are_sanitized(): void {
		$hostile = Make::widget( array( Make::channel( array( 'hover_text' => '<script>alert(1)</script>Hi' ) ) ) );
		Make::store_widgets( array( Make::widget() ) );
		update_option( Names::WIDGETS, array( $hostile, 'x' ) );

		$this->assertSame( 'Hi', Make::repository()->get_widgets()[0]['channels'][0]['hover_text'] );
		$this->assertCount( 1, Make::repository()->get_widgets() );
	}

	public function test_widgets_of_older_version_are_sanitized_by_rules_of_this_one(): void {
		$widget = Make::widget( array( Make::channel( array( 'hover_text' => '<b>Hi</b>' ) ) ) );
		Option_Set::write( ( new Widget_Repository( 'older' ) )->to_options( array( $widget ) ) );

		$this->assertSame( '<b>Hi</b>', ( new Widget_Repository( 'older' ) )->get_widgets()[0]['channels'][0]['hover_text'] );
		$this->assertSame( 'Hi', Make::repository()->get_widgets()[0]['channels'][0]['hover_text'] );
	}

	public function test_filter_adds_widgets_that_are_sanitized_and_not_stored(): void {
		Make::store_widgets( array( Make::widget() ) );
		add_filter(
			'chaty_widgets',
			static function ( array $widgets ): array {
				$widgets[] = Make::widget( array( Make::channel( array( 'icon_color' => 'red;}' ) ) ), array( 'id' => 3 ) );
				return $widgets;
			}
		);

		$this->assertSame( array( 0, '_3' ), array_column( Make::repository()->get_widgets(), 'id' ) );
		$this->assertSame( '', Make::repository()->get_widgets()[1]['channels'][0]['icon_color'] );
		$this->assertCount( 1, Make::repository()->get_stored_widgets() );
	}

	public function test_given_filter_that_returns_nonsense_when_widgets_are_read_then_there_are_none(): void {
		Make::store_widgets( array( Make::widget() ) );
		add_filter( 'chaty_widgets', '__return_false' );

		$this->assertSame( array(), Make::repository()->get_widgets() );
	}

	/**
	 * @testWith ["", 0]
	 *           ["0", 0]
	 *           ["_1", "_1"]
	 *           ["1", "_1"]
	 *           ["_2", null]
	 *           ["0' OR 1=1 -- ", null]
	 *           ["first", null]
	 *
	 * @param int|string|null $expected Id that is found.
	 */
	public function test_given_two_widgets_when_page_names_one_then_that_is_found_and_nothing_else( string $sent, $expected ): void {
		Make::store_widgets( array( Make::widget(), Make::widget( array(), array( 'id' => '_1' ) ) ) );
		$found = Make::repository()->find_widget( $sent );

		$this->assertSame( $expected, null === $found ? null : $found['id'] );
	}
}
