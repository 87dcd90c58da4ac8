<?php
namespace Chaty\Config;

/**
 * The name of the site as text: WordPress stores it escaped.
 */
final class Site_Name {

	public static function get(): string {
		return wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
	}
}
