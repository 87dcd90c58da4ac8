import { addLabels } from './preview/add-labels';
import { findConsole } from './preview/console-window';
import { fillVariables } from './preview/fill-variables';
import { holdFocus, holdPage } from './preview/hold-page';
import { parsePageContext } from './preview/page-rules';
import { parseDraft, parseState, parseVisitor } from './preview/parse-message';
import { openLine } from './shared/preview-line';
import type { PageMessage } from './shared/preview-messages';
import { coreBrowser } from './widget/browser/core';
import { findGlobal } from './shared/globals';
import { asRecord, readText, type Raw } from './shared/raw-values';
import { createPreview, type PreviewScene } from './preview/start-preview';
import { stylesApi } from './widget/browser/styles';
import channelCss from './widget/launcher/channel.scss';
import launcherCss from './widget/launcher/launcher.scss';
import singleCss from './widget/launcher/single-channel.scss';
import css from './widget/app/widget.scss';

/** Empty on any other page than a preview. */
const printed = asRecord( findGlobal( 'chaty_preview' ) );
const token = readText( printed, 'token' );
const other = token ? findConsole() : null;

/** The part of the scene that a message changes; `null` for any other message. */
function parseChanges( message: Raw ): Partial< PreviewScene > | null {
	switch ( message[ 'type' ] ) {
		case 'draft':
			return {
				draft: fillVariables(
					addLabels(
						parseDraft( message[ 'settings' ] ),
						asRecord( printed[ 'labels' ] )
					),
					asRecord( printed[ 'variables' ] )
				),
				edited: readText( message, 'edited' ),
			};
		case 'state':
			return { state: parseState( message[ 'state' ] ) };
		case 'visitor':
			return { visitor: parseVisitor( message[ 'visitor' ] ) };
		default:
			return null;
	}
}

if ( other ) {
	let scene: PreviewScene = { draft: null, state: 'page', visitor: {} };
	let hasDraft = false;
	const { send } = openLine< PageMessage >(
		() => other,
		token,
		( message ) => {
			const changes = parseChanges( message );
			if ( ! changes ) {
				return;
			}
			const isDraft = 'draft' in changes;
			scene = { ...scene, ...changes, isEdited: isDraft && hasDraft };
			hasDraft ||= isDraft;
			if ( hasDraft ) {
				play( scene );
			}
		}
	);
	const play = createPreview( send, parsePageContext( printed ) );
	holdFocus();
	holdPage( ( url ) => send( { type: 'would-open', url } ) );
	// In the order of a page: all bundles are there from the start, and the styles of panels must come last.
	[ launcherCss, channelCss + singleCss, channelCss + css ].forEach(
		( one ) => stylesApi.addStyles( one )
	);
	void coreBrowser.whenParsed().then( () => send( { type: 'ready' } ) );
}
