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
import { runCommand } from '../widget/services/report-use';
import {
	explain,
	findChannels,
	findDraftWidget,
	findOthers,
	findPanels,
	getHidingCondition,
	listDraftWidgets,
} from './explain';
import { createMountApp } from './mount-app';
import type { PreviewedPage } from './page-rules';
import { addMark, addStillStyles, removeOwnerStyles } from './owner-styles';
import { createPreviewBrowser, type PreviewBrowser } from './preview-browser';
import { getMoment } from './visitor';

export interface PreviewScene {
	readonly draft: unknown;
	/** ID of the widget that is edited; the first where there is none. */
	readonly edited?: string;
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
function createCookies( { draft, state, visitor }: PreviewScene ) {
	const createCookie = ( raw: Raw ) => {
		const slugs = readList( raw, 'channels' ).map(
			( channel ) => `c-${ readText( asRecord( channel ), 'channel' ) }`
		);
		const keys = [
			...( visitor.isReturning ? [ 'v-widget', 'c-widget' ] : [] ),
			...( visitor.isReturning || state !== 'page' ? slugs : [] ),
		];
		const log = markTracked( [], keys, getMoment( visitor ) );
		const name = `chatyWidget_${ readText( raw, 'id' ) }`;
		return [ name, JSON.stringify( log ) ] as const;
	};
	return new Map( listDraftWidgets( draft ).map( createCookie ) );
}

/** The conditions of the page, without its triggers: what only waits shows at once. */
const createConditions =
	( { country = '' }: PreviewVisitor ): EvaluateConditions =>
	async ( { raw, browser, onState } ) => {
		if ( getHidingCondition( raw, { browser, country } ) ) {
			return undefined;
		}
		onState( 'shown' );
		return () => undefined;
	};

function createBrowser( scene: PreviewScene, raw: Raw, report: Report ) {
	const { state, visitor } = scene;
	const edited = readText( raw, 'id' );
	const browser: PreviewBrowser = createPreviewBrowser( {
		visitor,
		cookies: createCookies( scene ),
		createBundles: ( own ) => ( {
			analytics: () => undefined,
			triggers: createConditions( visitor ),
			widget: createMountApp( {
				browser: own,
				state,
				edited,
				onOpen: ( url ) => report( { type: 'would-open', url } ),
			} ),
		} ),
		onShown: ( id ) =>
			id === edited &&
			report( {
				type: 'shown',
				panels: findPanels( findChannels( raw, { browser } ) ),
			} ),
	} );
	return browser;
}

/** Starts the widgets of a draft, as the loader starts those of the settings. The cleanup leaves nothing of them. */
function play(
	scene: PreviewScene,
	report: Report,
	page: PreviewedPage
): Cleanup {
	const { draft, edited, state, visitor } = scene;
	const { country = '', isReturning = false } = visitor;
	const raw = findDraftWidget( draft, edited );
	const id = readText( raw, 'id' );
	const browser = createBrowser( scene, raw, report );
	const visit = { browser, country, isReturning, page };
	const why = explain( raw, visit );
	const others = findOthers( draft, raw, visit );
	browser.keep( removeOwnerStyles );
	if ( scene.isEdited ) {
		addStillStyles();
	}
	if ( others.length ) {
		addMark( id );
	}
	// In their order, by which they stand above each other. The server prints nothing of a widget for other pages.
	const shown = listDraftWidgets( draft ).filter( ( one ) =>
		one === raw ? why.reason !== 'page-rules' : others.includes( one )
	);
	const shownBrowser: PreviewBrowser = {
		...browser,
		watchSettings: ( onSettings ) =>
			onSettings( { ...asRecord( draft ), chaty_widgets: shown } ),
	};
	start( shownBrowser, new Set() );
	if ( state !== 'page' && state !== 'closed' ) {
		runCommand( browser, { name: 'launch_chaty', which: id } );
	}
	report( { type: 'why', ...why, others: others.length } );
	return browser.cleanUp;
}

const readEffect = ( { draft, edited }: PreviewScene ) =>
	readText(
		asRecord( findDraftWidget( draft, edited )[ 'settings' ] ),
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
