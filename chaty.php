<?php
/**
 * Plugin Name:       Chaty
 * Description:       A floating contact widget: one button, all the ways to reach you. Light, fast, and yours.
 * Version:           1.0.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       chaty
 * Domain Path:       /languages
 *
 * @package Chaty
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/includes/load.php';

( new Chaty\Plugin( new Chaty\Context( __FILE__, '1.0.0' ) ) )->register();
