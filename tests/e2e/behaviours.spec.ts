/** What every behaviour does in the same way: without scripts, with markup that comes later, while the page loads, in print. */
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { addLater, callBehaviour, watchShifts } from './support/behaviour-api';
import {
	enqueueBehaviours,
	expect,
	readSample,
	test,
} from './support/behaviour-page';
import { boxOf } from './support/layout';

const expectVisible = async (
	place: Page | Locator,
	...selectors: string[]
) => {
	for ( const selector of selectors ) {
		await expect( place.locator( selector ).first() ).toBeVisible();
	}
};

const ABOUT = [ 'Flour', 'Water', 'Salt' ].map(
	( name ) => `text=About ${ name }`
);
const DAYS = [ '#weekdays', '#friday', '#sunday', '#by-mail' ];

/** Behaviour → what its sample does where there are no scripts; the last leads away. */
const WITHOUT_SCRIPTS: Readonly<
	Record< string, ( sample: Locator, page: Page ) => Promise< void > >
> = {
	accordion: ( sample ) => expectVisible( sample, ...ABOUT ),
	'bar-graph': async ( sample ) => {
		await expectVisible( sample, 'text=82 %' );
		const filled = await sample
			.locator( '[data-chaty-value="82"]' )
			.evaluate( ( bar ) => {
				const { inlineSize, translate } = getComputedStyle(
					bar,
					'::before'
				);
				return (
					( parseFloat( inlineSize ) / bar.clientWidth ) *
					( 100 - Math.abs( parseFloat( translate ) || 0 ) )
				);
			} );
		expect( Math.round( filled ) ).toBe( 82 );
	},
	carousel: async ( sample, page ) => {
		const items = sample.locator( '[data-chaty] li' );
		await expect( items ).toHaveCount( 9 );
		for ( const item of await items.all() ) {
			const { x, width } = await boxOf( item );
			expect( x ).toBeGreaterThan( 0 );
			expect( x + width ).toBeLessThan( page.viewportSize()?.width ?? 0 );
		}
	},
	'hover-box': async ( sample, page ) => {
		const rye = sample
			.locator( '[data-chaty]' )
			.filter( { hasText: 'Rye' } );
		const expectBack = async () => {
			for ( const [ part, opacity ] of [
				[ 'back', '1' ],
				[ 'front', '0' ],
			] as const ) {
				await expect(
					rye.locator( `[data-chaty-part="${ part }"]` )
				).toHaveCSS( 'opacity', opacity );
			}
		};
		await rye.hover();
		await expectBack();
		await page.mouse.move( 0, 0 );
		await sample.getByRole( 'link', { name: 'Order rye' } ).focus();
		await expectBack();
	},
	'lazy-media': async ( sample ) => {
		const oven = sample.getByRole( 'img', { name: 'A brick oven' } );
		await expect( oven ).toHaveCount( 1 );
		await expect( oven ).toHaveAttribute( 'src', /oven/ );
	},
	portfolio: ( sample ) =>
		expect(
			sample.locator( '[data-chaty-categories]:visible strong' )
		).toHaveCount( 6 ),
	slider: async ( sample ) => {
		for ( const slide of await sample
			.locator( '[data-chaty] li, [data-chaty-part] > *' )
			.all() ) {
			await slide.scrollIntoViewIfNeeded();
			await expect( slide ).toBeInViewport( { ratio: 0.99 } );
		}
		await expect(
			sample.getByRole( 'button', { name: 'slide' } )
		).toHaveCount( 0 );
	},
	tabs: async ( sample, page ) => {
		await expectVisible( sample, ...DAYS );
		await sample.getByRole( 'link', { name: 'By mail' } ).click();
		expect( page.url() ).toContain( '#by-mail' );
		await expect( sample.locator( '#by-mail' ) ).toBeInViewport();
	},
	video: async ( sample ) => {
		const link = sample.getByRole( 'link', {
			name: 'How we heat the oven',
		} );
		await expect( link ).toHaveAttribute( 'href', /watch\?v=/ );
		await expect( link.locator( 'img' ) ).toBeVisible();
		await expectVisible( sample, '[data-chaty-part="poster"]' );
	},
	lightbox: async ( sample, page ) => {
		await sample.getByRole( 'link', { name: 'A dark loaf' } ).click();
		await expect( page ).toHaveURL( /loaf\.svg$/ );
	},
};

