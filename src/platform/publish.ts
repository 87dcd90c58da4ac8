/** Gives the page's scripts a global; what stood there is replaced. */
export function publish( name: string, value: unknown ): void {
	( window as unknown as Record< string, unknown > )[ name ] = value;
}
