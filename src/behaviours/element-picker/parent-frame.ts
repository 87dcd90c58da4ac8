import { tryOr } from '../../shared/try-or';

/** What PHP prints for the element picker, for those who may use it. */
export interface PickerData {
	/** What the frame's maker knows a message of this picker by. */
	readonly token?: string;
	readonly mode?: string;
}

/** The page around a frame, as far as the picker uses it. */
type Parent = Window & {
	receivePickedElement?: ( selector: string ) => void;
};

type Page = Window & {
	chaty?: Record< string, unknown >;
	chaty_element_picker?: PickerData;
};

/** Whether the page is shown in a frame of its own origin: of another's, browsers tell none. No video player is one. */
const isFramedByOwn = () =>
	window.frameElement?.matches( ':not([data-chaty-part])' );

/** What PHP printed, where the page stands in a frame of its own origin; otherwise nothing. */
export const readPickerData = (): PickerData =>
	( isFramedByOwn() && ( window as Page ).chaty_element_picker ) || {};

/** Gives the page around the frame what moves the picker. */
export function publishPicker( api: object ): void {
	( ( window as Page ).chaty ??= {} )[ 'elementPicker' ] = api;
}

/** Tells the page around the frame; one of another origin does not hear it. */
export function tellParent( message: object ): void {
	window.parent.postMessage( message, window.location.origin );
}

/** Calls the function that older pages around the frame have for a selector. */
export function callParent( selector: string ): void {
	tryOr(
		() => ( window.parent as Parent ).receivePickedElement?.( selector ),
		undefined
	);
}

/**
 * Puts the picker's own parts on the page: before the body, where they are first in the order of
 * focus, and change no selector of what is in it.
 */
export function placeBeforeBody( host: Element ): void {
	document.documentElement.insertBefore( host, document.body );
}
