import { tryOr } from '../../shared/try-or';

/** What PHP prints for the element picker, for those who may use it. */
export interface PickerData {
	/** Identifies messages of this picker to the page around the frame. */
	readonly token?: string;
	readonly mode?: string;
}

/** The page around the frame. */
type Parent = Window & {
	receivePickedElement?: ( selector: string ) => void;
};

type Page = Window & {
	chaty?: Record< string, unknown >;
	chaty_element_picker?: PickerData;
};

/** Whether the page is in a frame of its own origin, other than a video player. For another origin, `frameElement` is null. */
const hasOwnFrame = () =>
	window.frameElement?.matches( ':not([data-chaty-part])' );

/** Reads what PHP printed; empty unless the page is in a frame of its own origin. */
export const readPickerData = (): PickerData =>
	( hasOwnFrame() && ( window as Page ).chaty_element_picker ) || {};

/** Publishes the picker's methods for the page around the frame. */
export function publishPicker( api: object ): void {
	( ( window as Page ).chaty ??= {} )[ 'elementPicker' ] = api;
}

/** Posts a message to the page around the frame, if it has the same origin. */
export function postToParent( message: object ): void {
	window.parent.postMessage( message, window.location.origin );
}

/** Calls the function by which legacy theme pages receive a selector. */
export function callParent( selector: string ): void {
	tryOr(
		() => ( window.parent as Parent ).receivePickedElement?.( selector ),
		undefined
	);
}

/**
 * Inserts the toolbar before the body: there it is first in the tab order, and does not change selectors of
 * elements in the body.
 */
export function insertBeforeBody( host: Element ): void {
	document.documentElement.insertBefore( host, document.body );
}
