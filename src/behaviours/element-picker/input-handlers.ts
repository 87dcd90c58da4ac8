import type { Cleanup } from '../../shared/types';
import type { createAim } from './hover-target';
import type { createPicks } from './selection';
import { textOf } from './text-of';
import { watchPage } from './watch-page';

/** What pointer and keys work on. */
interface Work {
	readonly aim: ReturnType< typeof createAim >;
	readonly picks: ReturnType< typeof createPicks >;
	/** Tells what happened. */
	readonly say: ( text: string ) => void;
	/** Ends it, by Escape. */
	readonly end: () => void;
}

/** Lets the pointer and the keys mean elements and pick them, until it is undone. */
export function watchHands( { aim, picks, say, end }: Work ): Cleanup {
	const pick = ( element: Element | null ) => {
		aim.at( element );
		const { meant } = aim;
		aim.at( null );
		if ( meant ) {
			say( picks.pick( meant as HTMLElement ) );
		}
	};
	const keys: Readonly< Record< string, () => void > > = {
		Enter: () => pick( aim.meant ),
		Escape: end,
	};

	return watchPage( {
		onMean: aim.at,
		onPress: pick,
		onMove: aim.show,
		onKey( key ) {
			const to = aim.step( key );
			if ( to ) {
				say( `${ to.localName } ${ textOf( to ) }` );
			}
			keys[ key ]?.();
			return !! to || key in keys;
		},
	} );
}
