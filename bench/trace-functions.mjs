/** Reads the profiler's part of a trace: how long functions of ours ran, by their places in src. */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../tools/paths.mjs';
import { inTemporaryFolder } from '../tools/wordpress/folders.mjs';

const BUNDLE = /\/plugins\/chaty\/build\/([^?]+)/;
const MOST_FUNCTIONS = 25;
const LONGEST_LINE = 70;

/**
 * Builds once more with source maps, which the files that ship lack; their code is the same.
 *
 * @return {Promise<Map<string, SourceMap>>} The maps by bundle.
 */
export const buildMaps = () =>
	inTemporaryFolder( 'maps', async ( folder ) => {
		await execa(
			join( ROOT, 'node_modules/.bin/wp-scripts' ),
			[ 'build', '--devtool=source-map', `--output-path=${ folder }` ],
			{ cwd: ROOT }
		);
		return new Map(
			readdirSync( folder, { recursive: true } )
				.filter( ( file ) => file.endsWith( '.js.map' ) )
				.map( ( file ) => [
					file.replace( /\.map$/, '' ),
					new SourceMap(
						JSON.parse(
							readFileSync( join( folder, file ), 'utf8' )
						)
					),
				] )
		);
	} );

/** The profile of the main thread: its call tree, and the node and length of each sample. */
function readProfile( { events, main } ) {
	const profile = main.find( ( { name } ) => name === 'Profile' );
	const chunks = events
		.filter(
			( { name, id, pid } ) =>
				name === 'ProfileChunk' &&
				id === profile.id &&
				pid === profile.pid
		)
		.map( ( { args } ) => args.data );
	let time = profile.args.data.startTime;
	const times = chunks
		.flatMap( ( { timeDeltas = [] } ) => timeDeltas )
		.map( ( delta ) => ( time += delta ) );
	const nodes = chunks.flatMap(
		( { cpuProfile } ) => cpuProfile?.nodes ?? []
	);
	return {
		nodes: new Map( nodes.map( ( node ) => [ node.id, node ] ) ),
		samples: chunks
			.flatMap( ( { cpuProfile } ) => cpuProfile?.samples ?? [] )
			.map( ( node, at ) => ( {
				node,
				begin: times[ at ],
				length: ( times[ at + 1 ] ?? times[ at ] ) - times[ at ],
			} ) ),
	};
}

/** Where a function begins in src, and that line. */
function sourceOf( { url, lineNumber = 0, columnNumber = 0 }, maps ) {
	const [ , bundle ] = BUNDLE.exec( url );
	const map = maps.get( bundle );
	const { originalSource, originalLine } =
		map?.findEntry( lineNumber, columnNumber ) ?? {};
	if ( ! originalSource ) {
		return `build/${ bundle }:${ lineNumber + 1 }:${ columnNumber + 1 }`;
	}
	const { sources, sourcesContent } = map.payload;
	const line = sourcesContent[ sources.indexOf( originalSource ) ]
		.split( '\n' )
		[ originalLine ].trim()
		.slice( 0, LONGEST_LINE );
	const file = originalSource.replace( /^webpack:\/\/[^/]*\/(\.\/)?/, '' );
	return `${ file }:${ originalLine + 1 }  ${ line }`;
}

/** Adds up samples by function of ours: what it took itself, and with what it called. */
function sumFunctions( { nodes, samples }, maps ) {
	const sums = new Map();
	for ( const { node, length } of samples ) {
		const seen = new Set();
		for ( let at = nodes.get( node ); at; at = nodes.get( at.parent ) ) {
			if ( BUNDLE.test( at.callFrame.url ) ) {
				const source = sourceOf( at.callFrame, maps );
				const sum = sums.get( source ) ?? { own: 0, total: 0 };
				sum.own += at.id === node ? length : 0;
				sum.total += seen.has( source ) ? 0 : length;
				seen.add( source );
				sums.set( source, sum );
			}
		}
	}
	return [ ...sums ].sort( ( [ , a ], [ , b ] ) => b.total - a.total );
}

/**
 * Writes our functions and their times as text, the longest first.
 *
 * @param {Object}                 trace What `readTrace` returned, recorded with the profiler.
 * @param {number}                 zero  The time from which samples count.
 * @param {Map<string, SourceMap>} maps  The source maps by bundle.
 * @return {string} Some lines.
 */
export function reportFunctions( trace, zero, maps ) {
	const { nodes, samples } = readProfile( trace );
	const since = samples.filter( ( { begin } ) => begin >= zero );
	const column = ( microseconds ) =>
		`${ ( microseconds / 1000 ).toFixed( 1 ) } ms`.padStart( 10 );
	return [
		'',
		'     total      itself  function',
		...sumFunctions( { nodes, samples: since }, maps )
			.slice( 0, MOST_FUNCTIONS )
			.map( ( [ source, { own, total } ] ) =>
				[ column( total ), column( own ), source ].join( '  ' )
			),
	].join( '\n' );
}
