/** Sends fields as a form does, which leads to the page that answers. */
export function submitForm(
	url: string,
	fields: Readonly< Record< string, string > >
): void {
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.setAttribute( 'action', url );
	for ( const [ name, value ] of Object.entries( fields ) ) {
		const field = document.createElement( 'input' );
		field.type = 'hidden';
		field.name = name;
		field.value = value;
		form.append( field );
	}
	document.body.append( form );
	// A field may have the name of the method.
	HTMLFormElement.prototype.submit.call( form );
}
