/** A line in the console, for developers. */
export const log = ( message: string ): void => console.info( message );
