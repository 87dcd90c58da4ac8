import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { putBehaviourPage } from './support/behaviour-page';
import { logIn } from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { recordConsole } from './support/watch';

interface Message {
	type: string;
	token: string;
	selector?: string;
	text?: string;
}

/** What the page around the frame received, in both ways. */
const read = ( page: Page ) =>
	page.evaluate( () => {
		const { messages, received } = window as unknown as {
			messages: Message[];
			received: string[];
		};
		return { messages, received };
	} );

/** The last message of the frame, once it is what is waited for: messages arrive a little later. */
async function expectMessage(
	page: Page,
	expected: Record< string, unknown >
): Promise< Partial< Message > > {
	const last = async () => ( await read( page ) ).messages.at( -1 ) ?? {};
	await expect.poll( last ).toMatchObject( expected );
	return last();
}

/** Opens a page of the admin area with the picker's sample page in a frame. */
async function openPicker( site: Site, page: Page, mode = 'cover' ) {
	const path = await putBehaviourPage( site, 'element-picker' );
	await logIn( page );
	const query = new URLSearchParams( {
		action: 'chaty_test_picker',
		page: path,
		mode,
	} );
	await page.goto( `/wp-admin/admin-ajax.php?${ query }` );
	const frame = page.frameLocator( 'iframe' );
	await expect( frame.getByRole( 'toolbar' ) ).toBeVisible();
	return frame;
}

test( 'a press hides the element and reports its selector; undo shows it again @main', async ( {
	site,
	page,
} ) => {
	const frame = await openPicker( site, page );
	await expect( frame.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	const promo = frame.locator( '.bakery-promo' );
	await promo.hover( { position: { x: 2, y: 2 } } );
	await expect(
		frame.locator( '#_picker_cover_wrap_box > svg' )
	).toBeVisible();
	await promo.click( { position: { x: 2, y: 2 } } );
	await expect( promo ).toBeHidden();

	await expectMessage( page, { type: 'chaty:picked' } );
	const { messages, received } = await read( page );
	const [ , token ] =
		/chaty-picker=(\w+)/.exec(
			( await page.locator( 'iframe' ).getAttribute( 'src' ) ) ?? ''
		) ?? [];
	expect( messages ).toEqual( [
		{ type: 'chaty:picker', state: 'on', token },
		expect.objectContaining( {
			type: 'chaty:picked',
			selector: '.bakery-promo',
			count: 1,
			text: 'Two rolls for the price of one, until noon.',
			token,
		} ),
	] );
	expect( received ).toEqual( [ '.bakery-promo' ] );

	await frame.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( promo ).toBeVisible();
	await expectMessage( page, {
		type: 'chaty:unpicked',
		selector: '.bakery-promo',
	} );
} );

test( 'keys move through the tree and pick, Escape ends it, and axe finds nothing; links do nothing while it is on; modes; switched off, the page is as before', async ( {
	site,
	page,
} ) => {
	const frame = await openPicker( site, page, 'target' );
	const status = frame.getByRole( 'status' );
	await frame.getByRole( 'button', { name: 'Pick' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect(
		frame.getByRole( 'button', { name: 'Cover' } )
	).toBeFocused();

	await frame.getByRole( 'textbox' ).focus();
	await page.keyboard.press( 'ArrowUp' );
	await expect( status ).toHaveText( 'label Your name' );
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( status ).toHaveText( 'ul RyeBunsCake' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( status ).toHaveText( 'li Buns' );
	await expectNoViolations( page, [ 'iframe', '#chaty-element-picker' ] );

	await page.keyboard.press( 'Enter' );
	await expect( frame.getByText( 'Buns' ) ).toBeHidden();
	const { selector = '' } = await expectMessage( page, {
		type: 'chaty:picked',
	} );
	expect(
		await frame
			.locator( selector )
			.evaluateAll( ( all ) => all.map( ( one ) => one.textContent ) )
	).toEqual( [ 'Buns' ] );

	await page.keyboard.press( 'Escape' );
	await expectMessage( page, { state: 'off' } );
	await expect(
		frame.getByRole( 'button', { name: 'Pick', pressed: false } )
	).toBeVisible();

	await frame.getByRole( 'button', { name: 'Pick' } ).click();
	const link = frame.getByRole( 'link', { name: 'How to find us' } ).first();
	await link.hover();
	await expect( link ).toHaveClass( '_picker_target_elm' );
	await frame.getByRole( 'button', { name: 'Cover' } ).click();
	await expect(
		frame.getByRole( 'button', { name: 'Cover', pressed: true } )
	).toBeVisible();
	await link.click( { button: 'right' } );
	await link.click();
	await expect( link ).toBeHidden();
	await expect( frame.getByRole( 'heading', { level: 1 } ) ).toBeVisible();

	await frame.getByRole( 'button', { name: 'Undo' } ).click();
	await frame.getByRole( 'button', { name: 'Pick' } ).click();
	await expect( link ).not.toHaveAttribute( 'class', /./ );
	await link.click();
	await expect( frame.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Visit us'
	);
} );

test.describe( 'with a finger', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
	} );

	test( 'a tap picks, and the toolbar fits', async ( { site, page } ) => {
		const frame = await openPicker( site, page );
		await frame.locator( '.bakery-list' ).getByText( 'Cake' ).tap();
		await expect( frame.getByText( 'Cake', { exact: true } ) ).toBeHidden();
		const move = frame.getByRole( 'button', { name: 'Move' } );
		const before = ( await move.boundingBox() )?.y ?? 0;
		await move.tap();
		await expect
			.poll( async () => ( await move.boundingBox() )?.y )
			.toBeLessThan( before );
		const box = await frame.getByRole( 'toolbar' ).boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			390
		);
	} );
} );

