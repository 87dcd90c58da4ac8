import { listen, makeElement, onKey, translate } from '@chaty/runtime';
import { isRtl } from '../core/direction';

/** Arrow keys move the focus among the buttons; only one is in the tab order (APG, "Toolbar"). */
function roveFocus( toolbar: Element, buttons: readonly HTMLElement[] ): void {
	const move =
		( step: number ) =>
		( { target }: Event ) => {
			const index =
				buttons.indexOf( target as HTMLElement ) +
				( isRtl( toolbar ) ? -step : step );
			buttons.forEach( ( one ) => ( one.tabIndex = -1 ) );
			const next = buttons.at( index % buttons.length ) as HTMLElement;
			next.tabIndex = 0;
			next.focus();
		};
	onKey( toolbar, { ArrowLeft: move( -1 ), ArrowRight: move( 1 ) } );
}

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
