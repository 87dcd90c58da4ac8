/** Removes what a start added: a listener, a timer. Calling it twice is harmless. */
export type Cleanup = () => void;

/** Fields of a form or a call, in the order in which they are sent. */
export type Fields = [ name: string, value: string ][];

/** A script to load later: the id of its element and its URL. */
export interface Script {
	readonly id: string;
	readonly src: string;
}

/** Keeps something for as long as the tab is open. */
export interface SessionStore {
	readSession: ( key: string ) => string;
	/** Returns whether the value was stored. */
	writeSession: ( key: string, value: string ) => boolean;
}
