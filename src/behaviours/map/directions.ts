import { makeElement, translate } from '@chaty/runtime';
import { tryOr } from '../../shared/try-or';
import type { Unit } from './options';
import type { MapRoute, RouteStep } from './types';

const METERS_PER_MILE = 1609.344;
const FEET_PER_METER = 3.28084;

/** How figures are written. */
interface Format {
	readonly unit: Unit;
	/** The page's language, or an empty text for the browser's. */
	readonly language: string;
}

function formatUnit(
	{ language }: Pick< Format, 'language' >,
	value: number,
	unit: string,
	digits = 0
): string {
	const options: Intl.NumberFormatOptions = {
		style: 'unit',
		unit,
		maximumFractionDigits: digits,
	};
	const format = ( locale?: string ) =>
		new Intl.NumberFormat( locale, options ).format( value );
	// The page's `lang` may be no valid language tag.
	return tryOr( () => format( language || undefined ) ) ?? format();
}

const roundTo = ( value: number, step: number ) =>
	Math.max( step, Math.round( value / step ) * step );

/** Formats a distance: short ones in tens of meters or feet, those under ten with one decimal. */
export function formatDistance( meters: number, format: Format ): string {
	if ( format.unit === 'miles' ) {
		const miles = meters / METERS_PER_MILE;
		return miles < 0.1
			? formatUnit(
					format,
					roundTo( meters * FEET_PER_METER, 10 ),
					'foot'
			  )
			: formatUnit( format, miles, 'mile', miles < 10 ? 1 : 0 );
	}
	return meters < 1000
		? formatUnit( format, roundTo( meters, 10 ), 'meter' )
		: formatUnit(
				format,
				meters / 1000,
				'kilometer',
				meters < 10_000 ? 1 : 0
		  );
}

/** Formats a duration in hours and minutes; at least one minute. */
export function formatDuration(
	seconds: number,
	format: Pick< Format, 'language' >
): string {
	const totalMinutes = Math.max( 1, Math.round( seconds / 60 ) );
	const hours = Math.floor( totalMinutes / 60 );
	const minutes = totalMinutes % 60;
	return [
		...( hours ? [ formatUnit( format, hours, 'hour' ) ] : [] ),
		...( minutes ? [ formatUnit( format, minutes, 'minute' ) ] : [] ),
	].join( ' ' );
}

/** Names of streets may run in another direction than the page: `dir=auto` isolates them. */
function createStep(
	{ text, meters }: RouteStep,
	format: Format
): HTMLLIElement {
	const step = makeElement(
		'li',
		{},
		makeElement( 'span', { dir: 'auto' }, text )
	);
	if ( meters > 0 ) {
		step.append(
			' ',
			makeElement(
				'small',
				{ dir: 'auto' },
				formatDistance( meters, format )
			)
		);
	}
	return step;
}

/** Creates the directions: distance and duration, announced by screen readers, and a list of steps. */
export function createDirections( format: Format ) {
	const summary = makeElement( 'p', {
		class: 'chaty-map-summary',
		role: 'status',
	} );
	const list = makeElement( 'ol', {
		class: 'chaty-map-steps',
		'aria-label': translate( 'Directions' ),
	} );
	list.hidden = true;
	return {
		box: makeElement(
			'div',
			{ class: 'chaty-map-directions' },
			summary,
			list
		),
		show( { meters, seconds, steps }: MapRoute ): void {
			summary.replaceChildren(
				makeElement( 'bdi', {}, formatDistance( meters, format ) ),
				' · ',
				makeElement( 'bdi', {}, formatDuration( seconds, format ) )
			);
			list.replaceChildren(
				...steps.map( ( step ) => createStep( step, format ) )
			);
			list.hidden = ! steps.length;
		},
		clear(): void {
			summary.replaceChildren();
			list.replaceChildren();
			list.hidden = true;
		},
	};
}

export type Directions = ReturnType< typeof createDirections >;
