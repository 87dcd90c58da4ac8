import {
	asRecord,
	readBoolean,
	readEnum,
	readText,
} from '../shared/raw-values';
import type { PreviewState, PreviewVisitor } from '../shared/preview-messages';
import { tryOr } from '../shared/try-or';

/** The limit of the server too (docs/for-developers.md, "REST"). */
const MAX_DRAFT_LENGTH = 1_000_000;

/** Copies a draft as JSON, because scripts may send cycles and getters. `null` for a large one or no object. */
export function parseDraft( settings: unknown ): object | null {
	return tryOr( () => {
		const text = JSON.stringify( settings );
		const draft: unknown =
			text.length <= MAX_DRAFT_LENGTH ? JSON.parse( text ) : null;
		return typeof draft === 'object' ? draft : null;
	}, null );
}

/** Parses a state; anything else is the state of the page. */
export function parseState( value: unknown ): PreviewState {
	const name = readEnum( { value }, 'value', [ 'closed', 'open' ], 'page' );
	const raw = asRecord( value );
	const channel = readText( raw, 'channel' );
	const step = readEnum( raw, 'step', [ 'error', 'thanks' ], '' );
	return channel ? { channel, ...( step && { step } ) } : name;
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** Parses a visitor. Invalid keys are left out, so the real values hold. */
export function parseVisitor( value: unknown ): PreviewVisitor {
	const raw = asRecord( value );
	const now = readText( raw, 'now' );
	const country = readText( raw, 'country' ).toUpperCase();
	const device = readEnum(
		raw,
		'device',
		[ 'desktop', 'android', 'ios' ],
		''
	);
	return {
		...( LOCAL_TIME.test( now ) && {
			now,
			timeZone: readText( raw, 'timeZone' ),
		} ),
		...( /^[A-Z]{2}$/.test( country ) && { country } ),
		...( device && { device } ),
		isReturning: readBoolean( raw, 'isReturning' ),
	};
}
