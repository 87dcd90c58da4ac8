/**
 * Writes `build/icons.svg`: one symbol for each channel's icon, with the channel's type as its id; and
 * `build/icons.php`, from which the server prints the icons of launchers and of single channels. Icons of brands come from
 * Simple Icons (CC0), the others are in `src/widget/icons`. Part of `npm run build`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { optimize } from 'svgo';
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
	YouTube: 'youtube',
	Threads: 'threads',
	Pinterest: 'pinterest',
	Bluesky: 'bluesky',
	Signal: 'signal',
	Zalo: 'zalo',
	Calendly: 'calendly',
	Cal_com: 'caldotcom',
};

/** Two decimals of 24 units: at 96 pixels, that is 0.04 of a pixel. */
const round = ( svg ) =>
	optimize( svg, {
		plugins: [ { name: 'convertPathData', params: { floatPrecision: 2 } } ],
	} ).data;

const readPaths = ( file ) =>
	(
		round( readFileSync( file, 'utf8' ) ).match( /<path [^>]*>/g ) ?? []
	).join( '' );

/** Id → the paths of its drawing. */
const icons = Object.entries( {
	...Object.fromEntries(
		Object.entries( BRAND_OF ).map( ( [ type, name ] ) => [
			type,
			readPaths( join( BRANDS, `${ name }.svg` ) ),
		] )
	),
	...Object.fromEntries(
		readdirSync( OWN ).map( ( file ) => [
			basename( file, '.svg' ),
			readPaths( join( OWN, file ) ),
		] )
	),
	// Both types of free links have the same drawing.
	Custom_Link: readPaths( join( OWN, 'Link.svg' ) ),
} );
/** The launcher's icons are in its markup alone. */
const launcherIcons = Object.entries(
	JSON.parse(
		readFileSync(
			join( ROOT, 'src/widget/domain/launcher-icons.json' ),
			'utf8'
		)
	)
).map( ( [ id, path ] ) => [ id, `<path d="${ path }"></path>` ] );
const symbols = icons.map(
	( [ id, paths ] ) =>
		`<symbol id="${ id }" viewBox="0 0 24 24">${ paths }</symbol>`
);

mkdirSync( join( ROOT, 'build' ), { recursive: true } );
writeFileSync(
	join( ROOT, 'build/icons.svg' ),
	`<svg xmlns="http://www.w3.org/2000/svg">${ symbols.join( '' ) }</svg>\n`
);
writeFileSync(
	join( ROOT, 'build/icons.php' ),
	`<?php return array(${ [ ...icons, ...launcherIcons ].map(
		( [ id, paths ] ) => `'${ id }'=>'${ paths.replace( /'/g, "\\'" ) }'`
	) });\n`
);
