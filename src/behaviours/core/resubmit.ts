/** Submits a form by the same button again. A field named `requestSubmit` would hide the form's method. */
export const resubmit = (
	form: HTMLFormElement,
	{ submitter }: SubmitEvent
): void =>
	HTMLFormElement.prototype.requestSubmit.call(
		form,
		submitter ?? undefined
	);
