import type { BehaviourKit } from '../../services/behaviour-kit';
import type { Make } from './make';
import { tellDistance, tellDuration } from './measure-text';
import type { Route, RouteStep } from './route';
import type { Unit } from './travel';

/** Where a route is told in words. */
export interface Directions {
	readonly box: HTMLElement;
	show: ( route: Route ) => void;
	clear: () => void;
}

/** What directions are told by. */
interface DirectionsParts {
	readonly make: Make;
	readonly kit: BehaviourKit;
	readonly unit: Unit;
	readonly language: string;
}

/** Tells a route: how far and how long, read out, and each step of the way as a list. */
export function createDirections( {
	make,
	kit,
	unit,
	language,
}: DirectionsParts ): Directions {
	const summary = make( 'p', { class: 'chaty-map-summary', role: 'status' } );
	const list = make( 'ol', {
		class: 'chaty-map-steps',
		'aria-label': kit.translate( 'Directions' ),
	} );
	const tellStep = ( { text, metres }: RouteStep ) =>
		make(
			'li',
			{},
			make( 'span', {}, text ),
			...( metres > 0
				? [
						' ',
						make(
							'small',
							{},
							tellDistance( metres, unit, language )
						),
				  ]
				: [] )
		);
	const box = make( 'div', { class: 'chaty-map-directions' }, summary, list );
	list.hidden = true;
	return {
		box,
		show( { metres, seconds, steps } ) {
			summary.textContent = [
				tellDistance( metres, unit, language ),
				tellDuration( seconds, language ),
			].join( ' · ' );
			list.replaceChildren( ...steps.map( tellStep ) );
			list.hidden = ! steps.length;
		},
		clear() {
			[ summary, list ].forEach( ( one ) => one.replaceChildren() );
			list.hidden = true;
		},
	};
}
