/** Copies a text; `false` where the browser refuses. Pages without encryption have no `navigator.clipboard`. */
export async function copyText( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return copySelection( text );
	}
}

function copySelection( text: string ): boolean {
	const focused = document.activeElement;
	const field = document.createElement( 'textarea' );
	field.value = text;
	field.style.cssText = 'position:fixed;opacity:0';
	document.body.append( field );
	field.select();
	const isCopied = document.execCommand( 'copy' );
	field.remove();
	if ( focused instanceof HTMLElement ) {
		focused.focus( { preventScroll: true } );
	}
	return isCopied;
}
