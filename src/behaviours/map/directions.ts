import { translate } from '@chaty/runtime';
import type { Make } from './make';
import { tellDistance, tellDuration } from './format-units';
import type { Route, RouteStep } from './route';
import type { Unit } from './travel-mode';

/** Where a route is told in words. */
export interface Directions {
	readonly box: HTMLElement;
	show: ( route: Route ) => void;
	clear: () => void;
}

/** What directions are told by. */
interface DirectionsParts {
	readonly make: Make;
	readonly unit: Unit;
	readonly language: string;
}

/** A step, and how far it goes; both are kept apart from what is around them in another direction. */
function createStep(
	{ make, unit, language }: DirectionsParts,
	{ text, metres }: RouteStep
): HTMLLIElement {
	const step = make( 'li', {}, make( 'span', { dir: 'auto' }, text ) );
	if ( metres > 0 ) {
		const distance = tellDistance( metres, unit, language );
		step.append( ' ', make( 'small', { dir: 'auto' }, distance ) );
	}
	return step;
}

/** Tells a route: how far and how long, read out, and each step of the way as a list. */
export function createDirections( parts: DirectionsParts ): Directions {
	const { make, unit, language } = parts;
	const summary = make( 'p', { class: 'chaty-map-summary', role: 'status' } );
	const list = make( 'ol', {
		class: 'chaty-map-steps',
		'aria-label': translate( 'Directions' ),
	} );
	const box = make( 'div', { class: 'chaty-map-directions' }, summary, list );
	list.hidden = true;
	return {
		box,
		show( { metres, seconds, steps } ) {
			summary.replaceChildren(
				make( 'bdi', {}, tellDistance( metres, unit, language ) ),
				' · ',
				make( 'bdi', {}, tellDuration( seconds, language ) )
			);
			list.replaceChildren(
				...steps.map( ( step ) => createStep( parts, step ) )
			);
			list.hidden = ! steps.length;
		},
		clear() {
			[ summary, list ].forEach( ( one ) => one.replaceChildren() );
			list.hidden = true;
		},
	};
}
