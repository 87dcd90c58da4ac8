/**
 * What a theme may write against chaty.d.ts. It is not run: `npm run typecheck` compiles it, and fails
 * where a line with an expected error has none.
 */
document.addEventListener( 'chaty:channel', ( event ) => {
	const { widget, channel, type, value, agent, text } = event.detail;
	if ( channel === 'Phone' && ! agent ) {
		event.preventDefault();
	}
	window.console.log( widget.length, type, value, text?.trim() );
	// @ts-expect-error -- no such detail
	window.console.log( event.detail.number );
} );

document.addEventListener( 'chaty:submitted', ( { detail } ) =>
	window.console.log( detail.widget, detail.channel )
);

// Events of behaviours bubble.
document.addEventListener( 'chaty:slider:shown', ( { detail } ) =>
	window.console.log( `${ detail.slide + 1 } / ${ detail.count }` )
);

document
	.querySelector< HTMLElement >( '[data-chaty~="tabs"]' )
	?.addEventListener( 'chaty:tabs:chosen', ( { detail } ) =>
		window.console.log( detail.link.textContent, detail.panel.id )
	);

// A handle for each element.
const first = document.querySelector( 'article' );
if ( first ) {
	const { tabs, accordion, slider } = window.chaty?.behaviours ?? {};
	tabs?.get( first )?.show( 2 );
	accordion?.get( first )?.toggle( first );
	slider?.get( first )?.pause();
	// @ts-expect-error -- tabs do not open
	tabs?.get( first )?.open();
}

window.chaty?.behaviours?.accordion?.attach( document );
window.chaty?.behaviours?.[ 'mobile-menu' ]?.destroy();
// @ts-expect-error -- no such behaviour
window.chaty?.behaviours?.acordion?.attach();

window.chaty?.validation?.addRule(
	'even',
	( value ) => Number( value ) % 2 === 0,
	( _, field ) => `${ field.name }: an even number, please`
);
if ( window.chaty?.validation ) {
	window.chaty.validation.messages[ 'required' ] = 'We cannot do without it';
}

const frame = document.querySelector( 'iframe' );
frame?.contentWindow?.chaty?.elementPicker?.changeMode( 'target' );
window.addEventListener(
	'message',
	( { data }: MessageEvent< ChatyPickerMessage > ) => {
		if ( data.type === 'chaty:picked' ) {
			window.console.log( data.selector, data.rect.width );
		}
	}
);

void launch_chaty?.( 2 );
window.close_chaty?.();
window.chaty_settings = {
	chaty_widgets: [
		{ id: 0, channels: [ { channel: 'Phone', value: '+1 555 0100' } ] },
	],
};
