import { setTimer } from '../../shared/timers';
import { onBackButton, onPointerLeave } from '../browser/exit-intent';
import type { WatchExit } from './context';

// docs/how-it-works.md, "Exit intent".
const NAME = 'chaty-exit-intent';
const ANIMATION_DELAY_MS = 500;
const ANIMATION_MS = 2500;

export const watchExit: WatchExit = ( { classList } ) => ( {
	onBackButton,
	onPointerLeave,
	onExit: () =>
		void setTimer( ANIMATION_DELAY_MS, () => {
			classList.add( NAME );
			setTimer( ANIMATION_MS, () => classList.remove( NAME ) );
		} ),
} );
