type Globals = Record< string, unknown >;

/** Gives the page's scripts a global; what stood there is replaced. */
export function publish( name: string, value: unknown ): void {
	( window as unknown as Globals )[ name ] = value;
}

/** A global of the page; elements, collections and frames of that name are none. */
export function findGlobal( name: string ): unknown {
	const value = ( window as unknown as Globals )[ name ];
	return /^\[object (Object|Array|\w*Function)]$/.test(
		Object.prototype.toString.call( value )
	)
		? value
		: undefined;
}
