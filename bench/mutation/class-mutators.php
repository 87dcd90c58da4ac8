<?php
// phpcs:disable WordPress -- Runs without WordPress.
use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\AssignOp;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\Scalar;
use PhpParser\Node\Stmt;

/**
 * The usual changes of code, those that Infection makes by default too:
 *
 * - comparisons: the opposite, and the boundary on the other side
 * - `&&` and `||`, a `!` left out, a condition reversed, `true` and `false`
 * - arithmetic, `++` and `--`, a whole number one higher
 * - `??` and `?:`: the second value always; `.=` as `=`
 * - what is returned: nothing of its type; a call whose result nobody uses: left out; `continue` as `break`
 */
final class Chaty_Mutators {

	private const OPERATORS = array(
		'==='  => array( '!==' ),
		'!=='  => array( '===' ),
		'=='   => array( '!=' ),
		'!='   => array( '==' ),
		'<'    => array( '<=', '>=' ),
		'<='   => array( '<', '>' ),
		'>'    => array( '>=', '<=' ),
		'>='   => array( '>', '<' ),
		'&&'   => array( '||' ),
		'||'   => array( '&&' ),
		'+'    => array( '-' ),
		'-'    => array( '+' ),
		'*'    => array( '/' ),
		'/'    => array( '*' ),
		'%'    => array( '*' ),
		'&'    => array( '|' ),
		'|'    => array( '&' ),
	);

	private const ASSIGNMENTS = array(
		AssignOp\Plus::class   => '-=',
		AssignOp\Minus::class  => '+=',
		AssignOp\Mul::class    => '/=',
		AssignOp\Div::class    => '*=',
		AssignOp\Concat::class => '=',
	);

	private const STEPS = array(
		Expr\PreInc::class  => '--%s',
		Expr\PreDec::class  => '++%s',
		Expr\PostInc::class => '%s--',
		Expr\PostDec::class => '%s++',
	);

	/** What is returned in place of a value, by its type. */
	private const NOTHING = array(
		'array'  => 'array()',
		'string' => "''",
		'int'    => '0',
		'float'  => '0.0',
		'null'   => 'null',
	);

	private string $code;

	public function __construct( string $code ) {
		$this->code = $code;
	}

	/** The code of a node. */
	public function text( Node $node ): string {
		return substr( $this->code, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos() );
	}

	/**
	 * Returns what may replace a node.
	 *
	 * @return array<int, string> Code.
	 */
	public function replace( Node $node, Node\FunctionLike $function ): array {
		if ( $node instanceof BinaryOp ) {
			return $this->replace_operator( $node );
		}
		if ( $node instanceof Stmt ) {
			return $this->replace_statement( $node, $function );
		}
		return $node instanceof Expr ? $this->replace_expression( $node ) : array();
	}

	/** The condition of a node, unless mutants of its own reverse it. */
	public function condition( Node $node ): ?Expr {
		$has_condition = $node instanceof Stmt\If_ || $node instanceof Stmt\ElseIf_ || $node instanceof Stmt\While_
			|| ( $node instanceof Expr\Ternary && $node->if );
		return ! $has_condition || $this->is_reversed( $node->cond ) ? null : $node->cond;
	}

	private function replace_operator( BinaryOp $node ): array {
		$left  = '( ' . $this->text( $node->left ) . ' )';
		$right = '( ' . $this->text( $node->right ) . ' )';
		if ( $node instanceof BinaryOp\Coalesce ) {
			return array( $right );
		}
		if ( $node instanceof BinaryOp\Spaceship ) {
			return array( "( $right <=> $left )" );
		}
		return array_map(
			static fn ( string $operator ): string => "( $left $operator $right )",
			self::OPERATORS[ $node->getOperatorSigil() ] ?? array()
		);
	}

	private function replace_expression( Expr $node ): array {
		$class = get_class( $node );
		if ( isset( self::ASSIGNMENTS[ $class ] ) ) {
			return array( $this->text( $node->var ) . ' ' . self::ASSIGNMENTS[ $class ] . ' ' . $this->text( $node->expr ) );
		}
		if ( isset( self::STEPS[ $class ] ) ) {
			return array( sprintf( self::STEPS[ $class ], $this->text( $node->var ) ) );
		}
		if ( $node instanceof Expr\BooleanNot ) {
			return array( '( ' . $this->text( $node->expr ) . ' )' );
		}
		if ( $node instanceof Scalar\Int_ ) {
			return array( (string) ( $node->value + 1 ) );
		}
		if ( $node instanceof Expr\ConstFetch ) {
			$other = array(
				'true'  => 'false',
				'false' => 'true',
			)[ $node->name->toLowerString() ] ?? null;
			return $other ? array( $other ) : array();
		}
		return $node instanceof Expr\Ternary && ! $node->if ? array( '( ' . $this->text( $node->else ) . ' )' ) : array();
	}

	private function replace_statement( Stmt $node, Node\FunctionLike $function ): array {
		if ( $node instanceof Stmt\Return_ ) {
			return $node->expr ? $this->replace_returned( $node->expr, $function->getReturnType() ) : array();
		}
		if ( $node instanceof Stmt\Continue_ ) {
			return array( 'break;' );
		}
		if ( $node instanceof Stmt\Unset_ || ( $node instanceof Stmt\Expression && $node->expr instanceof Expr\CallLike ) ) {
			return array( ';' );
		}
		return array();
	}

	/** Whether a condition has mutants of its own that reverse it. */
	private function is_reversed( Expr $node ): bool {
		return $node instanceof Expr\BooleanNot || ( $node instanceof BinaryOp && ! $node instanceof BinaryOp\Coalesce );
	}

	private function replace_returned( Expr $value, ?Node $type ): array {
		$name = $type instanceof Node\NullableType || ! $type ? 'null' : strtolower( $this->text( $type ) );
		if ( 'bool' === $name ) {
			$has_mutants = $this->is_reversed( $value ) || $value instanceof Expr\ConstFetch;
			return $has_mutants ? array() : array( 'return ! ( ' . $this->text( $value ) . ' );' );
		}
		$nothing = self::NOTHING[ $name ] ?? null;
		return in_array( $nothing, array( null, $this->text( $value ) ), true ) ? array() : array( "return $nothing;" );
	}
}
