/** Lets the browser ask before the page is left. Browsers show a text of their own. */
export function guardLeave() {
	const onLeave = ( event: BeforeUnloadEvent ) => event.preventDefault();
	window.addEventListener( 'beforeunload', onLeave );
	return () => window.removeEventListener( 'beforeunload', onLeave );
}
