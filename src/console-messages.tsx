/** The Messages screen of wp-admin: the bundle `console-messages`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/messages/messages.scss';
import { findRoot, readFacts } from './console/browser/facts';
import type { MessagesFacts } from './console/domain/message-facts';
import { MessagesScreen } from './console/messages/messages-screen';

const root = findRoot();
const facts = readFacts< MessagesFacts >();
if ( root && facts ) {
	createRoot( root ).render( <MessagesScreen facts={ facts } /> );
}
