import { cleanupAll, loadChunk, log } from '@chaty/runtime';
import type { Running } from '../core/handle';
import {
	buildFrame,
	findSlideList,
	findSlides,
	formatPosition,
	labelSlide,
} from './slides';
import { readOptions } from './options';
import { createRow } from './embla-stage';
import { runSlider } from './controller';
import type { PrepareSlider, SliderExtras } from './types';

/** Options and lists that need the chunk. */
const CHUNK_OPTIONS = /Effect|Start|Nav|Hover|Manual|image/;
const LEGACY_LISTS = '.nivoSlider, .flexslider *';

function startSlider(
	root: HTMLElement,
	list: HTMLElement,
	extras: SliderExtras
): Running {
	const slides = findSlides( list );
	const unlabel = slides.map( ( slide, index ) =>
		labelSlide( slide, formatPosition( index, slides ) )
	);
	const frame = buildFrame( root, list );
	const stop = runSlider( {
		...extras,
		root,
		list,
		slides,
		frame,
		createStage: extras.createStage ?? createRow,
		options: readOptions( extras.read ),
	} );
	return Object.assign(
		cleanupAll( [ extras.cleanup, ...unlabel, frame.cleanup, stop ] ),
		{ ...stop }
	);
}

const areSame = ( some: readonly unknown[], others: readonly unknown[] ) =>
	some.length === others.length &&
	some.every( ( one, index ) => one === others[ index ] );

/** Whether a slider has effects, options or markup that need the chunk. */
const needsChunk = ( root: HTMLElement, list: HTMLElement ): boolean =>
	CHUNK_OPTIONS.test( Object.entries( root.dataset ).join() ) ||
	list.matches( LEGACY_LISTS );

/** Delegates to the slider that runs at the moment. */
const delegate = ( read: () => Running | undefined ) => ( {
	items: () => read()?.items?.() ?? [],
	current: () => read()?.current?.() ?? 0,
	show: ( slide: number ) => read()?.show?.( slide ),
	step: ( by: number ) => read()?.step?.( by ),
	methods: {
		play: () => read()?.methods?.[ 'play' ]?.(),
		pause: () => read()?.methods?.[ 'pause' ]?.(),
	},
} );

/** Remembers whether a slider has the focus and whether it was stopped, before it starts anew. */
function keepState( list: HTMLElement ): ( run: Running ) => void {
	const find = () => list.closest< HTMLElement >( '.chaty-slider' );
	const hadFocus = find()?.matches( ':focus-within' );
	const wasStopped = find()?.dataset[ 'state' ] === 'stopped';
	return ( run ) => {
		if ( wasStopped ) {
			run.methods?.[ 'pause' ]?.();
		}
		if ( hadFocus && ! find()?.matches( ':focus-within' ) ) {
			list.parentElement?.focus( { preventScroll: true } );
		}
	};
}

/** Starts and ends a slider, as often as its slides change. */
function createStarter( root: HTMLElement, list: HTMLElement ) {
	const defaults: SliderExtras = {
		read: ( name ) => root.dataset[ `chaty${ name }` ],
		isDisabled: () => false,
		start: 0,
		cleanup() {},
	};
	let isOver = false;
	let run: Running | undefined;
	let slides: readonly HTMLElement[];
	let restart: ( at: number ) => void;

	function start( prepare?: PrepareSlider, at?: number ): void {
		if ( isOver ) {
			return;
		}
		const extras = prepare?.( root, list ) ?? defaults;
		const first = at ?? extras.start;
		run = startSlider( root, list, { ...extras, start: first } );
		slides = findSlides( list );
		restart = ( slide ) => start( prepare, slide );
	}
	return {
		start,
		read: () => run,
		end() {
			isOver = true;
			run?.();
		},
		/** Starts anew with the slides that there are now, where the visitor was. */
		refresh() {
			const now = findSlides( list );
			if ( run && now.length && ! areSame( now, slides ) ) {
				const restore = keepState( list );
				const shown = slides[ Number( run.current?.() ) ];
				const at = now.findIndex( ( slide ) => slide === shown );
				run();
				restart( Math.max( 0, at ) );
				restore( run );
			}
		},
	};
}

/**
 * Starts a slider, which shows one slide at a time: in a row or, with effects, stacked. Only pages with a
 * slider that needs the chunk load it; if it cannot be loaded, slides are in a row.
 */
export function attachSlider( root: HTMLElement ): Running {
	const list = findSlideList( root );
	const { start, end, read, refresh } = createStarter( root, list );
	if ( ! findSlides( list ).length ) {
		throw new Error( 'A slider has no slides.' );
	}
	if ( needsChunk( root, list ) ) {
		loadChunk< PrepareSlider >( 'slider' ).then( start ).catch( log );
	} else {
		start();
	}
	return Object.assign( end, { refresh, ...delegate( read ) } );
}
