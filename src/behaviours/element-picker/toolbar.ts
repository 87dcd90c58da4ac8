import { listen, makeElement, translate, watchArrowKeys } from '@chaty/runtime';

/** Arrow keys move the focus among the buttons; only one is in the tab order (APG, "Toolbar"). */
const roveFocus = ( toolbar: Element, buttons: readonly HTMLElement[] ) =>
	watchArrowKeys( toolbar, ( step, { target } ) => {
		const index = buttons.indexOf( target as HTMLElement ) + step;
		const next = buttons.at( index % buttons.length ) as HTMLElement;
		buttons.forEach( ( one ) => ( one.tabIndex = -1 ) );
		next.tabIndex = 0;
		next.focus();
	} );

/** Creates the toolbar, with buttons of these names and handlers, and a status line. */
export function createToolbar(
	handlers: Readonly< Record< string, () => void > >
) {
	const buttons = Object.entries( handlers ).map(
		( [ text, handle ], index ) => {
			const button = makeElement(
				'button',
				{ type: 'button' },
				translate( text )
			);
			button.tabIndex = index ? -1 : 0;
			listen( button, 'click', handle );
			return button;
		}
	);
	const toolbar = makeElement(
		'div',
		{ role: 'toolbar', 'aria-label': translate( 'Element picker' ) },
		...buttons
	);
	const status = makeElement( 'p', { role: 'status' } );
	roveFocus( toolbar, buttons );

	return {
		host: makeElement(
			'div',
			{ id: 'chaty-element-picker' },
			toolbar,
			status
		),

		/** Sets the status and the states of the buttons, in their order: three pressed, one disabled. */
		update( text: string, states: readonly boolean[] ): void {
			states.forEach(
				( state, index ) =>
					buttons[ index ]?.setAttribute(
						index < 3 ? 'aria-pressed' : 'aria-disabled',
						`${ state }`
					)
			);
			status.textContent = text;
		},
	};
}
