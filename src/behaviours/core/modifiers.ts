type Modifiers = Pick<
	MouseEvent,
	'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/** Whether a press or a key asks the browser for something of its own, such as a new tab or a download. */
export const hasModifier = ( press: Modifiers ): boolean =>
	press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