/** An embed with its own ratio. */
const EMBED =
	'<div class="fitvids"><iframe id="four" src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="640" height="480" title="Four by three"></iframe></div>';

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'then everything can be read, reached and used', async ( {
		openPage,
		site,
		page,
		outside,
	} ) => {
		const names = Object.keys( WITHOUT_SCRIPTS );
		const samples = names.map(
			( name ) =>
				`<section data-sample="${ name }">${ readSample(
					name
				) }</section>`
		);
		await enqueueBehaviours( site, ...names );
		await page.goto(
			await site.putPage( {
				slug: 'without-scripts',
				content: samples.join( '' ),
			} )
		);
		for ( const [ name, check ] of Object.entries( WITHOUT_SCRIPTS ) ) {
			await test.step( name, () =>
				check( page.locator( `[data-sample="${ name }"]` ), page )
			);
		}
		expect( outside.urls ).toEqual( [] );

		await openPage( 'video', EMBED );
		const { width, height } = await boxOf( page.locator( '#four' ) );
		expect( width / height ).toBeCloseTo( 4 / 3, 2 );
	} );
} );

/** Behaviour → markup that comes later, and how many elements of a selector the behaviour makes of it. */
const LATER: Readonly< Record< string, readonly [ string, string, number ] > > =
	{
		accordion: [
			readSample( 'accordion' )
				.replaceAll( / id="[^"]+"/g, '' )
				.replace( 'independent>', 'independent="">' ),
			'button[aria-expanded]',
			7,
		],
		'bar-graph': [ readSample( 'bar-graph' ), '[role=meter]', 6 ],
		carousel: [ readSample( 'carousel' ), '.chaty-carousel-arrow', 2 ],
		'hover-box': [ readSample( 'hover-box' ), '[role=group]', 2 ],
		'lazy-media': [
			'<img data-src="/wp-includes/images/w-logo-blue.png" alt="Later"><div data-chaty="lazy-media" data-bg="/wp-includes/images/w-logo-blue.png"></div>',
			'.chaty-lazy-media-loaded',
			2,
		],
		portfolio: [ readSample( 'portfolio' ), '[aria-pressed]', 4 ],
		slider: [
			'<ul data-chaty="slider"><li>A</li><li>B</li></ul>',
			'.chaty-slider-next',
			1,
		],
		tabs: [
			readSample( 'tabs' ).replace(
				'vertical data-chaty-manual',
				'vertical="" data-chaty-manual=""'
			),
			'[role=tab]',
			8,
		],
		validation: [
			'<form data-chaty="validation"><input name="a" class="required" aria-label="A"></form>',
			'form[novalidate]',
			1,
		],
		video: [
			`${ readSample(
				'video'
			) }<a data-chaty="video" href="javascript:hurt()">Bad</a><p data-chaty="video" data-chaty-background="nothing">Bad</p>`,
			'button',
			2,
		],
	};

/** Markup as the browser writes it, without what an emptied style leaves. */
const normalize = ( page: Page, markup: string ) =>
	page.evaluate( ( html ) => {
		const element = document.createElement( 'template' );
		element.innerHTML = html;
		return element.innerHTML.replace( / style=""/g, '' );
	}, markup );

