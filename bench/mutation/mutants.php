<?php
/**
 * Prints as JSON the mutants of folders, and the tests of a run of PHPUnit:
 *
 *     php bench/mutation/mutants.php ROOT COVERAGE REPORT FOLDER...
 *
 * `mutants`: what is replaced, and the tests that run its function (`--coverage-php`).
 * `tests`: the file and the seconds of each test, all rows together (`--log-junit`).
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- Runs without WordPress.
use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require __DIR__ . '/class-mutators.php';

/** Collects the mutants of one file. Code outside of functions contains no rules. */
final class Chaty_Mutants extends NodeVisitorAbstract {

	/** @var array<int, array<string, mixed>> */
	public array $found = array();

	/** @var array<int, Node\FunctionLike> The functions around, the innermost last. */
	private array $functions = array();

	/** The third arguments of searches: of two texts, strict and loose searches find the same. */
	private array $strict = array();

	private string $code;

	private Chaty_Mutators $mutators;

	public function __construct( string $code ) {
		$this->code     = $code;
		$this->mutators = new Chaty_Mutators( $code );
	}

	public function enterNode( Node $node ) {
		if ( $node instanceof Node\FunctionLike ) {
			$this->functions[] = $node;
		}
		if ( $node instanceof Node\Expr\FuncCall && isset( $node->args[2] ) && in_array( $this->mutators->text( $node->name ), array( 'in_array', 'array_search' ), true ) ) {
			$this->strict[] = $node->args[2]->value;
		}
		if ( ! $this->functions || in_array( $node, $this->strict, true ) ) {
			return null;
		}
		foreach ( $this->mutators->replace( $node, end( $this->functions ) ) as $text ) {
			$this->add( $node, $text );
		}
		$condition = $this->mutators->condition( $node );
		if ( $condition ) {
			$this->add( $condition, '! ( ' . $this->mutators->text( $condition ) . ' )' );
		}
		return null;
	}

	private function add( Node $node, string $text ): void {
		$start         = $node->getStartFilePos();
		$this->found[] = array(
			'start'       => $start,
			'end'         => $node->getEndFilePos() + 1,
			'location'    => array(
				'start' => array(
					'line'   => $node->getStartLine(),
					'column' => $start - (int) strrpos( substr( $this->code, 0, $start ), "\n" ),
				),
			),
			'was'         => $this->mutators->text( $node ),
			'replacement' => $text,
			'lines'       => array( $this->functions[0]->getStartLine(), $this->functions[0]->getEndLine() ),
		);
	}

	public function leaveNode( Node $node ) {
		if ( $node instanceof Node\FunctionLike ) {
			array_pop( $this->functions );
		}
		return null;
	}
}

/** The mutants of a file. */
function chaty_mutants_of( string $code ): array {
	$mutants   = new Chaty_Mutants( $code );
	$traverser = new NodeTraverser( $mutants );
	$traverser->traverse( (array) ( new ParserFactory() )->createForHostVersion()->parse( $code ) );
	return $mutants->found;
}

/**
 * The tests that run lines of a file.
 *
 * @param array<int, array<int, string>|null> $covered Tests by line.
 */
function chaty_tests( array $covered, int $first, int $last ): array {
	$tests = array();
	for ( $line = $first; $line <= $last; $line++ ) {
		foreach ( $covered[ $line ] ?? array() as $test ) {
			$tests[ strtok( $test, ' ' ) ] = true;
		}
	}
	return array_keys( $tests );
}

list( , $root, $coverage, $report ) = $argv;

$lines   = ( include $coverage )->getData()->lineCoverage();
$mutants = array();
foreach ( array_slice( $argv, 4 ) as $folder ) {
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/$folder" ) ) as $path ) {
		if ( 'php' !== $path->getExtension() ) {
			continue;
		}
		foreach ( chaty_mutants_of( file_get_contents( $path ) ) as $mutant ) {
			$mutants[] = array(
				'file'  => substr( $path, strlen( $root ) + 1 ),
				'tests' => chaty_tests( $lines[ (string) $path ] ?? array(), ...$mutant['lines'] ),
			) + $mutant;
		}
	}
}
$tests = array();
foreach ( simplexml_load_file( $report )->xpath( '//testcase' ) as $case ) {
	$name           = $case['class'] . '::' . strtok( $case['name'], ' ' );
	$tests[ $name ] = array(
		'file'    => substr( $case['file'], strlen( $root ) + 1 ),
		'method'  => strtok( $case['name'], ' ' ),
		'seconds' => (float) $case['time'] + ( $tests[ $name ]['seconds'] ?? 0 ),
	);
}
echo json_encode( compact( 'mutants', 'tests' ), JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE );
