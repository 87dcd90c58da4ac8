import { findGlobal } from '../../shared/globals';
import { log } from '../../shared/log';
import {
	closeMenu,
	followLink,
	listenToOpeners,
	readOpenerName,
	whenSeen,
} from '../browser/opener-elements';
import { findSingleLink, mark, whenListed } from '../browser/opened-channel';
import { readPrinted } from '../browser/printed';
import type { PrintedData } from '../domain/plan';
import { contentClickEvent } from '../domain/tracking';
import type { ReportClick, StartedWidget } from '../services/context';

interface Target {
	readonly widget: StartedWidget;
	/** The channel that is named; `undefined` for the widget itself. */
	readonly slug: string | undefined;
}

/** The widgets that a name may mean, in their order: all for an empty one, else an id, a channel, or both. */
function findTargets(
	widgets: readonly StartedWidget[],
	name: string
): readonly Target[] {
	return widgets.flatMap( ( widget ) => {
		const index = widget.id.replace( '_', '' );
		const slug = widget.slugs.find( ( one ) =>
			[ '', `${ index }_` ].some(
				( before ) => before + one.toLowerCase() === name
			)
		);
		return slug || [ '', widget.id, index ].includes( name )
			? [ { widget, slug } ]
			: [];
	} );
}

/** Opens the first target that can show. After a press its channel is pressed too; a page's address only marks it. */
async function open(
	targets: readonly Target[],
	isPress: boolean
): Promise< boolean > {
	for ( const { widget, slug } of targets ) {
		const { id } = widget;
		if ( slug ) {
			// A panel would be in the way.
			widget.close();
		}
		if ( await widget.open( isPress ) ) {
			const act = isPress
				? ( control: HTMLElement ) => control.click()
				: mark;
			const link = findSingleLink( id );
			if ( link ) {
				act( link );
			} else if ( slug && widget.slugs.length > 1 ) {
				whenListed( id, slug, act );
			}
			return true;
		}
	}
	return false;
}

/** The targets of a name among the widgets that have started; with SCRIPT_DEBUG the console says when there are none. */
function find( name: string ): readonly Target[] {
	const targets = findTargets( findGlobal( 'chaty_started' ) as [], name );
	const { assets } = ( readPrinted( 'data' ) ??
		{} ) as Partial< PrintedData >;
	if ( ! targets.length && assets?.debug ) {
		log( `Chaty: no widget and no channel is "${ name }" here` );
	}
	return targets;
}

function followPress( opener: HTMLElement ): boolean {
	const name = readOpenerName( opener );
	const targets = name === null ? [] : find( name );
	const [ first ] = targets;
	if ( ! first ) {
		return false;
	}
	const { slug, widget } = first;
	const { tracker } = widget;
	if ( slug && opener.matches( '.chaty-button' ) ) {
		tracker.track( contentClickEvent( tracker.read(), slug ) );
	}
	const only = opener.dataset[ 'chatyOnly' ];
	if ( only ) {
		if ( slug && only === 'report' ) {
			const report = findGlobal( 'chaty_analytics' );
			( report as ReportClick | undefined )?.( { widget }, { slug } );
		}
		return false;
	}
	closeMenu( opener );
	void open( targets, true ).then(
		( isOpen ) => isOpen || followLink( opener )
	);
	return true;
}

/** Makes links and elements open widgets, also later ones (docs/how-it-works.md, "Links that open a widget"). */
export const followOpeners = (): void => {
	listenToOpeners( followPress );
	const name = readOpenerName();
	if ( name !== null ) {
		whenSeen( () => void open( find( name ), false ) );
	}
};
