/** Whether a field is a radio button or checkbox, whose state is that of all with its name. */
export const isCheckable = ( field: Element ): field is HTMLInputElement =>
	/^(checkbox|radio)$/.test( ( field as HTMLInputElement ).type );
