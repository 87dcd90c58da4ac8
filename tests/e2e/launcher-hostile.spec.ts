/**
 * Texts that look like markup, on all three makers of it: what the server prints is what scripts draw and what React
 * takes over, and nothing of it runs.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectParity } from './support/parity';
import { recordConsole } from './support/watch';
import {
	aChannel,
	CHANNELS,
	FORM_CHANNEL,
	pageOfEach,
	WidgetOnPage,
	type WidgetSettings,
} from './support/widget';

const IMAGE = '"><img src="/hacked.png" onerror="window.hacked=1">';

/** Calls to action, all shown by a list and by a single link. */
const CALLS_TO_ACTION = {
	quotes: `"Don't" & 'do' – “so” \``,
	tags: '<b>Talk</b> to <i>us</i>, <u>now</u><br>or <em>later</em>',
	'unclosed tags': '<b>Talk <i>to</b> us <p>today <b',
	'markup that is escaped twice':
		'&amp;lt;b&amp;gt;Talk&amp;amp;amp; &lt;b&gt;us&lt;/b&gt;',
	'entities without an end': 'a &amp b &copy c &notin; &#x41 &#0; &nbsp;d',
	emoji: 'Talk 👋🏽 to us 👨‍👩‍👧‍👦 ©',
	'right to left': 'تحدث إلينا‏ (Chaty) \u202eabc\u202c',
	'white space': '  Talk\t to \n\n us \u00a0 ',
	'a script': `Talk<script>window.hacked=1</script>${ IMAGE }<svg onload="window.hacked=2"><style>*{display:none}</style>`,
	'a template and a comment':
		'<!-- Talk --><template>to</template><noscript>us</noscript><![CDATA[now]]>',
	'links and attributes':
		'<a href="javascript:window.hacked=1" onclick="window.hacked=2">Talk</a> <span style="color:red" class="chaty">us</span>',
	'characters that HTML does not know': 'Talk\u0000\u0001\ufffe to\r\nus',
};

const CHANNEL_CHANGES = {
	'a label with markup': { hover_text: IMAGE },
	'a label with quotes': { hover_text: `"A" & 'B' &amp; <b>` },
	'a label that is escaped': { hover_text: '&quot;&lt;b&gt;&amp;amp;' },
	'a label from right to left': { hover_text: 'راسلنا 👋' },
	'a message with quotes and ampersands': {
		pre_set_message: `"Hello" & 'bye' 100% #1 +1 <b> {title} {url} {other}`,
	},
	'a color that ends its rule': {
		icon_color: 'red;background:url(/hacked)}*{display:none',
	},
};

/** Drawings stand in the printed markup alone, so scripts cannot compose them. */
const DRAWINGS = {
	'a drawing with scripts': {
		svg_icon: `<svg viewBox="0 0 24 24" onload="window.hacked=1"><script>window.hacked=2</script><path d="M0 0h24v24" onclick="window.hacked=3"/><foreignObject><img src="/hacked.png" onerror="window.hacked=4"></foreignObject><use href="/hacked.svg#x"/><a href="javascript:window.hacked=5"><circle r="4" cx="9" cy="9"/></a></svg>`,
	},
	'a drawing of paints': {
		svg_icon: `<svg width="39" height='39' fill="#fff"><g fill='url("#a")'><rect width="9" height="9"/></g><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient></defs></svg>`,
	},
};

const SLUGS = {
	'a slug that is odd': {
		channel: 'Custom_Link_4',
		channel_type: 'Custom_Link',
		value: 'https://a.example/?a=1&b="2"&amp;c',
	},
	'an address with quotes': {
		channel: 'Link',
		value: `https://a.example/a'b?c="d"&e=<f>&amp;g`,
	},
};

const WIDGETS: Record< string, WidgetSettings[ 'settings' ] > = {
	'custom CSS that ends the style': {
		has_custom_css: 1,
		custom_css: `</style><script>window.hacked=1</script><style>.chaty{content:"</style>"} .a > .b{color:red}`,
	},
	'colors and fonts that end their rule': {
		widget_color: 'red}</style><script>window.hacked=1</script>',
		cta_bg_color: 'url(/hacked)',
		pending_mesg_count_bgcolor: '#fff;}*{display:none',
		font_family: `x';}*{background:url(/hacked)}`,
	},
	'an effect and a token with quotes': {
		attention_effect: '"><b> jump',
		widget_token: `"'&<b>`,
	},
	'an image with a script as its address': {
		widget_icon: 'chat-image',
		widget_icon_url: 'javascript:window.hacked=1',
	},
	'an image with quotes in its address': {
		widget_icon: 'chat-image',
		widget_icon_url: `/wp-includes/images/blank.gif?a="b"&c='d'`,
	},
};

