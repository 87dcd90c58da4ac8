/**
 * Our markup of accordions and tabs becomes WordPress's blocks of these names. The test begins without them, as an older
 * WordPress, then registers them with the attributes of 6.9 and 7.1.
 */
import type { Page } from '@playwright/test';
import { openEditor } from './support/block-editor';
import { logIn } from './support/console';
import { expect, test } from './support/fixtures';

const text = { type: 'string' };
const BLOCKS = {
	'core/accordion': {
		autoclose: { type: 'boolean', default: false },
		headingLevel: { type: 'number', default: 3 },
	},
	'core/accordion-item': { openByDefault: { type: 'boolean' } },
	'core/accordion-heading': { title: text, level: { type: 'number' } },
	'core/accordion-panel': {},
	'core/tabs': { activeTabIndex: { type: 'number', default: 0 } },
	'core/tab-list': { tabs: { type: 'array' }, ariaLabel: text },
	'core/tab-panels': {},
	'core/tab-panel': { label: text },
};

const registerBlocks = ( page: Page ) =>
	page.evaluate(
		( blocks ) =>
			Object.entries( blocks ).forEach( ( [ name, attributes ] ) =>
				( window as any ).wp.blocks.registerBlockType( name, {
					apiVersion: 3,
					title: name,
					category: 'design',
					supports: { anchor: true },
					attributes,
					save: () => null,
				} )
			),
		BLOCKS
	);

/** What WordPress makes of markup: names, attributes and the blocks inside. */
const convert = ( page: Page, handler: string, HTML: string ) =>
	page.evaluate(
		( [ name, markup ] ) => {
			const { blocks } = ( window as any ).wp;
			// Since WordPress 7.1, the markup of Custom HTML is no attribute.
			const outline = ( block: any ): unknown => [
				block.name.replace( 'core/', '' ),
				block.name === 'core/html'
					? blocks.serialize( block )
					: JSON.parse( JSON.stringify( block.attributes ) ),
				...block.innerBlocks.map( outline ),
			];
			return blocks[ name as string ]( {
				HTML: markup,
				mode: 'BLOCKS',
			} ).map( outline );
		},
		[ handler, HTML ]
	);

const paragraph = ( content: string ) => [
	'paragraph',
	expect.objectContaining( { content } ),
];

const QUESTIONS = `<ul id="questions" data-chaty="accordion">
	<li class="selected"><h2 data-chaty-part="heading"><button>Rye &amp; <em>spelt</em></button></h2><div data-chaty-part="panel"><p>Baked <a href="/">here</a></p></div></li>
	<li><h2 data-chaty-part="heading">Oat</h2><div data-chaty-part="panel"><ul><li>Later</li></ul></div></li>
</ul>`;
const DETAILS = `<div data-chaty="accordion" data-chaty-independent>
	<details open><summary>Rye</summary>Baked here</details>
</div>`;
const HOURS = `<div data-chaty="tabs">
	<ul data-chaty-part="list" aria-label="Hours"><li><a href="#summer">Summer</a></li><li class="active"><button aria-controls="winter">Winter</button></li></ul>
	<div id="summer" data-chaty-part="panel"><p>9 to 5</p></div>
	<div id="winter" data-chaty-part="panel"><p>10 to 4</p></div>
</div>`;

const section = (
	open: boolean,
	title: string,
	level: number,
	...inner: unknown[]
) => [
	'accordion-item',
	{ openByDefault: open },
	[ 'accordion-heading', { title, level } ],
	[ 'accordion-panel', {}, ...inner ],
];

const tab = ( anchor: string, label: string, hours: string ) => [
	'tab-panel',
	{ anchor, label },
	paragraph( hours ),
];

/** Markup → the block that it becomes. */
const BECOMES = [
	[
		QUESTIONS,
		[
			'accordion',
			{ anchor: 'questions', autoclose: true, headingLevel: 2 },
			section(
				true,
				'Rye &amp; <em>spelt</em>',
				2,
				paragraph( 'Baked <a href="/">here</a>' )
			),
			section( false, 'Oat', 2, [
				'list',
				expect.anything(),
				[
					'list-item',
					expect.objectContaining( { content: 'Later' } ),
				],
			] ),
		],
	],
	[
		DETAILS,
		[
			'accordion',
			{ autoclose: false, headingLevel: 3 },
			section( true, 'Rye', 3, paragraph( 'Baked here' ) ),
		],
	],
	[
		HOURS,
		[
			'tabs',
			{ activeTabIndex: 1 },
			[
				'tab-list',
				{
					ariaLabel: 'Hours',
					tabs: [ { label: 'Summer' }, { label: 'Winter' } ],
				},
			],
			[
				'tab-panels',
				{},
				tab( 'summer', 'Summer', '9 to 5' ),
				tab( 'winter', 'Winter', '10 to 4' ),
			],
		],
	],
] as const;

test( 'markup that is pasted or converted becomes accordion and tabs; where WordPress has none, it stays', async ( {
	page,
} ) => {
	await logIn( page );
	await openEditor( page, 'post-new.php?post_type=page' );
	await page.evaluate(
		( names ) =>
			names.forEach( ( name ) => {
				const { blocks } = ( window as any ).wp;
				if ( blocks.getBlockType( name ) ) {
					blocks.unregisterBlockType( name );
				}
			} ),
		Object.keys( BLOCKS )
	);
	expect( await convert( page, 'rawHandler', HOURS ) ).toEqual( [
		[ 'html', expect.anything() ],
	] );

	await registerBlocks( page );
	for ( const handler of [ 'rawHandler', 'pasteHandler' ] ) {
		for ( const [ markup, block ] of BECOMES ) {
			expect( await convert( page, handler, markup ), handler ).toEqual( [
				block,
			] );
		}
	}

	// What a block cannot hold is not made one.
	const more = HOURS.replace( '<p>9', 'x</div><p>Beside</p><div><p>9' );
	expect(
		JSON.stringify( await convert( page, 'rawHandler', more ) )
	).toContain( 'Beside' );
	// Nothing that runs comes in with a paste, and lists that are no accordion stay lists.
	const attack = `<ul data-chaty="accordion"><li><h3 data-chaty-part="heading"><b onclick="x()">A</b><script>x()</script></h3><div data-chaty-part="panel"><p onclick="x()">B</p><script>x()</script></div></li></ul>`;
	const lists = `<p>-</p><ul><li><h3 data-chaty-part="heading">C</h3><ul><li>D</li></ul></li><li><div>E</div></li></ul><p>-</p><ul data-chaty="accordion"><li>Beside</li></ul>`;
	const pasted = JSON.stringify(
		await convert(
			page,
			'pasteHandler',
			attack + attack.replace( /(<\/?)(ul|li)\b/g, '$1div' ) + lists
		)
	);
	expect( pasted ).not.toMatch( /x\(\)|<h3|<div/ );
	expect( pasted ).toMatch(
		/(accordion-panel.*B.*){2}list-item.*C.*list-item.*D.*E.*Beside/
	);
} );
