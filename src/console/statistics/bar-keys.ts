import type { KeyboardEvent as KeyPress } from 'react';

/** Keys for bars: the library moves down them with the left arrow, and ignores up and down (recharts 3.10.1). */
const BAR_KEYS: Readonly< Record< string, string > > = {
	ArrowDown: 'ArrowLeft',
	ArrowRight: 'ArrowLeft',
	ArrowUp: 'ArrowRight',
	ArrowLeft: 'ArrowRight',
};

export function translateBarKey( event: KeyPress ): void {
	const key = BAR_KEYS[ event.key ];
	if ( key && event.isTrusted ) {
		event.stopPropagation();
		event.preventDefault();
		event.target.dispatchEvent(
			new KeyboardEvent( 'keydown', { key, bubbles: true } )
		);
	}
}
