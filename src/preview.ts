import {
	connectToConsole,
	findConsole,
	readPrinted,
} from './preview/console-window';
import { holdFocus, holdPage } from './preview/hold-page';
import { parsePageFacts } from './preview/page-rules';
import { parseDraft, parseState, parseVisitor } from './preview/parse-message';
import { addWidgetStyles } from './preview/widget-styles';
import { coreBrowser } from './widget/browser/core';
import { readText } from './shared/raw-values';
import { createPreview, type Scene } from './preview/start-preview';

const printed = readPrinted();
const token = readText( printed, 'token' );
const other = token ? findConsole() : null;

if ( other ) {
	let scene: Scene = { draft: null, state: 'page', visitor: {} };
	let hasDraft = false;
	const send = connectToConsole( other, token, ( message ) => {
		switch ( message[ 'type' ] ) {
			case 'draft':
				hasDraft = true;
				scene = {
					...scene,
					draft: parseDraft( message[ 'settings' ] ),
				};
				break;
			case 'state':
				scene = { ...scene, state: parseState( message[ 'state' ] ) };
				break;
			case 'visitor':
				scene = {
					...scene,
					visitor: parseVisitor( message[ 'visitor' ] ),
				};
				break;
			default:
				return;
		}
		if ( hasDraft ) {
			play( scene );
		}
	} );
	const play = createPreview( send, parsePageFacts( printed ) );
	holdFocus();
	holdPage( ( url ) => send( { type: 'would-open', url } ) );
	addWidgetStyles();
	coreBrowser.whenParsed( () => send( { type: 'ready' } ) );
}
