/** Writes a line to the console, for developers. */
export const log = ( message: string ): void => console.info( message );
