const TEMPLATE = 'chaty-late-scripts';

/** The scripts that PHP has printed for later, of this page or another: what is in a template does nothing. */
export const findPrintedScripts = ( page: Document = document ) =>
	page.querySelector< HTMLTemplateElement >( `#${ TEMPLATE }` )?.content;

/** Fetches a script without running it. */
function preload( href: string ): void {
	const link = document.createElement( 'link' );
	document.head.append(
		Object.assign( link, { rel: 'preload', as: 'script', href } )
	);
}

/** Runs a copy of a script, because none runs that was in a template; ends when it has run or could not be loaded. */
const run = ( printed: HTMLScriptElement ) =>
	new Promise< unknown >( ( resolve ) => {
		const script = document.createElement( 'script' );
		for ( const { name, value } of printed.attributes ) {
			script.setAttribute( name, value );
		}
		script.text = printed.text;
		script.onload = script.onerror = resolve;
		document.body.append( script );
		if ( ! script.src ) {
			resolve( null );
		}
	} );

/** Fetches the printed scripts side by side, and runs them in order. */
export async function runPrintedScripts(): Promise< void > {
	const scripts = [
		...( findPrintedScripts()?.querySelectorAll( 'script' ) ?? [] ),
	];
	scripts.forEach( ( { src } ) => src && preload( src ) );
	for ( const script of scripts ) {
		await run( script );
	}
}

/** Calls after the next frame. The callback of a frame comes before its paint, a timer from there comes after it. */
export const whenDrawn = ( callback: () => void ) =>
	window.requestAnimationFrame( () => setTimeout( callback ) );
