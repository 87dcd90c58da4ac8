<?php
/**
 * PHPStan's own rules of this project, for phpstan.neon.dist.
 *
 * @package Chaty
 */

// PHPStan keeps what this file returns, but needs the classes in each run, as a bootstrap file.
require_once __DIR__ . '/class-layer-rule.php';
require_once __DIR__ . '/class-function-length-rule.php';

return array(
	'parameters' => array(
		'bootstrapFiles' => array( __FILE__ ),
	),
	'rules'      => array(
		Chaty\Tools\PHPStan\Layer_Rule::class,
		Chaty\Tools\PHPStan\Function_Length_Rule::class,
	),
);
