import { log } from '@chaty/runtime';
import { readNumber } from './read-number';
import type { ReadOption } from './read-option';

/** How fast a slider moves, and for how long a slide stays, in milliseconds (spec section 9, "Slider defaults"). */
const CONTENT = [ 600, 7000 ] as const;
const PRESETS = new Map< string, readonly [ number, number ] >( [
	[ 'content', CONTENT ],
	[ 'image', [ 500, 3000 ] ],
	[ 'builder', [ 800, 7000 ] ],
] );

/** The most that a time can be meant to be. */
const DAY_MS = 86_400_000;

/** How a slider moves, under the Nivo slider's names; times in milliseconds. */
export interface SliderOptions {
	readonly animSpeed: number;
	/** 0: it never goes on by itself. */
	readonly pauseTime: number;
}

/** Reads a slider's options; what cannot be meant is told, and the preset's takes its place. */
export function readOptions( read: ReadOption ): SliderOptions {
	const name = read( 'Preset' ) ?? 'content';
	const preset = PRESETS.get( name );
	if ( ! preset ) {
		log( `A slider's Preset cannot be "${ name }".` );
	}
	const [ animSpeed, pauseTime ] = preset ?? CONTENT;
	const time = ( option: string, standard: number ) =>
		readNumber( read, option, { standard, most: DAY_MS } );
	return {
		animSpeed: time( 'AnimSpeed', animSpeed ),
		pauseTime: time( 'PauseTime', pauseTime ),
	};
}
