import { stylesApi, type OwnSheet } from '../widget/browser/styles';

/** What moves by itself stands where it ends; hover and focus answer as ever. */
const STILL_CSS =
	'.chaty *,.chaty ::before,.chaty ::after{animation:none!important}';

/** Draws the widget without movement: what restarts at each letter that the owner types must not flicker. */
export const addStillStyles = () => stylesApi.addStyles( STILL_CSS, true );

export const addMark = ( id: string ) =>
	stylesApi.addStyles(
		`.chaty[data-id=${ JSON.stringify(
			id
		) }]>.chaty-widget{outline:2px dashed #000;outline-offset:5px;box-shadow:0 0 0 9px #fff}`,
		true
	);

/** Removes the custom CSS of the owner, which the next draft may have no more, the outline, and what keeps it still. Our own style sheets may stay. */
export function removeOwnerStyles(): void {
	const sheets: OwnSheet[] = document.adoptedStyleSheets;
	document.adoptedStyleSheets = sheets.filter(
		( { isOfOwner } ) => ! isOfOwner
	);
}
