/** Sends a form as a press of the same button would. A field called `requestSubmit` would hide the method. */
export const submitAgain = (
	form: HTMLFormElement,
	{ submitter }: SubmitEvent
): void =>
	HTMLFormElement.prototype.requestSubmit.call(
		form,
		submitter ?? undefined
	);
