import { readCookie, writeCookie } from '../../shared/cookies';
import { findFunction } from '../../shared/globals';
import { log } from '../../shared/log';
import type { CountingBrowser } from './types';
import { listen, post, readFacts } from './visitor';

export const countingBrowser: CountingBrowser = {
	readCookie,
	writeCookie,
	find: findFunction,
	log,
	now: () => new Date(),
	readFacts,
	listen,
	post,
};

/** Calls back with each press on a button whose widget the page does not show: with the JSON of `Channel_Finder::get_call()`. */
export const listenToButtons = ( onPress: ( json: string ) => void ): void =>
	document.addEventListener(
		'click',
		( { target } ) => {
			const button = ( target as Element ).closest?.< HTMLElement >(
				'[data-chaty-count]'
			);
			if ( button ) {
				onPress( button.dataset[ 'chatyCount' ] ?? '' );
			}
		},
		true
	);
