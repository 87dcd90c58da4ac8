<?php
/**
 * Layers of the plugin's folders.
 *
 * @package Chaty
 */

namespace Chaty\Tools\PHPStan;

use PhpParser\Node;
use PhpParser\Node\Stmt\Use_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports imports between folders of `includes` that the table does not allow. A folder may only name folders
 * above it, so there is no circle.
 *
 * @implements Rule<Use_>
 */
final class Layer_Rule implements Rule {

	/**
	 * Classes of the root that every folder may use. The root's other classes are above all folders.
	 */
	private const SHARED = array( 'Context', 'Registrable', 'Row_Text', 'Visible_Text' );

	/**
	 * Folders, each with those that it may use.
	 */
	private const FOLDERS = array(
		'Settings'  => array(),
		'Config'    => array( 'Settings' ),
		'Storage'   => array( 'Settings', 'Config' ),
		'Http'      => array( 'Config', 'Storage' ),
		'Messages'  => array( 'Settings', 'Config', 'Storage', 'Http' ),
		'Maps'      => array( 'Config', 'Storage' ),
		'Migration' => array( 'Settings', 'Config', 'Storage', 'Messages' ),
		'Launcher'  => array( 'Settings' ),
		'Privacy'   => array( 'Config', 'Messages', 'Launcher' ),
		'Frontend'  => array( 'Settings', 'Config', 'Http', 'Launcher' ),
		'Explain'   => array( 'Settings', 'Config', 'Storage', 'Frontend' ),
		'Ajax'      => array( 'Settings', 'Config', 'Storage', 'Http', 'Messages' ),
		'Health'    => array( 'Config', 'Storage', 'Http', 'Messages' ),
		'Rest'      => array( 'Settings', 'Config', 'Storage', 'Http', 'Messages', 'Maps', 'Explain', 'Health' ),
		'Admin'     => array( 'Settings', 'Config', 'Storage', 'Http', 'Messages', 'Migration', 'Frontend', 'Explain', 'Health' ),
		'Cli'       => array( 'Settings', 'Config', 'Storage', 'Messages', 'Migration', 'Explain', 'Health' ),
	);

	/**
	 * Returns the kind of node that the rule checks.
	 */
	public function getNodeType(): string {
		return Use_::class;
	}

	/**
	 * Checks an import.
	 *
	 * @phpstan-param Use_ $node
	 * @param Node  $node  Import.
	 * @param Scope $scope Where it stands.
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		$from   = $this->get_folder( (string) $scope->getNamespace() . '\\_' );
		$errors = array();
		if ( ! isset( self::FOLDERS[ $from ] ) ) {
			return array();
		}

		foreach ( $node->uses as $use ) {
			$name    = $use->name->toString();
			$to      = $this->get_folder( $name );
			$allowed = array_merge( array( $from ), self::FOLDERS[ $from ], self::SHARED );
			if ( '' !== $to && ! in_array( $to, $allowed, true ) ) {
				$errors[] = RuleErrorBuilder::message( "$from must not use $name. It may use: " . implode( ', ', $allowed ) . '.' )->identifier( 'chaty.layer' )->build();
			}
		}

		return $errors;
	}

	/**
	 * Returns the folder of a class, or the class itself where it is in the root.
	 *
	 * @param string $name Full name of a class.
	 * @return string Empty for a class that is not the plugin's.
	 */
	private function get_folder( string $name ): string {
		$parts = explode( '\\', $name );

		return 'Chaty' === $parts[0] && isset( $parts[1] ) ? $parts[1] : '';
	}
}
