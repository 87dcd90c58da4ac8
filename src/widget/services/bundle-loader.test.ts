import { FakePage, settle } from '../../../tests/unit/fake-page';
import { createBundleLoader, BUNDLE_GLOBALS } from './bundle-loader';

const SCRIPTS = [
	{ id: 'react-js', src: '/react.js' },
	{ id: 'chaty-widget-js', src: '/widget.js' },
];
const PART = () => 'the open widget';

/** A page whose last script leaves the part. */
function aPageWithPart(): FakePage {
	const page = new FakePage();
	page.onScript = ( id ) => {
		if ( id === 'chaty-widget-js' ) {
			page.globals.set( BUNDLE_GLOBALS.widget, PART );
		}
		return true;
	};
	return page;
}

test( 'given a page that is parsed, then the scripts run in order and leave the part', async () => {
	const page = aPageWithPart();
	page.finishParsing();
	const load = createBundleLoader( page.browser, 'widget', SCRIPTS );
	expect( page.scripts ).toEqual( [] );
	expect( await load() ).toBe( PART );
	expect( page.scripts ).toEqual( [ 'react-js', 'chaty-widget-js' ] );
} );

test( 'given a page whose own scripts still run, then they come first', async () => {
	const page = aPageWithPart();
	const loaded = createBundleLoader( page.browser, 'widget', SCRIPTS )();
	await settle();
	expect( page.scripts ).toEqual( [] );
	page.finishParsing();
	expect( await loaded ).toBe( PART );
} );

test( 'given it is asked for twice, then it is loaded once', async () => {
	const page = aPageWithPart();
	page.finishParsing();
	const load = createBundleLoader( page.browser, 'widget', SCRIPTS );
	expect( await Promise.all( [ load(), load() ] ) ).toEqual( [ PART, PART ] );
	expect( await load() ).toBe( PART );
	expect( page.scripts ).toHaveLength( 2 );
} );

test( 'given a part that came with the loader, then no script is asked for, even before the page is parsed', async () => {
	const page = new FakePage();
	page.globals.set( BUNDLE_GLOBALS.triggers, PART );
	const load = createBundleLoader( page.browser, 'triggers', SCRIPTS );
	expect( await load() ).toBe( PART );
	expect( page.scripts ).toEqual( [] );
} );

test( 'given a script that cannot be had, then nothing, a line for the console, and the next call tries again', async () => {
	const page = aPageWithPart();
	page.finishParsing();
	const { onScript } = page;
	page.onScript = ( id ) => id !== 'react-js';
	const load = createBundleLoader( page.browser, 'widget', SCRIPTS );
	expect( await load() ).toBeUndefined();
	expect( page.log ).toEqual( [
		expect.stringContaining( 'could not be loaded' ),
	] );
	page.onScript = onScript;
	expect( await load() ).toBe( PART );
} );

test( 'given scripts that leave nothing, then nothing', async () => {
	const page = new FakePage();
	page.finishParsing();
	const load = createBundleLoader( page.browser, 'single_channel', SCRIPTS );
	expect( await load() ).toBeUndefined();
} );

test.each( [ [ [] ], [ [ undefined ] ], [ undefined ] ] )(
	'given the page names no scripts (%j), then nothing',
	async ( scripts ) => {
		const page = new FakePage();
		page.finishParsing();
		const load = createBundleLoader( page.browser, 'widget', scripts );
		expect( await load() ).toBeUndefined();
		expect( page.scripts ).toEqual( [] );
	}
);
