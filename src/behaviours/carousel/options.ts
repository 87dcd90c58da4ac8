import { log } from '@chaty/runtime';

/** What the attributes of a carousel ask for (docs/behaviours/carousel.md). */
export interface CarouselOptions {
	/** Whether the first page follows the last one. */
	readonly loops: boolean;
	readonly hasDots: boolean;
	/** Whether a mouse drags the items. */
	readonly followsMouse: boolean;
	/** How long a page stays, in milliseconds; 0: until it is moved. */
	readonly pauseTime: number;
	/** The item that is shown first. */
	readonly startItem: number;
}

export function readOptions( { dataset }: HTMLElement ): CarouselOptions {
	const isOn = ( name: string ) =>
		( dataset[ `chaty${ name }` ] ?? 'false' ) !== 'false';
	function readNumber( name: string ): number {
		const text = dataset[ `chaty${ name }` ] ?? '0';
		if ( /^\d{1,8}$/.test( text ) ) {
			return Number( text );
		}
		log( `A carousel's ${ name } cannot be "${ text }".` );
		return 0;
	}
	const pauseTime = readNumber( 'PauseTime' );
	return {
		loops: isOn( 'Loop' ) || pauseTime > 0,
		hasDots: isOn( 'Dots' ),
		followsMouse: isOn( 'Drag' ),
		pauseTime,
		startItem: readNumber( 'StartItem' ),
	};
}
