<?php
/**
 * Constants that WordPress defines while it loads, for the type check alone.
 *
 * @package Chaty
 */

define( 'ABSPATH', '/' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'HOUR_IN_SECONDS', 3600 );
