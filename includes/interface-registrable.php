<?php
/**
 * Contract of the parts that the plugin is made of.
 *
 * @package Chaty
 */

namespace Chaty;

/**
 * A part that hooks itself into WordPress. Constructors only keep what they are given;
 * all hooks are added here.
 */
interface Registrable {

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void;
}
