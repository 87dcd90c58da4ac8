/**
 * Writes `build/icons.svg`: one symbol for each channel's icon, with the channel's type as its id. Icons
 * of brands come from Simple Icons (CC0), the others are in `src/widget/icons`. Part of `npm run build`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './paths.mjs';

const OWN = join( ROOT, 'src/widget/icons' );
const BRANDS = join( ROOT, 'node_modules/simple-icons/icons' );

/** Channel type → name in Simple Icons. */
const BRAND_OF = {
	Whatsapp: 'whatsapp',
	WeChat: 'wechat',
	Facebook_Messenger: 'messenger',
	Telegram: 'telegram',
	Twitter: 'x',
	Snapchat: 'snapchat',
	Vkontakte: 'vk',
	Viber: 'viber',
	TikTok: 'tiktok',
	Instagram: 'instagram',
	Instagram_DM: 'instagram',
	Line: 'line',
	Google_Maps: 'googlemaps',
	Waze: 'waze',
	Discord: 'discord',
};

function symbol( id, file ) {
	const paths = readFileSync( file, 'utf8' ).match( /<path [^>]*>/g ) ?? [];
	return `<symbol id="${ id }" viewBox="0 0 24 24">${ paths.join(
		''
	) }</symbol>`;
}

const symbols = [
	...Object.entries( BRAND_OF ).map( ( [ type, name ] ) =>
		symbol( type, join( BRANDS, `${ name }.svg` ) )
	),
	...readdirSync( OWN ).map( ( file ) =>
		symbol( basename( file, '.svg' ), join( OWN, file ) )
	),
	// A free link of either name has the same drawing.
	symbol( 'Custom_Link', join( OWN, 'Link.svg' ) ),
];

mkdirSync( join( ROOT, 'build' ), { recursive: true } );
writeFileSync(
	join( ROOT, 'build/icons.svg' ),
	`<svg xmlns="http://www.w3.org/2000/svg">${ symbols.join( '' ) }</svg>\n`
);
