import { asRecord, readList, readText, type Raw } from '../shared/raw-values';
import type { Cleanup } from '../shared/types';
import type {
	PageMessage,
	PreviewState,
	PreviewVisitor,
} from '../shared/preview-messages';
import { markTracked } from '../widget/domain/tracking';
import { start } from '../widget/launcher/start';
import type { EvaluateConditions } from '../widget/services/context';
import {
	explain,
	findChannels,
	findDraftWidget,
	getHidingCondition,
	findPanels,
	type Visit,
} from './explain';
import { createMountApp } from './mount-app';
import type { PreviewedPage } from './page-rules';
import { addStillStyles, removeOwnerStyles } from './owner-styles';
import { createPreviewBrowser, type PreviewBrowser } from './preview-browser';
import { getMoment } from './visitor';

/** What a preview shows. */
export interface PreviewScene {
	readonly draft: unknown;
	readonly state: PreviewState;
	readonly visitor: PreviewVisitor;
	/** Whether it is the scene before it with another draft, and so what moves has been seen. */
	readonly isEdited?: boolean;
}

type Report = ( message: PageMessage ) => void;

/**
 * The marks of the visitor's former visits (docs/how-it-works.md, "Cookies and storage"). A chat opens by itself only on
 * the page as it is: where the owner wants to see something else, the visitor has dismissed it.
 */
function createCookies( raw: Raw, { state, visitor }: PreviewScene ) {
	const slugs = readList( raw, 'channels' ).map(
		( channel ) => `c-${ readText( asRecord( channel ), 'channel' ) }`
	);
	const keys = [
		...( visitor.isReturning ? [ 'v-widget', 'c-widget' ] : [] ),
		...( visitor.isReturning || state !== 'page' ? slugs : [] ),
	];
	const log = markTracked( [], keys, getMoment( visitor ) );
	const id = readText( raw, 'id' );
	return new Map( [ [ `chatyWidget_${ id }`, JSON.stringify( log ) ] ] );
}

/** The conditions of the page, without its triggers: what only waits shows at once. */
const createConditions =
	( { country }: Pick< Visit, 'country' > ): EvaluateConditions =>
	async ( { raw, browser, onState } ) => {
		if ( getHidingCondition( raw, { browser, country } ) ) {
			return undefined;
		}
		onState( 'shown' );
		return () => undefined;
	};

/** Opens the widget as a script of the page would, once it is there. */
function launch( { find }: PreviewBrowser ): void {
	const run = find( 'launch_chaty' );
	if ( typeof run === 'function' ) {
		run();
	}
}

/** Starts the widget of a draft, as the loader starts that of the settings. The cleanup leaves nothing of it. */
function play(
	scene: PreviewScene,
	report: Report,
	page: PreviewedPage
): Cleanup {
	const { draft, state, visitor } = scene;
	const { country = '', isReturning = false } = visitor;
	const raw = findDraftWidget( draft );
	const onOpen = ( url: string ) => report( { type: 'would-open', url } );
	const browser = createPreviewBrowser( {
		draft,
		visitor,
		cookies: createCookies( raw, scene ),
		createBundles: ( own ) => ( {
			analytics: () => undefined,
			triggers: createConditions( { country } ),
			widget: createMountApp( { browser: own, state, onOpen } ),
		} ),
		onShown: () =>
			report( {
				type: 'shown',
				panels: findPanels( findChannels( raw, { browser } ) ),
			} ),
	} );
	const why = explain( raw, { browser, country, isReturning, page } );
	browser.keep( removeOwnerStyles );
	if ( scene.isEdited ) {
		addStillStyles();
	}
	// The server prints nothing of such a widget.
	if ( why.reason !== 'page-rules' ) {
		start( browser );
	}
	if ( state !== 'page' && state !== 'closed' ) {
		launch( browser );
	}
	report( { type: 'why', ...why } );
	return browser.cleanUp;
}

const readEffect = ( { draft }: PreviewScene ) =>
	readText(
		asRecord( findDraftWidget( draft )[ 'settings' ] ),
		'attention_effect'
	);

/** Returns what plays a scene; the one before it ends then. An effect that the owner has just chosen is played. */
export function createPreview(
	report: Report,
	page: PreviewedPage
): ( scene: PreviewScene ) => void {
	let cleanUp: Cleanup = () => undefined;
	let effect: string | undefined;
	return ( scene ) => {
		const isSameEffect = effect === ( effect = readEffect( scene ) );
		cleanUp();
		cleanUp = play(
			{ ...scene, isEdited: !! scene.isEdited && isSameEffect },
			report,
			page
		);
	};
}
