import type { Script } from '../../shared/types';
import {
	createApi,
	type BehaviourApi,
	type Runner,
	type StartBehaviour,
} from './handle';
import { removeCopies } from './copies';
import type { BehaviourName } from './selectors';

/** A behaviour whose script has run. */
interface Registration {
	readonly name: BehaviourName;
	/** The elements that it starts on. */
	readonly selector: string;
	readonly start: StartBehaviour;
	readonly createApi: ( runner: Runner ) => BehaviourApi;
}

export interface BundleFiles {
	readonly scripts?: readonly Script[];
	readonly style?: string;
}

/** What PHP prints about texts with a count; only where they are not English. */
interface Plurals {
	/** Language tag of the texts. */
	readonly lang: string;
	/** Forms by the English plural; each is listed under counts that take it. */
	readonly forms: Readonly<
		Record< string, Readonly< Record< string, string > > >
	>;
}

/** What PHP prints about behaviours; an empty list is `[]`. */
export interface BehaviourData {
	readonly scripts?: Readonly< Record< string, BundleFiles > >;
	readonly chunks?: Readonly< Record< string, BundleFiles > >;
	readonly strings?: Readonly< Record< string, string > >;
	readonly plurals?: Plurals;
	/** What the site decides for a behaviour, by its name. */
	readonly settings?: Readonly< Record< string, unknown > >;
}

declare global {
	interface Window {
		chaty?: {
			behaviours?: Record< string, BehaviourApi >;
			runtime?: object;
			slides?: object;
			loadChunk?: ( name: string ) => Promise< unknown >;
			chunks?: Record< string, unknown >;
			[ api: string ]: unknown;
		};
		chaty_behaviours?: BehaviourData;
		chaty_behaviour_queue?:
			| Registration[]
			| { push: ( registration: Registration ) => void };
	}
}

/**
 * Registers a behaviour. The runner starts it on the elements that the page has and on those that it
 * gets later, whichever of the two scripts comes first. Starting twice is harmless.
 */
export function registerBehaviour(
	name: BehaviourName,
	selector: string,
	start: StartBehaviour
): void {
	( window.chaty_behaviour_queue ??= [] ).push( {
		name,
		selector,
		start( element ) {
			removeCopies( element );
			return start( element );
		},
		createApi,
	} );
}

/** Passes on the behaviours that are registered, and from now on each that comes. */
export function consumeQueue(
	handle: ( registration: Registration ) => void
): void {
	const waiting = window.chaty_behaviour_queue;
	window.chaty_behaviour_queue = { push: handle };
	if ( Array.isArray( waiting ) ) {
		waiting.forEach( handle );
	}
}

/** What PHP printed about behaviours: where their files are, and their texts. */
export const readBehaviourData = (): BehaviourData =>
	window.chaty_behaviours ?? {};

/** Gives theme scripts what a behaviour offers besides `attach` and `destroy`, as `window.chaty.<name>`. */
export function publishApi( name: string, api: object ): void {
	( window.chaty ??= {} )[ name ] = api;
}

/** Leaves a chunk for the behaviour that loads it. */
export function registerChunk( name: string, chunk: unknown ): void {
	( ( window.chaty ??= {} ).chunks ??= {} )[ name ] = chunk;
}

/** Loads a chunk, once; undefined when it cannot be loaded, and then the next call tries again. */
export const loadChunk = async < Chunk >(
	name: string
): Promise< Chunk | undefined > =>
	window.chaty?.loadChunk?.( name ) as Promise< Chunk | undefined >;
