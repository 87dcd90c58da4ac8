import { translate } from '@chaty/runtime';

/**
 * Translates a text with a count. PHP prints the form for a count of each plural category; a count takes
 * the form of the one in its own category, by the language's plural rule (Unicode CLDR).
 */
export function translatePlural(
	singular: string,
	plural: string,
	count: number
): string {
	const { plurals } = window.chaty_behaviours ?? {};
	const forms = plurals?.forms[ plural ] ?? { 1: singular, 2: plural };
	const rules = new Intl.PluralRules( plurals?.lang ?? 'en' );
	const like = Object.keys( forms ).find(
		( sample ) => rules.select( +sample ) === rules.select( count )
	);
	return translate( forms[ like ?? 2 ] as string, count );
}