test( 'markup that is added later works; attach twice is harmless and destroy restores it', async ( {
	openPage,
	page,
} ) => {
	test.slow();
	await openPage( 'accordion', '<p>Nothing</p>' );
	for ( const [ name, [ markup, part, count ] ] of Object.entries( LATER ) ) {
		await test.step( name, async () => {
			const later = page.locator( '#later' );
			await addLater( page, 'later', markup );
			await later.scrollIntoViewIfNeeded();
			const parts = later.locator( part );
			await expect( parts ).toHaveCount( count );
			await callBehaviour( page, name, [ 'attach', '#later' ] );
			await expect( parts ).toHaveCount( count );
			if ( name === 'accordion' ) {
				await later.getByRole( 'button', { name: 'Flour' } ).click();
				await expect( later.getByText( 'About Flour' ) ).toBeVisible();
				await expect( later.getByText( 'About Water' ) ).toBeHidden();
			} else if ( name === 'tabs' ) {
				await later.getByRole( 'tab', { name: 'Friday' } ).click();
				await expect( later.locator( '#friday' ) ).toBeVisible();
				await page.goBack();
				await expect( later.locator( '#friday' ) ).toBeHidden();
			}
			await callBehaviour( page, name, [ 'destroy', '#later' ] );
			expect( await normalize( page, await later.innerHTML() ) ).toBe(
				await normalize( page, markup )
			);
			await later.evaluate( ( element ) => element.remove() );
		} );
	}
} );

test( 'when a page loads, then the layout does not shift; when it is printed, then every panel is shown', async ( {
	openPage,
	page,
	complaints,
} ) => {
	const shifts = await watchShifts(
		page,
		complaints,
		'[data-chaty], [data-chaty] ~ *'
	);
	// What is below the window does not count.
	await page.setViewportSize( { width: 1280, height: 3000 } );
	await openPage(
		'panels',
		readSample( 'accordion' ) + readSample( 'tabs' )
	);
	await expectVisible( page, '[aria-expanded=true]', '[aria-selected=true]' );
	expect( await shifts() ).toEqual( [] );
	await page.emulateMedia( { media: 'print' } );
	await expectVisible( page, ...ABOUT, ...DAYS );
} );

test.describe( 'given a right-to-left page on a small screen', () => {
	test.use( { viewport: { width: 600, height: 800 } } );

	test( 'then menus, filters, boxes, links and pictures begin at the right, and nothing is cut off', async ( {
		openPage,
		page,
	} ) => {
		await openPage(
			'right-to-left',
			`<div dir="rtl">${ [
				'navigation',
				'portfolio',
				'hover-box',
				'smooth-anchors',
				'lazy-media',
			]
				.map( readSample )
				.join( '' ) }</div>`
		);
		const select = page.getByRole( 'combobox' );
		await expect( select ).toHaveCSS( 'direction', 'rtl' );
		await select.focus();
		await page.keyboard.press( 'ArrowDown' );
		const go = page.getByRole( 'button', { name: 'Go' } );
		const from = await boxOf( select );
		expect( ( await boxOf( go ) ).x ).toBeLessThan( from.x );

		// Faster than the transitions of the filters; the filters show the last one.
		for ( const name of [ 'Bread', 'Sweet', 'All', 'Sweet', 'All' ] ) {
			await page
				.getByRole( 'button', { name, exact: true } )
				.evaluate( ( filter: HTMLElement ) => filter.click() );
		}
		const items = page.locator( '[data-chaty-categories]' );
		for ( const item of await items.all() ) {
			await expect( item ).toBeVisible();
		}
		const second = await boxOf( items.nth( 1 ) );
		expect( ( await boxOf( items.first() ) ).x ).toBeGreaterThan(
			second.x
		);

		const order = page.getByRole( 'link', { name: 'Order rye' } );
		await order.focus();
		await expect( order ).toBeInViewport();
		await page.getByRole( 'link', { name: 'Our cakes' } ).click();
		await expect( page.locator( '#our-cakes' ) ).toBeInViewport();
		const oven = page.getByAltText( 'A brick oven with a fire' ).first();
		await oven.scrollIntoViewIfNeeded();
		await expect( oven ).toHaveAttribute( 'src', /oven/ );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
		await expectNoViolations( page, '[dir=rtl]' );
	} );
} );