/** A widget, and whether scripts can compose it as it is printed. */
interface Hostile {
	what: string;
	widget: Pick< WidgetSettings, 'settings' | 'channels' >;
	isComposable: boolean;
}

const FORM = [ FORM_CHANNEL ];
const LINK = [ aChannel( { channel: 'Whatsapp' } ) ];

function hostile(
	what: string,
	settings: WidgetSettings[ 'settings' ],
	channels: WidgetSettings[ 'channels' ],
	isComposable = true
): Hostile {
	return { what, widget: { settings, channels }, isComposable };
}

const rowsOf = ( kind: string, channels: WidgetSettings[ 'channels' ] ) => [
	...Object.entries( CALLS_TO_ACTION ).map( ( [ what, text ] ) =>
		hostile(
			`${ kind } with a call to action with ${ what }`,
			{ show_cta: 'all_time', cta_text: text },
			channels
		)
	),
	...Object.entries( WIDGETS ).map( ( [ what, settings ] ) =>
		hostile(
			`${ kind } with ${ what }`,
			{
				show_cta: 'first_click',
				cta_text: 'Talk to us',
				is_pending_mesg_enabled: 'on',
				pending_mesg_count: 2,
				...settings,
			},
			channels
		)
	),
];

const changed = (
	[ channel ]: WidgetSettings[ 'channels' ],
	changes: object
) => [ { ...channel, ...changes } ];

const ROWS: readonly Hostile[] = [
	...rowsOf( 'a list', CHANNELS ),
	...rowsOf( 'a single link', LINK ),
	...Object.entries( CHANNEL_CHANGES ).flatMap( ( [ what, changes ] ) => [
		hostile( `a single link with ${ what }`, {}, changed( LINK, changes ) ),
		hostile(
			`a single link with ${ what }, behind a call to action`,
			{ show_cta: 'all_time', cta_text: 'Talk to us' },
			changed( LINK, changes )
		),
		hostile( `a single form with ${ what }`, {}, changed( FORM, changes ) ),
	] ),
	...Object.entries( SLUGS ).map( ( [ what, channel ] ) =>
		hostile( what, {}, [ aChannel( channel ) ] )
	),
	...Object.entries( DRAWINGS ).flatMap( ( [ what, changes ] ) => [
		hostile( `${ what }, of a link`, {}, changed( LINK, changes ), false ),
		hostile( `${ what }, of a form`, {}, changed( FORM, changes ), false ),
	] ),
];

/**
 * Opens a widget's list, or the panel of its only channel, and waits for the focus, which would else come while the next
 * one is used. Others may be above it, so without a pointer.
 */
async function use( page: Page, index: number, isList: boolean ) {
	const shown = new WidgetOnPage( page, index );
	const control = isList ? shown.launcher : shown.single;
	await expect( control ).toBeVisible();
	if ( isList ) {
		await control.press( 'Enter' );
		await shown.expectOpen();
		await expect( shown.channels.first() ).toBeFocused();
	} else if ( await control.evaluate( ( one ) => one.matches( 'button' ) ) ) {
		await control.press( 'Enter' );
		await expect( shown.panel.locator( ':focus' ) ).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( shown.panel ).toHaveCount( 0 );
		await expect( control ).toBeFocused();
	}
}

/** A page has room for ten widgets on each side. Each is compared, then used; nothing may run or be complained of. */
const WIDGETS_A_PAGE = 20;
for ( const isComposable of [ true, false ] ) {
	const rows = ROWS.filter( ( row ) => row.isComposable === isComposable );
	for ( let first = 0; first < rows.length; first += WIDGETS_A_PAGE ) {
		const here = rows.slice( first, first + WIDGETS_A_PAGE );
		test( `from ${ here[ 0 ]?.what } to ${ here.at( -1 )
			?.what }, all makers agree and nothing runs`, async ( {
			site,
			page,
		} ) => {
			const requests: string[] = [];
			page.on( 'request', ( request ) => requests.push( request.url() ) );
			const lines = recordConsole( page );
			await site.importSettings(
				pageOfEach(
					here.map(
						( { widget: { settings, channels } }, index ) => ( {
							settings: {
								...settings,
								position: index % 2 ? 'left' : 'right',
							},
							channels,
						} )
					)
				)
			);
			if ( isComposable ) {
				expect( await expectParity( page ) ).toHaveLength(
					here.length
				);
			}
			await page.goto( '/' );
			for ( const [ index, { what, widget } ] of here.entries() ) {
				await test.step( what, () =>
					use( page, index, widget.channels.length > 1 )
				);
			}
			expect( lines.filter( ( line ) => /anew/.test( line ) ) ).toEqual(
				[]
			);
			expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
			expect(
				requests.filter( ( url ) => /\/hacked/.test( url ) )
			).toEqual( [] );
		} );
	}
}
