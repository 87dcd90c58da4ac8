import ts from 'typescript';

/** wp-scripts keeps these names when it minifies. */
const FUNCTIONS = [ '__', '_n', '_x', '_nx' ];

/** The name of the called function: `__()`, or `( 0, i18n.__ )()` as webpack writes it. */
function nameOf( callee ) {
	if ( ts.isParenthesizedExpression( callee ) ) {
		return nameOf( callee.expression );
	}
	if ( ts.isBinaryExpression( callee ) ) {
		return nameOf( callee.right );
	}
	if ( ts.isPropertyAccessExpression( callee ) ) {
		return callee.name.text;
	}
	return ts.isIdentifier( callee ) ? callee.text : '';
}

/**
 * Finds the strings that a script translates, in its source or built. Minifying makes one call of two with a choice between their
 * texts, so every text inside a call counts, also the domain.
 *
 * @param {string} code The script.
 * @return {Set<string>} Texts and contexts.
 */
export function findUsedStrings( code ) {
	const found = new Set();
	const visit = ( node, isInside ) => {
		if ( isInside && ts.isStringLiteralLike( node ) ) {
			found.add( node.text );
		}
		const isCall =
			ts.isCallExpression( node ) &&
			FUNCTIONS.includes( nameOf( node.expression ) );
		ts.forEachChild( node, ( child ) =>
			visit( child, isInside || isCall )
		);
	};
	const file = ts.createSourceFile( 'any.tsx', code, ts.ScriptTarget.ES2022 );
	visit( file, false );
	return found;
}
