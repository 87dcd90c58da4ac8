import { listen, makeElement, onKey, translate } from '@chaty/runtime';
import { isRtl } from '../core/direction';
/** The arrow keys move the focus among the buttons, of which one is in the page's order (APG, toolbar). */
function roveFocus( toolbar: Element, buttons: readonly HTMLElement[] ): void {
	const move =
		( step: number ) =>
		( { target }: Event ) => {
			const isMirrored = isRtl( toolbar );
			const at =
				buttons.indexOf( target as HTMLElement ) +
				( isMirrored ? -step : step );
			buttons.forEach( ( one ) => ( one.tabIndex = -1 ) );
			const next = buttons.at( at % buttons.length ) as HTMLElement;
			next.tabIndex = 0;
			next.focus();
		};
	onKey( toolbar, { ArrowLeft: move( -1 ), ArrowRight: move( 1 ) } );
}

/**
 * The picker's toolbar, with a line that says what happened, in an element of their own. Its buttons
 * have the names and do the things that are given.
 */
export function createToolbar(
	presses: Readonly< Record< string, () => void > >
) {
	const buttons = Object.entries( presses ).map( ( [ text, press ], at ) => {
		const button = makeElement(
			'button',
			{ type: 'button' },
			translate( text )
		);
		button.tabIndex = at ? -1 : 0;
		listen( button, 'click', press );
		return button;
	} );
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

		/** The states of the buttons, in their order; `disabled` is that of undo. */
		show( text: string, states: readonly boolean[] ): void {
			states.forEach(
				( state, at ) =>
					buttons[ at ]?.setAttribute(
						at < 3 ? 'aria-pressed' : 'aria-disabled',
						`${ state }`
					)
			);
			status.textContent = text;
		},
	};
}
