import { tryOr } from '../../shared/try-or';

/** What PHP prints for the element picker, for those who may use it. */
export interface PickerData {
	/** Identifies messages of this picker to the page around the frame. */
	readonly token?: string;
	readonly mode?: string;
}

type Page = Window & {
	/** A function of the page around the frame. */
	receivePickedElement?: ( selector: string ) => void;
	chaty_element_picker?: PickerData;
};

/** Whether the page is in a frame of its own origin, other than a video player. For another origin, `frameElement` is null. */
const hasOwnFrame = () =>
	window.frameElement?.matches( ':not([data-chaty-part])' );

/** Reads what PHP printed; empty unless the page is in a frame of its own origin. */
export const readPickerData = (): PickerData =>
	( hasOwnFrame() && ( window as Page ).chaty_element_picker ) || {};

/** Calls the function by which legacy theme pages receive a selector. */
export function callParent( selector: string ): void {
	tryOr( () => ( window.parent as Page ).receivePickedElement?.( selector ) );
}
