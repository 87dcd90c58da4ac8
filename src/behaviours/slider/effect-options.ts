import { readNumber } from './read-number';
import type { StagePlan } from './stage';

/** Into how many tiles effects cut a picture, and how fast those are. */
export interface EffectOptions {
	readonly slices: number;
	readonly boxCols: number;
	readonly boxRows: number;
	readonly animSpeed: number;
}

/** Reads 15 slices and 8 by 4 boxes (spec section 9, "Slider defaults"), or what the page says. */
export function readEffectOptions( {
	read,
	options,
}: StagePlan ): EffectOptions {
	const count = ( name: string, standard: number, most: number ) =>
		readNumber( read, name, { standard, least: 1, most } );
	return {
		slices: count( 'Slices', 15, 50 ),
		boxCols: count( 'BoxCols', 8, 20 ),
		boxRows: count( 'BoxRows', 4, 20 ),
		animSpeed: options.animSpeed,
	};
}
