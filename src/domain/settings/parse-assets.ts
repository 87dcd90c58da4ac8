import type { Assets, Script } from './model';
import { asRaw, readFlag, readList, readText, type Raw } from './read';

function parseScript( value: unknown ): Script {
	const raw = asRaw( value );
	return { id: readText( raw, 'id' ), src: readText( raw, 'src' ) };
}

/** What the plugin prints as `chaty_assets`. Without it a widget still shows, but nothing opens. */
export function parseAssets( value: unknown ): Assets {
	const raw: Raw = asRaw( value );
	const country = asRaw( raw[ 'country' ] );
	return {
		isDebug: readFlag( raw, 'debug' ),
		view: readList( raw, 'view' ).map( parseScript ),
		rules: parseScript( raw[ 'rules' ] ),
		links: parseScript( raw[ 'links' ] ),
		spriteUrl: readText( raw, 'sprite' ),
		countryUrl: readText( country, 'url' ),
		countryCode: readText( country, 'code' ),
		words: asRaw( raw[ 'lang' ] ),
	};
}
