/**
 * The launcher that the server prints: it is the one that scripts draw, it is there before any script, and it works
 * without.
 */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from './support/fixtures';
import { expectParity } from './support/parity';
import { fixture, fixturePath, PHONE } from './support/widget';

function comparesEachSite( isMobile: boolean ) {
	const names = readdirSync( dirname( fixturePath( 'x' ) ) )
		.map( ( file ) => file.replace( '.json', '' ) )
		.filter( ( name ) => ! [ 'site-27', 'site-30' ].includes( name ) );
	for ( const name of names ) {
		test( `${ name }: what is printed is what scripts draw`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings( fixture( name ) );
			await expectParity( page, isMobile );
		} );
	}
}

test.describe( 'on a desktop', () => comparesEachSite( false ) );

test.describe( 'on a phone', () => {
	test.use( PHONE );
	comparesEachSite( true );
} );
