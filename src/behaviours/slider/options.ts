import { log } from '@chaty/runtime';

/** Reads an option by its name in `dataset`, without `chaty`: `PauseTime` of `data-chaty-pause-time`. */
export type ReadOption = ( name: string ) => string | undefined;

interface NumberRange {
	readonly fallback: number;
	readonly min?: number;
	readonly max: number;
}

/** Longest accepted duration; more is treated as a typo. */
const DAY_MS = 86_400_000;

/** Reads a whole number; an invalid one, or one out of range, is logged and replaced by the fallback. */
export function readNumber(
	read: ReadOption,
	name: string,
	{ fallback, min = 0, max }: NumberRange
): number {
	const text = read( name ) ?? `${ fallback }`;
	const number = Math.round( Number( text.trim() || NaN ) );
	if ( number >= min && number <= max ) {
		return number;
	}
	log( `A slider's ${ name } cannot be "${ text }".` );
	return fallback;
}

/** Reads a boolean: an attribute without a value is true. */
export function readBoolean(
	read: ReadOption,
	name: string,
	fallback: boolean
): boolean {
	const text = read( name );
	return text === undefined
		? fallback
		: ! /^(false|0|no|off)$/i.test( text.trim() );
}

/** `animSpeed` and `pauseTime` of a preset, in milliseconds (docs/behaviours/slider.md). */
type Timing = readonly [ animSpeed: number, pauseTime: number ];

/** The timing of the preset `content`, which is the default. */
const CONTENT: Timing = [ 600, 7000 ];

const findPreset = ( name: string ): Timing | undefined =>
	new Map< string, Timing >( [
		[ 'content', CONTENT ],
		[ 'image', [ 500, 3000 ] ],
		[ 'builder', [ 800, 7000 ] ],
	] ).get( name );

/** Reads the timing of a slider, under the Nivo slider's names; invalid values are logged, and the preset's hold. */
export function readOptions( read: ReadOption ) {
	const name = read( 'Preset' ) ?? 'content';
	const preset = findPreset( name );
	if ( ! preset ) {
		log( `A slider's Preset cannot be "${ name }".` );
	}
	const [ animSpeed, pauseTime ] = preset ?? CONTENT;
	const readMs = ( option: string, fallback: number ) =>
		readNumber( read, option, { fallback, max: DAY_MS } );
	return {
		/** In milliseconds. */
		animSpeed: readMs( 'AnimSpeed', animSpeed ),
		/** In milliseconds; 0 means that it never moves by itself. */
		pauseTime: readMs( 'PauseTime', pauseTime ),
	};
}

export type SliderOptions = ReturnType< typeof readOptions >;
