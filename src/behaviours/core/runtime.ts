import type { Cleanup } from '../../shared/types';
import { fillText } from '../../shared/format';
import { keepChoice, watchChoice } from './url-state';
import { loadView, readBehaviourData } from './registry';
import { whenInView } from './in-view';
import { log } from '../../shared/log';
import { makeElement } from './make-element';
import { findTarget, listen, wantsLessMotion } from './dom';
import { changeInView } from './view-transition';
import { wrapElement } from './wrap-element';
import { addMessage, type FormField } from './field-message';

let lastId = 0;

/** What can have the focus, without fields: those have a use for keys. */
const HAS_NO_KEYS = 'a,button,[tabindex]';

type Attributes = Readonly<
	Record< string, string | number | boolean | Element >
>;

/**
 * What behaviours share: the script `chaty-kit`, which each of theirs needs, so that a page has it
 * once. A behaviour imports the type alone, and is given it with each element.
 */
export const behaviourKit = {
	listen,
	findTarget,
	wantsLessMotion,
	keepChoice,
	watchChoice,
	loadView,
	whenInView,
	changeInView,
	addMessage,
	makeElement,
	wrapElement,

	/** Tells developers in the console what is wrong with the markup. */
	log: ( message: string ): void => log( `Chaty: ${ message }` ),

	/**
	 * A behaviour's text in the page's language. The English text is the key; PHP prints those that
	 * are another in the site's language (`includes/frontend/strings/behaviours.php`, which lists every text). Values
	 * stand where it has `%1$s`, `%2$s` and so on.
	 */
	translate: ( text: string, ...values: readonly number[] ): string =>
		fillText( readBehaviourData()?.words?.[ text ] ?? text, values ),

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
	remember: ( element: Element, ...names: readonly string[] ): Cleanup =>
		behaviourKit.undoAll(
			names.map( ( name ) => {
				const value = element.getAttribute( name );
				return () =>
					value === null
						? element.removeAttribute( name )
						: element.setAttribute( name, value );
			} )
		),

	/** Sets attributes of an element, and gives the way back. An element as a value is named by its id. */
	set: ( element: Element, attributes: Attributes ): Cleanup =>
		behaviourKit.undoAll(
			Object.entries( attributes ).flatMap( ( [ name, value ] ) => {
				const isNamed = value instanceof Element;
				const undos = [
					behaviourKit.remember( element, name ),
					isNamed ? behaviourKit.remember( value, 'id' ) : () => {},
				];
				element.setAttribute(
					name,
					isNamed
						? behaviourKit.nameElement( value, 'part' )
						: ( value as string )
				);
				return undos;
			} )
		),

	/** Moves the focus out of what is about to be hidden. */
	moveFocus( from: Element, to: HTMLElement ): void {
		if ( from.matches( ':focus-within' ) ) {
			to.focus();
		}
	},

	/** Says of a field that it is wrong, and by which message besides what describes it already. */
	markWrong: ( field: FormField, message: Element ): Cleanup =>
		behaviourKit.set( field, {
			'aria-invalid': true,
			'aria-describedby': `${
				field.getAttribute( 'aria-describedby' ) ?? ''
			} ${ behaviourKit.nameElement( message, 'message' ) }`.trim(),
		} ),

	/**
	 * Acts on keys of an element and below, while a link, a button or what else has no use for keys of
	 * its own has the focus; with a modifier a key is the browser's.
	 */
	onKey: (
		element: Element,
		keys: Readonly< Record< string, ( event: Event ) => void > >
	): Cleanup =>
		listen( element, 'keydown', ( event ) => {
			const press = event as KeyboardEvent;
			const act = keys[ press.key ];
			const isTheirs =
				press.altKey ||
				press.ctrlKey ||
				press.metaKey ||
				press.shiftKey ||
				press.defaultPrevented ||
				! ( press.target as Element ).matches( HAS_NO_KEYS );
			if ( act && ! isTheirs ) {
				press.preventDefault();
				act( press );
			}
		} ),

	/**
	 * Hears of a press: a click, and Enter and Space where a link has the part of a button. A button
	 * makes clicks of them itself.
	 */
	onPress( element: Element, press: () => void ): Cleanup {
		const hasButton =
			element.closest( 'button' ) ?? element.querySelector( 'button' );
		return behaviourKit.undoAll( [
			listen( element, 'click', ( event ) => {
				event.preventDefault();
				press();
			} ),
			behaviourKit.onKey(
				element,
				hasButton ? {} : { ' ': press, Enter: press }
			),
		] );
	},

	/**
	 * Shows or hides a panel. A hidden one is still found by the browser's search in the page, and its
	 * empty box is no part of what is read out.
	 */
	showPanel( panel: Element, isShown: boolean ): void {
		panel.ariaHidden = `${ ! isShown }`;
		if ( isShown ) {
			panel.removeAttribute( 'hidden' );
		} else {
			panel.setAttribute( 'hidden', 'until-found' );
		}
	},

	/**
	 * Asks to open the one whose panel the address leads into, now and when it changes, or the
	 * browser's search in the page; and goes there.
	 */
	watchTarget< Item extends { readonly panel: Element } >(
		items: readonly Item[],
		open: ( item: Item ) => void
	): Cleanup {
		const handle = ( event?: Event ) => {
			const target =
				event?.type === 'beforematch'
					? ( event.target as Element )
					: findTarget();
			const item = items.find( ( { panel } ) =>
				panel.contains( target )
			);
			if ( item ) {
				open( item );
				target?.scrollIntoView();
			}
		};
		handle();
		return listen( 'window', 'hashchange beforematch', handle );
	},

	/** Gives an element an id when it has none, and answers it. */
	nameElement: ( element: Element, behaviour: string ): string =>
		( element.id ||= `chaty-${ behaviour }-${ ++lastId }` ),

	/** Several undos as one, the last first. */
	undoAll:
		( undos: readonly Cleanup[] ): Cleanup =>
		() =>
			[ ...undos ].reverse().forEach( ( undo ) => undo() ),
};

export type BehaviourKit = typeof behaviourKit;
