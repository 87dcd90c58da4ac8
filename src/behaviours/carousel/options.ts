import { log } from '@chaty/runtime';

/** What the attributes of a carousel ask for (docs/behaviours/carousel.md). */
export function readOptions( { dataset }: HTMLElement ) {
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
		/** Whether the first page follows the last one. */
		loops: isOn( 'Loop' ) || pauseTime > 0,
		hasDots: isOn( 'Dots' ),
		/** Whether a mouse drags the items. */
		followsMouse: isOn( 'Drag' ),
		/** How long a page stays, in milliseconds; 0: until it is moved. */
		pauseTime,
		/** The item that is shown first. */
		startItem: readNumber( 'StartItem' ),
	};
}

export type CarouselOptions = ReturnType< typeof readOptions >;
