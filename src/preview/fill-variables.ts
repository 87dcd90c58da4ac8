import type { Raw } from '../shared/raw-values';

const TEXTS: Readonly< Record< string, boolean > > = {
	cta_text: true,
	chat_welcome_message: true,
	pre_set_message: false,
	mail_subject: false,
	url: false,
};

const escapeHtml = ( text: string ) =>
	text.replace( /[&<>"']/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );

/** Replaces variables. An empty one is removed with spaces before it and brackets around it (`class-variables.php`). */
const fill = ( text: string, isRich: boolean, values: Raw ) =>
	text.replace(
		/( *)(?:\(\{(\w+)\}\)|\{(\w+)\})/g,
		( all, gap: string, inBrackets?: string, bare = '' ) => {
			const value = values[ inBrackets ?? bare ];
			if ( typeof value !== 'string' ) {
				return all;
			}
			const written = isRich ? escapeHtml( value ) : value;
			return written && gap + ( inBrackets ? `(${ written })` : written );
		}
	);

/** Fills in the variables of the page, as the server does before it prints settings (`class-page-texts.php`). */
export const fillVariables = (
	draft: object | null,
	values: Raw
): object | null =>
	JSON.parse( JSON.stringify( draft ), ( key, value: unknown ) =>
		Object.hasOwn( TEXTS, key ) && typeof value === 'string'
			? fill( value, TEXTS[ key ] ?? false, values )
			: value
	) as object | null;
