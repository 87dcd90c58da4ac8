export function downloadFile(
	name: string,
	text: string,
	type = 'application/json'
): void {
	const url = URL.createObjectURL( new Blob( [ text ], { type } ) );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL( url );
}
