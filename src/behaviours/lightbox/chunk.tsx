import {
	cleanupAll,
	emit,
	makeElement,
	rememberAttributes,
	setAttributes,
} from '@chaty/runtime';
import { createRoot } from '@wordpress/element';
import type { MutableRefObject } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import type { Cleanup } from '../../shared/types';
import { registerChunk } from '../core/registry';
import { setScrollLock } from '../core/scroll-lock';
import type { LightboxChunk } from './lightbox';
import type { PageLink } from './picture-link';
import { PictureViewer } from './viewer';
import './chunk.scss';

/** Keeps the page behind a dialog still and out of reach; the cleanup restores it as it was. */
function coverPage( dialog: Element ): Cleanup {
	const { body, documentElement: root } = document;
	const others = [ ...body.children ].filter( ( one ) => one !== dialog );
	const cleanup = cleanupAll( [
		rememberAttributes( root, 'class', 'style' ),
		rememberAttributes( body, 'class', 'style' ),
		...others.map( ( one ) => setAttributes( one, { inert: '' } ) ),
	] );
	setScrollLock( true, 'chaty-lightbox-open' );
	return cleanup;
}

/** Removes the open viewer at once. */
let removeViewer = () => {};

/** Opens a link's picture over the page; the cleanup closes it and returns the focus to the link. */
function open( link: PageLink, onClosed: () => void ): Cleanup {
	removeViewer();
	const box = makeElement( 'div' );
	const root = createRoot( makeElement( 'div' ) );
	document.body.append( box );
	const viewer: MutableRefObject< ControllerRef | null > = { current: null };
	const uncoverPage = coverPage( box );
	let unlock = () => {
		unlock = () => {};
		uncoverPage();
		onClosed();
	};
	const handleExiting = () => {
		unlock();
		link.focus( { preventScroll: true } );
		emit( link, 'lightbox:closed' );
	};
	removeViewer = () => {
		unlock();
		root.unmount();
		box.remove();
		removeViewer = () => {};
	};
	emit( link, 'lightbox:opened' );
	root.render(
		<PictureViewer
			link={ link }
			box={ box }
			viewer={ viewer }
			onExiting={ handleExiting }
			onExited={ removeViewer }
		/>
	);
	return () => ( viewer.current?.close ?? removeViewer )();
}

registerChunk( 'lightbox', { open } satisfies LightboxChunk );
