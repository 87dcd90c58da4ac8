import type { Cleanup } from '../../shared/types';

/** A behaviour that runs on an element: the cleanup, which restores the markup, and further methods. */
export type Running = Cleanup & {
	/** Adapts to children that were added, moved or removed; harmless where none was. */
	readonly refresh?: () => void;
	/** The elements of each item, in their order; the methods below get the number of one. */
	readonly items?: () => readonly ( readonly Element[] )[];
	/** The number of the item that shows, or a list of those that are open. */
	readonly current?: () => number | readonly number[];
	readonly show?: ( item: number ) => void;
	/** Goes on or back; where it is missing, `show` gets the next or the previous item, around the ends. */
	readonly step?: ( by: number ) => void;
	/** Opens or closes an item; without a number, all that can be. */
	readonly setOpen?: ( isOpen: boolean, item?: number ) => void;
	/** Methods of this behaviour alone. */
	readonly methods?: Readonly< Record< string, () => void > >;
};

export type StartBehaviour = ( element: HTMLElement ) => Running;

/** An item by its number, from 0, or by an element in it. */
type Which = number | Element;

/** What scripts can do with a behaviour on one element; chaty.d.ts says what each behaviour has. */
export type Handle = Readonly< Record< string, unknown > >;

/** What a page behaviour offers to theme scripts, under `window.chaty.behaviours`. */
export interface BehaviourApi {
	/** Starts the behaviour in this element and below; where it runs already nothing happens. */
	attach: ( root?: ParentNode ) => void;
	/** Ends it there and restores the markup. */
	destroy: ( root?: ParentNode ) => void;
	/** The handle of an element, or of the one around it; undefined where the behaviour does not run. */
	get: ( element: Element ) => Handle | undefined;
}

export interface Runner {
	readonly running: ReadonlyMap< HTMLElement, Running >;
	readonly begin: ( element: HTMLElement ) => void;
	/** Ends it on these elements; later changes of them may start it again. */
	readonly end: ( isOver: ( element: HTMLElement ) => boolean ) => void;
	/** Ends it on these elements until a script attaches it. */
	readonly destroy: ( isOver: ( element: HTMLElement ) => boolean ) => void;
	readonly attach: ( root?: ParentNode ) => void;
}

/** What runs on the element; undefined once it has ended. */
type Read = () => Running | undefined;

/** Calls back with the number of an existing item; without `which`, with undefined. */
function withItem(
	read: Read,
	which: Which | undefined,
	act: ( running: Running, item?: number ) => void
): void {
	const running = read();
	const items = running?.items?.() ?? [];
	const item =
		typeof which === 'object'
			? items.findIndex( ( elements ) =>
					elements.some( ( one ) => one.contains( which ) )
			  )
			: which;
	if ( running && ( item === undefined || items[ item ] ) ) {
		act( running, item );
	}
}

const DISABLED = '[disabled],[aria-disabled=true]';

/** Goes to another item that is not disabled, around the ends. */
function goOn( read: Read, by: number ): void {
	const { items, current, show, step } = read() ?? {};
	if ( step ) {
		step( by );
		return;
	}
	const all = items?.() ?? [];
	const first = Number( current?.() );
	let item = first;
	do {
		item = ( item + by + all.length ) % all.length;
	} while (
		item !== first &&
		all[ item ]?.some( ( one ) => one.matches( DISABLED ) )
	);
	show?.( item );
}

/** Opens or closes an item, or all; without `isOpen`, toggles them. */
const setItem = ( read: Read, which?: Which, isOpen?: boolean ) =>
	withItem( read, which, ( { current, setOpen }, item ) => {
		const open = [ current?.() ].flat();
		const wasOpen =
			item === undefined ? open.length > 0 : open.includes( item );
		setOpen?.( isOpen ?? ! wasOpen, item );
	} );

/** Creates the handle of an element: all behaviours have the same names for the same things. */
function createHandle(
	read: Read,
	always: Readonly< Record< 'refresh' | 'destroy', () => void > >
): Handle {
	const { show, setOpen, current, methods } = read() ?? {};
	return {
		...( show && {
			show: ( which: Which ) =>
				withItem(
					read,
					which,
					( running, item ) => running.show?.( item ?? 0 )
				),
			next: () => goOn( read, 1 ),
			previous: () => goOn( read, -1 ),
		} ),
		...( setOpen && {
			open: ( which?: Which ) => setItem( read, which, true ),
			close: ( which?: Which ) => setItem( read, which, false ),
			toggle: ( which?: Which ) => setItem( read, which ),
		} ),
		...( current && { current: () => read()?.current?.() } ),
		...methods,
		...always,
	};
}

/** What scripts get of a behaviour. */
export const createApi = ( {
	running,
	begin,
	end,
	destroy,
	attach,
}: Runner ): BehaviourApi => ( {
	attach,
	destroy: ( root ) =>
		destroy( ( element ) => ! root || root.contains( element ) ),
	get( inner ) {
		let element: Element | null = inner;
		while ( element && ! running.has( element as HTMLElement ) ) {
			element = element.parentElement;
		}
		const found = element as HTMLElement | null;
		const read = () => ( found ? running.get( found ) : undefined );
		return found
			? createHandle( read, {
					refresh() {
						const now = read();
						if ( now?.refresh ) {
							now.refresh();
						} else if ( now ) {
							end( ( one ) => one === found );
							begin( found );
						}
					},
					destroy: () => destroy( ( one ) => one === found ),
			  } )
			: undefined;
	},
} );
