import { loadChunk, log } from '@chaty/runtime';
import type { FieldElement } from '../core/field-message';
import type { ExtraRules } from './extra/chunk';
import type { Registry } from './registry';

/** The extra rules that a class can name; other classes may be the theme's own. */
const CLASSES = [
	'alphanumeric',
	'bic',
	'creditcard',
	'dateITA',
	'iban',
	'integer',
	'ipv4',
	'ipv6',
	'lettersonly',
	'netmask',
	'nowhitespace',
	'phoneE164',
	'phoneUS',
	'time',
	'time12h',
];

/** Unknown rules that were logged: one line for each. */
const logged = new Set< string >();

/** The rules that a field names and the page does not have. HTML attributes are in lower case. */
function listUnknown( field: FieldElement, { rules }: Registry ) {
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

/** Adds rules and messages, except those that the page has already. */
function addRules( { rules, messages }: Registry, extra: ExtraRules ) {
	for ( const [ name, rule ] of Object.entries( extra.rules ) ) {
		rules[ name ] ??= rule;
	}
	Object.assign( messages, { ...extra.messages, ...messages } );
}

/**
 * Loads the extra rules when a field names one, and logs unknown rules. `onRules` is called when they have
 * loaded, or failed to: then only the server validates them.
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

		/** Loads the rules that a field needs, and returns whether they are pending. */
		request( field: FieldElement ): boolean {
			const names = listUnknown( field, registry );
			if ( names.length && state === 'idle' ) {
				void load();
			}
			for ( const name of state === 'settled' ? names : [] ) {
				if ( ! logged.has( name ) ) {
					const place = field.name || field.id;
					logged.add( name );
					log(
						`validation: there is no rule "${ name }" (field "${ place }").`
					);
				}
			}
			return names.length > 0 && state === 'loading';
		},
	};
}
