<?php
/**
 * Constants that WordPress defines while it loads, for the type check alone.
 *
 * @package Chaty
 */

define( 'ABSPATH', '/' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
