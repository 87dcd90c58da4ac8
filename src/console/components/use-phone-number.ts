import { useLazyPart } from './lazy-part';

/** An example where the site has no country. */
const ANY_EXAMPLE = '+49 461 12345';

/** The numbering plans, which are 30 kB. */
const loadPlans = () =>
	import( /* webpackChunkName: "console-phone" */ './phone-numbers' );

/** What is known of a number with its country code; nothing before the plans have come, or after a broken download. */
export function usePhoneNumber( number: string ) {
	const { part } = useLazyPart( loadPlans );
	return number && part ? part.parseNumber( number ) : null;
}

export function useExampleNumber( country: string ): string {
	const { part } = useLazyPart( loadPlans );
	return part?.getExample( country ) || ANY_EXAMPLE;
}
