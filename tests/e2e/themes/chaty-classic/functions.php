<?php
/**
 * A classic theme with menu locations, as themes of page builders' age are.
 *
 * @package Chaty
 */

add_action(
	'after_setup_theme',
	function () {
		add_theme_support( 'title-tag' );
		register_nav_menus(
			array(
				'primary' => 'Primary',
				'social'  => 'Social',
			)
		);
	}
);

/** What such themes do with their menus: a line of them, below each a box that shows by mouse. */
add_action(
	'wp_head',
	function () {
		?>
		<style>
			body { margin: 0; font: 17px/1.5 Georgia, serif; color: #2b2118; background: #fffaf2; overflow-x: hidden; }
			.site-header { position: sticky; top: 0; z-index: 50; display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 70px; padding: 0 20px; }
			.site-header { color: #fff; background: #6b3e1d; transform: translateZ(0); overflow: clip; }
			.site-header a { color: #fff; }
			.main-navigation ul { display: flex; gap: 20px; margin: 0; padding: 0; list-style: none; }
			.main-navigation ul ul { position: absolute; left: -9999px; opacity: 0; }
			.menu .sub-menu { position: absolute; visibility: hidden; opacity: 0; width: 220px; background: #6b3e1d; }
			.menu li { float: left; position: relative; }
			.menu li:hover > .sub-menu { visibility: visible; opacity: 1; }
			main { max-width: 720px; margin: 0 auto; padding: 20px; }
			@media (max-width: 1023px) { .main-navigation { display: none; } }
		</style>
		<?php
	},
	100
);
