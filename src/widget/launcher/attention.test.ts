import { applyAttention, getAttention } from './attention';
import { aContext } from '../../../tests/unit/widget-context';
import { FakePage } from '../../../tests/unit/fake-page';

const NONE = { hasCta: false, hasBadge: false, hasEffect: false };
const ALL = { hasCta: true, hasBadge: true, hasEffect: true };

/** What a visitor with these marks sees of a widget that has everything. */
function getFor( cta: 'first_click' | 'all_time', ...marks: string[] ) {
	const page = new FakePage();
	page.cookies.set(
		'chatyWidget_0',
		JSON.stringify(
			marks.map( ( k ) => ( { k, v: page.now.toISOString() } ) )
		)
	);
	const { tracker } = aContext( page ).context;
	return getAttention( {
		widget: {
			id: '0',
			nonce: '',
			channels: [],
			cta,
			badge: 2,
			effect: 'jump',
		},
		tracker,
	} );
}

test.each( [
	[ 'a new visitor', 'first_click', [], ALL ],
	[
		'a second view',
		'first_click',
		[ 'v-widget' ],
		{ ...ALL, hasCta: false },
	],
	[ 'a second view, and a text for all', 'all_time', [ 'v-widget' ], ALL ],
	[
		'a press',
		'all_time',
		[ 'v-widget', 'c-widget' ],
		{ ...NONE, hasCta: true },
	],
] as const )( 'given %s, then what it sees', ( _, cta, marks, expected ) => {
	expect( getFor( cta, ...marks ) ).toEqual( expected );
} );

/** The markup of a launcher without what this visitor's marks rule out. */
function drawn( html: string, attention = NONE ) {
	const container = document.createElement( 'div' );
	container.innerHTML = html;
	applyAttention( container, attention, { lang: { open: 'Write' } } );
	return container.innerHTML;
}

const BADGE = '<span class="ch-pending-msg">2</span>';
const CTA = '<span class="on-hover-text">Hi</span>';

test( 'given a list, then its button has the name that the call to action gave it', () => {
	expect(
		drawn(
			`<label>${ CTA }<div class="box chaty-animation-jump"><button></button>${ BADGE }</div></label>`
		)
	).toBe(
		'<label><div class="box"><button aria-label="Write"></button></div></label>'
	);
} );

test( 'given a single channel, then it has the name that its icon had', () => {
	expect(
		drawn(
			`<a>${ CTA }<span class="chaty-icon" role="img" aria-label="Phone"></span>${ BADGE }</a>`
		)
	).toBe(
		'<a aria-label="Phone" data-hover="Phone"><span class="chaty-icon"></span></a>'
	);
} );

test.each( [
	[ 'all', `<div class="box chaty-animation-jump">${ CTA }${ BADGE }</div>` ],
	[ 'nothing of it', '<button aria-label="Call us"></button>' ],
] )( 'given %s, and a visitor who sees all, then it stays', ( _, html ) => {
	expect( drawn( html, ALL ) ).toBe( html );
} );

test( 'given nothing to remove, then nothing changes', () => {
	const html = '<a aria-label="Phone"><span class="chaty-icon"></span></a>';
	expect( drawn( html ) ).toBe( html );
} );
