import { emit } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createRoot } from '@wordpress/element';
import type { MutableRefObject } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { registerChunk } from '../core/registry';
import type { LightboxView } from './lightbox';
import { lockPage } from './lock-page';
import type { PageLink } from './picture-link';
import { PictureViewer } from './viewer';
import './chunk.scss';

/** Takes away the album that is open, at once. */
let leave = () => {};

/**
 * Opens a link's picture over the page, and answers what closes it. When it closes, the visitor is
 * where they were.
 */
function open( link: PageLink, onClosed: () => void ): Cleanup {
	leave();
	const { body } = link.ownerDocument;
	const place = link.ownerDocument.createElement( 'div' );
	const root = createRoot( link.ownerDocument.createElement( 'div' ) );
	body.append( place );
	const viewer: MutableRefObject< ControllerRef | null > = { current: null };
	const unlockPage = lockPage( place );
	let unlock = () => {
		unlock = () => {};
		unlockPage();
		onClosed();
	};
	const onExiting = () => {
		unlock();
		link.focus( { preventScroll: true } );
		emit( link, 'lightbox:closed' );
	};
	leave = () => {
		unlock();
		root.unmount();
		place.remove();
		leave = () => {};
	};
	emit( link, 'lightbox:opened' );
	root.render(
		<PictureViewer
			link={ link }
			place={ place }
			viewer={ viewer }
			onExiting={ onExiting }
			onExited={ leave }
		/>
	);
	return () => ( viewer.current?.close ?? leave )();
}

registerChunk( 'lightbox', { open } satisfies LightboxView );
