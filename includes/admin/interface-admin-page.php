<?php
namespace Chaty\Admin;

/**
 * A screen in the menu of the plugin.
 */
interface Admin_Page {

	/**
	 * Returns the name in its URL: `page=…`.
	 */
	public function get_slug(): string;

	/**
	 * Returns the heading, which is also the entry in the menu.
	 */
	public function get_title(): string;

	/**
	 * Returns the capability that opens the screen.
	 */
	public function get_capability(): string;

	/**
	 * Prepares the screen before anything is printed: actions, redirects, scripts.
	 */
	public function prepare(): void;

	public function print(): void;
}
