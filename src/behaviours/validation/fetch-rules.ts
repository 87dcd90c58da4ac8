import { loadChunk, log } from '@chaty/runtime';
import type { FormField } from '../core/field-message';
import type { ExtraRules } from './extra/chunk';
import type { Registry } from './registry';

/** Those of the extra rules that a class may name. Any other class may be the theme's own. */
const CLASSES = [
	...[ 'alphanumeric', 'creditcard', 'dateITA', 'iban', 'integer', 'ipv4' ],
	...[ 'ipv6', 'lettersonly', 'nowhitespace', 'phoneUS', 'time' ],
];

/** What was told already: one line for each rule of a page. */
const told = new Set< string >();

/** The rules that a field names and the page does not know. HTML writes attributes in small letters. */
function listUnknown( field: FormField, { rules }: Registry ) {
	const known = [ 'remote', ...Object.keys( rules ) ];
	const inAttributes = [ ...field.attributes ].flatMap(
		( { name } ) => /^data-rule-(.+)/.exec( name )?.[ 1 ] ?? []
	);
	return [
		...CLASSES.filter(
			( name ) =>
				field.classList.contains( name ) && ! known.includes( name )
		),
		...inAttributes.filter(
			( name ) => ! known.some( ( one ) => one.toLowerCase() === name )
		),
	];
}

/** Adds rules and their words, but none that the page has of its own. */
function addRules( { rules, messages }: Registry, extra: ExtraRules ) {
	for ( const [ name, rule ] of Object.entries( extra.rules ) ) {
		rules[ name ] ??= rule;
	}
	Object.assign( messages, { ...extra.messages, ...messages } );
}

/**
 * Fetches the rules that most forms do without, once a field names one, and tells developers which
 * there are not. `onRules` hears when they are there, or cannot be had: then the server alone checks
 * them.
 */
export function createRuleFetcher( registry: Registry, onRules: () => void ) {
	let state: 'idle' | 'loading' | 'settled' = 'idle';

	async function load() {
		state = 'loading';
		const extra = await loadChunk< ExtraRules >( 'validation-rules' );
		state = 'settled';
		if ( extra ) {
			addRules( registry, extra );
		}
		onRules();
	}

	return {
		isLoading: () => state === 'loading',

		/** Fetches what a field needs, and answers whether that is still to come. */
		need( field: FormField ): boolean {
			const names = listUnknown( field, registry );
			if ( names.length && state === 'idle' ) {
				void load();
			}
			if ( state === 'settled' ) {
				names
					.filter( ( name ) => ! told.has( name ) )
					.forEach( ( name ) => {
						told.add( name );
						log(
							`validation: there is no rule "${ name }" (field "${
								field.name || field.id
							}").`
						);
					} );
			}
			return names.length > 0 && state === 'loading';
		},
	};
}
