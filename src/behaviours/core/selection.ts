import type { Cleanup } from '../../shared/types';
import { emit } from './messages';
import { saveSelection, watchSelection, type SaveMethod } from './url-state';

interface SelectionOptions< Entry > {
	readonly root: Element;
	/** The events before, which can be prevented, and after: `tabs:choosing` and `tabs:chosen`. */
	readonly events: readonly [ before: string, after: string ];
	readonly list: () => readonly Entry[];
	/** The fragment of an entry. */
	readonly getHash: ( entry: Entry ) => string;
	/** The detail of the events for an entry. */
	readonly getDetail: ( entry: Entry ) => object;
	readonly show: ( entry: Entry, method?: SaveMethod ) => void;
}

/** Keeps which one of several entries is selected, in the history too: Back and Forward return to the others. */
export function createSelection< Entry >( {
	root,
	events: [ before, after ],
	list,
	getHash,
	getDetail,
	show,
}: SelectionOptions< Entry > ) {
	let key: string;
	let selected: Entry | undefined;
	let unwatch: Cleanup = () => {};

	function choose( entry: Entry, method?: SaveMethod ): void {
		selected = entry;
		saveSelection( key, getHash( entry ), method );
		show( entry, method );
	}
	/** Selects another entry; with a method its fragment becomes the URL. */
	function select( entry?: Entry, method?: SaveMethod ): void {
		if ( ! entry || entry === selected ) {
			return;
		}
		const detail = getDetail( entry );
		if ( emit( root, before, detail ) ) {
			choose( entry, method );
			emit( root, after, detail );
		}
	}
	return {
		current: () => selected,
		select,
		/** Selects the first entry, or the one that the history keeps under this key, without an event. */
		start( newKey: string, entry: Entry ) {
			key = newKey;
			selected = entry;
			unwatch();
			unwatch = watchSelection( key, ( hash ) =>
				select( list().find( ( one ) => getHash( one ) === hash ) )
			);
			choose( selected );
		},
		cleanup: () => unwatch(),
	};
}
