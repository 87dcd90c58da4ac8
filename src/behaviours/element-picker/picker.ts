import { log, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createAim } from './hover-target';
import { createPicks } from './selection';
import { createToolbar } from './toolbar';
import { watchHands } from './input-handlers';

/**
 * The element picker (spec section 2): what is pressed is hidden, and its selector reported to the
 * page around the frame. Off it leaves the page alone, and its toolbar, in `host`, stays.
 */
export function createPicker( token: string ) {
	const picks = createPicks( token );
	const { host, show } = createToolbar( {
		Pick: () => ( stop ? picker.off() : picker.on() ),
		Cover: () => picker.changeMode( 'cover' ),
		Target: () => picker.changeMode( 'target' ),
		Undo: () => picker.undo(),
		Move: () => host.toggleAttribute( 'data-top' ),
	} );
	const aim = createAim( host );
	let stop: Cleanup | undefined;

	const say = ( text = '' ) =>
		show( text, [ !! stop, ...aim.getStates(), ! picks.hasAny() ] );
	const turn = ( next?: Cleanup ) => {
		stop?.();
		stop = next;
		aim.at( null );
		picks.tell( 'picker', { state: stop ? 'on' : 'off' } );
		say(
			stop && translate( 'Arrow keys move, Enter hides, Escape ends.' )
		);
	};

	const picker = {
		on: () => turn( watchHands( { aim, picks, say, end: turn } ) ),
		off: () => turn(),
		changeMode( mode: string ): void {
			if ( ! aim.setMode( mode ) ) {
				log( `No mode "${ mode }".` );
			}
			say();
		},
		undo: () => say( picks.undo() ),
		/** Takes the picker away, and shows again what it hid. */
		destroy(): void {
			turn();
			picks.forget();
			host.remove();
		},
	};
	return { host, picker };
}
