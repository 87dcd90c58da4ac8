import { FakePage, settle } from '../../../tests/unit/fake-page';
import { createBundleLoader } from './bundle-loader';

const ASSETS = {
	base: '/build/',
	version: '1',
	react: [ { id: 'react-js', src: '/react.js' } ],
};
const PART = () => () => undefined;

/** A page whose last script publishes the part. */
function aPageWithPart(): FakePage {
	const page = new FakePage();
	page.onScript = ( id ) => {
		if ( id === 'chaty-widget-js' ) {
			page.globals.set( 'chaty_widget', PART );
		}
		return true;
	};
	return page;
}

test( 'given a page that is parsed, then the scripts run in order and leave the part', async () => {
	const page = aPageWithPart();
	page.finishParsing();
	const load = createBundleLoader( page.browser, ASSETS );
	expect( page.scripts ).toEqual( [] );
	expect( await load( 'widget' ) ).toBe( PART );
	expect( page.scripts ).toEqual( [ 'react-js', 'chaty-widget-js' ] );
} );

test( 'given a page whose own scripts still run, then they come first', async () => {
	const page = aPageWithPart();
	const loaded = createBundleLoader( page.browser, ASSETS )( 'widget' );
	await settle();
	expect( page.scripts ).toEqual( [] );
	page.finishParsing();
	expect( await loaded ).toBe( PART );
} );

test( 'given it is asked for twice, then it is loaded once', async () => {
	const page = aPageWithPart();
	page.finishParsing();
	const load = createBundleLoader( page.browser, ASSETS );
	expect(
		await Promise.all( [ load( 'widget' ), load( 'widget' ) ] )
	).toEqual( [ PART, PART ] );
	expect( await load( 'widget' ) ).toBe( PART );
	expect( page.scripts ).toHaveLength( 2 );
} );

test( 'given a part that came with the loader, then no script is asked for, even before the page is parsed', async () => {
	const page = new FakePage();
	page.globals.set( 'chaty_triggers', PART );
	const load = createBundleLoader( page.browser, ASSETS );
	expect( await load( 'triggers' ) ).toBe( PART );
	expect( page.scripts ).toEqual( [] );
} );

test( 'given a script that cannot be loaded, then nothing, a line for the console, and the next call tries again', async () => {
	const page = aPageWithPart();
	page.finishParsing();
	const { onScript } = page;
	page.onScript = ( id ) => id !== 'react-js';
	const load = createBundleLoader( page.browser, ASSETS );
	expect( await load( 'widget' ) ).toBeUndefined();
	expect( page.log ).toEqual( [
		expect.stringContaining( 'could not be loaded' ),
	] );
	page.onScript = onScript;
	expect( await load( 'widget' ) ).toBe( PART );
} );

test( 'given scripts that leave nothing, then nothing', async () => {
	const page = new FakePage();
	page.finishParsing();
	const load = createBundleLoader( page.browser, ASSETS );
	expect( await load( 'widget' ) ).toBeUndefined();
} );

test.each( [ [ {} ], [ { react: [] } ] ] )(
	'given the page names no scripts (%j), then nothing',
	async ( assets ) => {
		const page = new FakePage();
		page.finishParsing();
		const load = createBundleLoader( page.browser, assets );
		expect( await load( 'widget' ) ).toBeUndefined();
		expect( page.scripts ).toEqual( [] );
	}
);
