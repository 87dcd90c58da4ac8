/** The Messages screen of wp-admin: the bundle `console-messages`. */
import './console/messages/messages.scss';
import { startMessages } from './console/messages/screen';

startMessages();
