import fc from 'fast-check';
import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from './panel-machine';

const ASKED: PanelState = { name: 'open', isUserInitiated: true };
const BY_ITSELF: PanelState = { name: 'open', isUserInitiated: false };
const FORM: PanelState = {
	name: 'panel',
	channel: 'Contact_Us',
	isUserInitiated: true,
};

const TOGGLE: PanelEvent = { type: 'toggle' };
const CLOSE: PanelEvent = { type: 'close' };
const BACK: PanelEvent = { type: 'close-panel' };
const OPEN_FORM: PanelEvent = {
	type: 'open-panel',
	channel: 'Contact_Us',
	isUserInitiated: true,
};
const open = ( isUserInitiated: boolean ): PanelEvent => ( {
	type: 'open',
	isUserInitiated,
} );

describe( 'given a widget with a list', () => {
	test.each< [ string, PanelState, PanelEvent, PanelState ] >( [
		[ 'closed, the launcher opens the list', CLOSED, TOGGLE, ASKED ],
		[ 'open, the launcher closes it', ASKED, TOGGLE, CLOSED ],
		[
			'opened by itself, the launcher closes it',
			BY_ITSELF,
			TOGGLE,
			CLOSED,
		],
		[
			'in a panel, the launcher leads back to the list',
			FORM,
			TOGGLE,
			ASKED,
		],
		[ 'closed, launch_chaty() opens it', CLOSED, open( true ), ASKED ],
		[
			'closed, a default state opens it unasked',
			CLOSED,
			open( false ),
			BY_ITSELF,
		],
		[ 'open, a pointer changes nothing', ASKED, open( false ), ASKED ],
		[ 'in a panel, a pointer changes nothing', FORM, open( false ), FORM ],
		[
			'opened by itself, to ask for it makes it stay',
			BY_ITSELF,
			open( true ),
			ASKED,
		],
		[
			'open, to open it again changes nothing',
			ASKED,
			open( true ),
			ASKED,
		],
		[ 'in a panel, to open it changes nothing', FORM, open( true ), FORM ],
		[ 'open, a channel opens its panel', ASKED, OPEN_FORM, FORM ],
		[ 'closed, a panel can be opened at once', CLOSED, OPEN_FORM, FORM ],
		[ 'in a panel, its cross leads back to the list', FORM, BACK, ASKED ],
		[ 'open, there is no panel to leave', ASKED, BACK, ASKED ],
		[ 'closed, there is no panel to leave', CLOSED, BACK, CLOSED ],
		[ 'open, closing closes', ASKED, CLOSE, CLOSED ],
		[ 'in a panel, closing closes all', FORM, CLOSE, CLOSED ],
		[ 'closed, closing changes nothing', CLOSED, CLOSE, CLOSED ],
	] )( '%s', ( _, state, event, next ) => {
		expect( reducePanel( state, event, true ) ).toEqual( next );
	} );
} );

describe( 'given a widget of one channel', () => {
	test.each< [ string, PanelState, PanelEvent, PanelState ] >( [
		[ 'the launcher has no list to open', CLOSED, TOGGLE, CLOSED ],
		[ 'launch_chaty() has none either', CLOSED, open( true ), CLOSED ],
		[ 'its panel opens', CLOSED, OPEN_FORM, FORM ],
		[ 'its panel’s cross closes', FORM, BACK, CLOSED ],
		[ 'the launcher closes its panel', FORM, TOGGLE, CLOSED ],
	] )( '%s', ( _, state, event, next ) => {
		expect( reducePanel( state, event, false ) ).toEqual( next );
	} );
} );

test.each( [ true, false ] )(
	'another panel takes the place of the one that is open, asked for: %s',
	( isUserInitiated ) => {
		const next = { channel: 'WeChat', isUserInitiated };
		expect(
			reducePanel( FORM, { type: 'open-panel', ...next }, true )
		).toEqual( { name: 'panel', ...next } );
	}
);

test( 'whatever happens, a change is a new object and no change the same one', () => {
	const events = fc.array(
		fc.constantFrom( TOGGLE, CLOSE, BACK, open( true ), open( false ) )
	);
	fc.assert(
		fc.property( events, fc.boolean(), ( happened, hasList ) => {
			let state: PanelState = CLOSED;
			for ( const event of happened ) {
				const next = reducePanel( state, event, hasList );
				if ( JSON.stringify( next ) === JSON.stringify( state ) ) {
					expect( next ).toBe( state );
				}
				state = next;
			}
		} )
	);
} );
