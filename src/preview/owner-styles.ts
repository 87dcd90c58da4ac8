import { stylesApi, type OwnSheet } from '../widget/browser/styles';

/** Ends animations at once; transitions on hover and focus stay. */
const STILL_CSS =
	'.chaty *,.chaty ::before,.chaty ::after{animation:none!important}';

/** Draws the widget without animations, which would restart at each letter that the owner types. */
export const addStillStyles = () => stylesApi.addStyles( STILL_CSS, true );

export const addMark = ( id: string ) =>
	stylesApi.addStyles(
		`.chaty[data-id=${ JSON.stringify(
			id
		) }]>.chaty-widget{outline:2px dashed #000;outline-offset:5px;box-shadow:0 0 0 9px #fff}`,
		true
	);

/** Removes the owner's custom CSS, the outline and the still styles, which the next draft may not have. */
export function removeOwnerStyles(): void {
	const sheets: OwnSheet[] = document.adoptedStyleSheets;
	document.adoptedStyleSheets = sheets.filter(
		( { isOfOwner } ) => ! isOfOwner
	);
}
