import { BEHAVIOUR_MARKUP } from '../domain/behaviour-markup';
import { asRaw, readText } from '../domain/settings/read';
import { pageParts } from '../platform/page-parts';
import { findAll, watchContent } from '../platform/page-content';

/** The global in which the plugin prints where each behaviour's script and style are. */
const PLACES = 'chaty_behaviours';

/**
 * Loads the page behaviours whose markup the page has, or gets later, and nothing else. One that
 * the theme enqueued by its handle stands on the page already and is not loaded twice.
 */
export function loadBehaviours(): void {
	const places = asRaw( pageParts.find( PLACES ) );
	const waiting = new Map( Object.entries( BEHAVIOUR_MARKUP ) );

	function look( root: ParentNode ): void {
		waiting.forEach( ( selector, name ) => {
			if ( findAll( selector, root ).length ) {
				const place = asRaw( places[ name ] );
				const style = readText( place, 'style' );
				const src = readText( place, 'script' );
				waiting.delete( name );
				if ( style && ! findAll( `link#chaty-${ name }-css` ).length ) {
					pageParts.addStylesheet( style );
				}
				if ( src ) {
					void pageParts.loadScripts( [
						{ id: `chaty-${ name }-js`, src },
					] );
				}
			}
		} );
	}

	watchContent( look );
}
