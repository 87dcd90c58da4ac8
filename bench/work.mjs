import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Reads a process's parent and the clock ticks that it has used. */
function readProcess( pid ) {
	try {
		const stat = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
		const fields = stat.slice( stat.lastIndexOf( ')' ) + 2 ).split( ' ' );
		return {
			pid: Number( pid ),
			parent: Number( fields[ 1 ] ),
			ticks: Number( fields[ 11 ] ) + Number( fields[ 12 ] ),
		};
	} catch {
		return null; // It has ended in the meantime.
	}
}

/** Reads a process and all that it has started. */
function readFamily( pid ) {
	const all = readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.map( readProcess )
		.filter( Boolean );
	const family = new Set( [ pid ] );
	let size = 0;
	while ( size < family.size ) {
		size = family.size;
		all.filter( ( { parent } ) => family.has( parent ) ).forEach( ( one ) =>
			family.add( one.pid )
		);
	}
	return all.filter( ( one ) => family.has( one.pid ) );
}

/**
 * Reads the processor time of all servers that this process has started; other work of the machine does
 * not count.
 *
 * @return {number} Milliseconds.
 */
export function readWork() {
	const ticks = readFamily( process.pid )
		.filter( ( { pid } ) => pid !== process.pid )
		.reduce( ( sum, one ) => sum + one.ticks, 0 );
	return ( ticks * 1000 ) / TICKS_A_SECOND;
}

/**
 * Reads the memory of a process and of those that it has started.
 *
 * @param {number} pid The process.
 * @return {number} Kilobytes; what processes share counts for each.
 */
export function readMemory( pid ) {
	return readFamily( pid ).reduce( ( sum, { pid: one } ) => {
		const status = readFileSync( `/proc/${ one }/status`, 'utf8' );
		return sum + Number( /VmRSS:\s+(\d+)/.exec( status )[ 1 ] );
	}, 0 );
}