test( 'the legacy address opens it as well, and no other site may frame it', async ( {
	site,
	page,
	baseURL,
} ) => {
	const path = await putBehaviourPage( site, 'element-picker' );
	const lines = recordConsole( page );
	await logIn( page );
	await page.goto( '/wp-admin/admin-ajax.php?action=chaty_test_picker' );
	const address = `${ baseURL }${ path }${
		path.includes( '?' ) ? '&' : '?'
	}mobmenu-action=find-element`;
	const answer = page.waitForResponse( address );
	await page
		.locator( 'iframe' )
		.evaluate( ( frame: HTMLIFrameElement, src ) => {
			frame.src = src;
		}, address );
	const frame = page.frameLocator( 'iframe' );
	await expect( frame.getByRole( 'toolbar' ) ).toBeVisible();
	await frame
		.locator( '.bakery-promo' )
		.click( { position: { x: 2, y: 2 } } );
	await expect( frame.locator( '.bakery-promo' ) ).toBeHidden();
	await expect
		.poll( async () => ( await read( page ) ).received )
		.toEqual( [ '.bakery-promo' ] );
	expect( lines ).toEqual( [] );
	expect( ( await answer ).headers()[ 'x-frame-options' ] ).toBe(
		'SAMEORIGIN'
	);
} );

test( 'no frame, no permission, another origin around it: no picker', async ( {
	site,
	page,
	complaints,
} ) => {
	// What WordPress and the theme load is not for a sandbox.
	complaints.allow( /CORS policy|net::ERR_FAILED/ );
	const path = await putBehaviourPage(
		site,
		'element-picker',
		`<!-- wp:html --><p>Bread</p>
		<script>window.chaty_element_picker = { token: 'forged' };</script>
		<script defer src="/wp-content/plugins/chaty/build/runtime.js"></script><script defer src="/wp-content/plugins/chaty/build/behaviours/element-picker.js"></script><!-- /wp:html -->`
	);
	const asked = path + ( path.includes( '?' ) ? '&' : '?' );
	const toolbar = '#chaty-element-picker';
	await page.goto( `${ asked }mobmenu-action=find-element&chaty-picker=1` );
	await expect( page.getByText( 'Bread', { exact: true } ) ).toBeVisible();
	await expect( page.locator( toolbar ) ).toHaveCount( 0 );

	// In a sandbox the page is of another origin than what is around it.
	await page.evaluate( ( address ) => {
		const outer = document.createElement( 'iframe' );
		outer.setAttribute( 'sandbox', 'allow-scripts' );
		outer.src = address;
		document.body.replaceChildren( outer );
	}, `${ asked }mobmenu-action=find-element` );
	const frame = page.frameLocator( 'iframe' );
	await expect( frame.getByText( 'Bread', { exact: true } ) ).toBeVisible();
	await expect( frame.locator( toolbar ) ).toHaveCount( 0 );

	await logIn( page );
	await page.goto( '/wp-admin/admin-ajax.php?action=chaty_test_picker' );
	await page.goto(
		await page
			.locator( 'iframe' )
			.evaluate( ( { src }: HTMLIFrameElement ) => src )
	);
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	await expect( page.locator( toolbar ) ).toHaveCount( 0 );
} );
