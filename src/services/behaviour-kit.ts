import { asRaw, readText } from '../domain/settings/read';
import { loadView, readBehaviourData } from '../platform/behaviours';
import { findTarget, listen, wantsLessMotion } from '../platform/page-content';
import { pageScripts } from '../platform/page-scripts';
import type { Undo } from '../platform/platform';

let lastId = 0;

/**
 * What `chaty-site` gives each behaviour, so that the page has it once and not in every script. A
 * behaviour imports the type alone.
 */
export const behaviourKit = {
	listen,
	findTarget,
	wantsLessMotion,
	loadView,

	/** Tells developers in the console what is wrong with the markup. */
	log: ( message: string ) => pageScripts.log( `Chaty: ${ message }` ),

	/**
	 * A behaviour's text in the page's language. The English text is the key; PHP prints those that
	 * are another in the site's language (`class-behaviour-words.php`, which lists every text).
	 */
	translate( text: string ): string {
		const { words } = asRaw( readBehaviourData() );
		return readText( asRaw( words ), text, text );
	},

	/** Tells theme scripts what happened, by `chaty:<what>`; false when one of them prevents it. */
	tell: ( element: Element, what: string, detail: object = {} ): boolean =>
		element.dispatchEvent(
			new CustomEvent( `chaty:${ what }`, {
				bubbles: true,
				cancelable: true,
				detail,
			} )
		),

	/** Remembers attributes of an element, and gives the way back. */
	remember( element: Element, ...names: readonly string[] ): Undo {
		const values = names.map(
			( name ) => [ name, element.getAttribute( name ) ] as const
		);
		return () =>
			values.forEach( ( [ name, value ] ) =>
				value === null
					? element.removeAttribute( name )
					: element.setAttribute( name, value )
			);
	},

	/** Gives an element an id when it has none, and answers it. */
	nameElement( element: Element, behaviour: string ): string {
		element.id ||= `chaty-${ behaviour }-${ ++lastId }`;
		return element.id;
	},

	/** Several undos as one, the last first. */
	undoAll:
		( undos: readonly Undo[] ): Undo =>
		() =>
			[ ...undos ].reverse().forEach( ( undo ) => undo() ),
};

export type BehaviourKit = typeof behaviourKit;
