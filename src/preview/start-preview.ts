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
	/** Whether only the draft differs from the scene before, so that the owner has seen the animations. */
	readonly isEdited?: boolean;
}

type Report = ( message: PageMessage ) => void;

/**
 * The marks of the visitor's former visits (docs/how-it-works.md, "Cookies and storage"). A chat opens by itself only
 * in the state `page`: in any other, the visitor counts as having dismissed it.
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

/** Conditions without triggers: a widget that would only wait shows at once. */
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

/** Starts the widgets of a draft, as the loader starts those of the settings. The cleanup removes all traces. */
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
	// In their order, in which they are stacked. The server does not print a widget that its page rules hide.
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

/** Returns a function that plays a scene and ends the one before. An effect that was just chosen is animated. */
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
