/** What the page says for an option, by its name in `data-chaty-…` as the DOM has it: `PauseTime`. */
export type ReadOption = ( name: string ) => string | undefined;
