import { BEHAVIOUR_MARKUP } from '../domain/behaviour-markup';
import type { Script } from '../domain/settings/model';
import { asRaw, readList, readText, type Raw } from '../domain/settings/read';
import {
	findView,
	publishViewLoader,
	readBehaviourData,
} from '../platform/behaviours';
import { findAll } from '../platform/page-content';
import { pageScripts } from '../platform/page-scripts';

/** Where the files of one behaviour are; nothing when the page does not say. */
function readPlace( group: 'scripts' | 'views', name: string ): Raw {
	return asRaw( asRaw( asRaw( readBehaviourData() )[ group ] )[ name ] );
}

/** Loads a behaviour's style and scripts, as far as they are not on the page already. */
function load( place: Raw, id: string ): Promise< boolean > {
	const style = readText( place, 'style' );
	if ( style && ! findAll( `link#${ id }-css` ).length ) {
		pageScripts.addStylesheet( style );
	}
	return pageScripts.loadScripts(
		readList( place, 'scripts' ) as readonly Script[]
	);
}

/**
 * Gives a function that loads the page behaviours whose markup stands in a part of the page, each
 * once. One that the theme enqueued by its handle stands on the page already.
 */
export function createBehaviourLoader(): ( root: ParentNode ) => void {
	const waiting = new Map( Object.entries( BEHAVIOUR_MARKUP ) );

	return ( root ) =>
		waiting.forEach( ( selector, name ) => {
			if ( findAll( selector, root ).length ) {
				waiting.delete( name );
				void load( readPlace( 'scripts', name ), `chaty-${ name }` );
			}
		} );
}

/** Lets behaviours load their later halves on the first use. */
export function offerViews(): void {
	const loading = new Map< string, Promise< unknown > >();

	publishViewLoader( ( name ) => {
		const known = loading.get( name );
		if ( known ) {
			return known;
		}
		const coming = load(
			readPlace( 'views', name ),
			`chaty-${ name }-view`
		).then( ( isLoaded ) => {
			if ( ! isLoaded ) {
				loading.delete( name );
			}
			return findView( name );
		} );
		loading.set( name, coming );
		return coming;
	} );
}
