/** What a page behaviour offers to theme scripts, under `window.chaty.behaviours`. */
export interface BehaviourApi {
	/** Starts the behaviour in this element and below; where it runs already nothing happens. */
	attach: ( root?: ParentNode ) => void;
	/** Ends it there, and puts the markup back. */
	destroy: ( root?: ParentNode ) => void;
}

type Chaty = { behaviours?: Record< string, BehaviourApi > };

/** Gives theme scripts a behaviour by its name. */
export function publishBehaviour( name: string, api: BehaviourApi ): void {
	const page = window as unknown as { chaty?: Chaty };
	page.chaty ??= {};
	page.chaty.behaviours ??= {};
	page.chaty.behaviours[ name ] = api;
}
