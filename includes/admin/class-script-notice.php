<?php
namespace Chaty\Admin;

/**
 * Prints why a screen cannot be used: at once without scripts, after a while if one was blocked. The script takes
 * the place of the notice.
 */
final class Script_Notice {

	/**
	 * Seconds after which a page says that its script was blocked.
	 */
	private const PATIENCE_SECONDS = 5;

	/**
	 * @param string $without_scripts What to do where scripts are off.
	 */
	public static function print( string $without_scripts ): void {
		printf(
			'<style>.chaty-console-blocked{visibility:hidden;animation:chaty-console-show 0s %ds forwards}@keyframes chaty-console-show{to{visibility:visible}}</style>',
			(int) self::PATIENCE_SECONDS
		);
		printf(
			'<noscript><style>.chaty-console-blocked{display:none}</style><div class="notice notice-warning inline"><p>%s</p></div></noscript>',
			esc_html( $without_scripts )
		);
		printf(
			'<div class="notice notice-warning inline chaty-console-blocked"><p>%s</p></div>',
			esc_html__( 'The screen has not started. An ad blocker or a security plugin may have blocked its script; allow scripts of this site and reload the page.', 'chaty' )
		);
	}
}
