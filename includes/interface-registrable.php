<?php
namespace Chaty;

/**
 * An object that hooks into WordPress. Constructors have no side effects; all hooks are added here.
 */
interface Registrable {

	public function register(): void;
}
