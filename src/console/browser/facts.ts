import { findGlobal } from '../../shared/globals';
import type { ConsoleFacts } from '../domain/facts';

/** The facts that PHP printed with the script; of this plugin and this page, so they are not parsed again. */
export const readFacts = < Facts = ConsoleFacts >() =>
	findGlobal( 'chaty_console' ) as Facts | undefined;

/** The element whose printed content the screen replaces. */
export const findRoot = () => document.getElementById( 'chaty-console' );
