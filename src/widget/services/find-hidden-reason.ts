import { asRecord } from '../../shared/raw-values';
import { conditionsApi } from '../browser/conditions';
import { getHiddenReason } from '../domain/conditions';
import { parseTriggers } from '../domain/settings/parse-triggers';
import type { FindHiddenReason } from './context';
import { findCountry } from './visitor-country';

/** docs/how-it-works.md, "Conditions". */
export const findHiddenReason: FindHiddenReason = async ( {
	raw,
	assets,
	...parts
} ) => {
	const browser = { ...parts.browser, ...conditionsApi };
	const triggers = parseTriggers( asRecord( raw[ 'triggers' ] ) );
	const check = ( country: string ) =>
		getHiddenReason( triggers, { now: browser.now(), country } );
	// Date and hours come first: a widget that they hide needs no country.
	return (
		check( '' ) ??
		( triggers.countries.length
			? check( await findCountry( browser, assets ) )
			: null )
	);
};
