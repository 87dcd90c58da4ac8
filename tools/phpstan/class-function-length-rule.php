<?php
/**
 * Length of functions.
 *
 * @package Chaty
 */

namespace Chaty\Tools\PHPStan;

use PhpParser\Node;
use PhpParser\Node\FunctionLike;
use PHPStan\Analyser\Scope;
use PHPStan\Node\FileNode;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports functions of the plugin with more than 45 lines between their braces, without blank lines and
 * comments.
 *
 * @implements Rule<FileNode>
 */
final class Function_Length_Rule implements Rule {

	/**
	 * Longest function, in lines.
	 */
	private const MAX_LINES = 45;

	/**
	 * Returns the kind of node that the rule checks.
	 */
	public function getNodeType(): string {
		return FileNode::class;
	}

	/**
	 * Checks the functions of a file.
	 *
	 * @phpstan-param FileNode $node
	 * @param Node  $node  File.
	 * @param Scope $scope Where it stands.
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		if ( false !== strpos( $scope->getFile(), '/tests/' ) ) {
			return array();
		}

		$errors = array();
		$code   = $this->get_lines_of_code( (string) file_get_contents( $scope->getFile() ) );
		foreach ( ( new \PhpParser\NodeFinder() )->findInstanceOf( $node->getNodes(), FunctionLike::class ) as $function ) {
			$body  = $function->getStmts() ?? array();
			$lines = array() === $body ? 0 : count( array_intersect( $code, range( $body[0]->getStartLine(), end( $body )->getEndLine() ) ) );
			if ( $lines > self::MAX_LINES ) {
				$errors[] = RuleErrorBuilder::message( "The function has $lines lines of code. It may have " . self::MAX_LINES . '.' )
					->identifier( 'chaty.functionLength' )
					->line( $function->getStartLine() )
					->build();
			}
		}

		return $errors;
	}

	/**
	 * Returns the numbers of the lines that have code.
	 *
	 * @param string $source Source.
	 * @return array<int, int>
	 */
	private function get_lines_of_code( string $source ): array {
		$lines = array();
		$line  = 1;
		foreach ( token_get_all( $source ) as $token ) {
			$text  = is_array( $token ) ? $token[1] : $token;
			$start = $line;
			$line += substr_count( $text, "\n" );
			if ( ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) {
				array_push( $lines, ...range( $start, $line ) );
			}
		}

		return array_values( array_unique( $lines ) );
	}
}
