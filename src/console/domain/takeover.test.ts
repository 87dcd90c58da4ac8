import {
	getFirstChoice,
	getFoundText,
	getProgressText,
	getSettingsText,
	parseFound,
	parseStep,
} from './takeover';
import { getStepFailureText } from './takeover-failure-text';

const found = ( more: object = {} ) =>
	parseFound( {
		settings: { widgets: 3, taken_over_at: '' },
		messages: { total: 1000, copied: 0, retention_days: 365 },
		revision: 'abc',
		issues: [
			{ path: 'widgets[0]', level: 'warning', message: 'left out' },
		],
		document: { chaty_widgets: [ {}, {}, {} ] },
		changes: [ 'widgets' ],
		...more,
	} );

describe( 'what Chaty 3.x left', () => {
	it( 'is what the server says', () => {
		expect( found() ).toMatchObject( {
			widgets: 3,
			takenOverAt: '',
			canUndo: false,
			messages: 1000,
			copied: 0,
			retentionDays: 365,
			revision: 'abc',
			dryRun: { changes: [ 'widgets' ] },
		} );
		expect( getFoundText( found(), 'en_US' ) ).toContain(
			'3 widgets and 1,000 messages'
		);
		expect(
			getFoundText( found( { settings: { widgets: 0 } } ), 'en_US' )
		).toContain( 'left 1,000 messages on' );
		expect(
			getFoundText( found( { messages: { total: 0 } } ), 'en_US' )
		).toContain( 'left 3 widgets on' );
	} );

	it.each( [ null, 'text', [], {}, { messages: 'x', settings: 5 } ] )(
		'is nothing in an answer of another form: %j',
		( answer ) => {
			expect( parseFound( answer ) ).toMatchObject( {
				widgets: 0,
				messages: 0,
				dryRun: { document: null },
			} );
		}
	);

	it( 'says what the widgets would do', () => {
		expect( getSettingsText( found(), 'en_US' ) ).toContain( '3 widgets' );
		expect(
			getSettingsText( found( { changes: [] } ), 'en_US' )
		).toContain( 'already' );
		expect(
			getSettingsText( found( { document: null } ), 'en_US' )
		).toContain( 'cannot' );
	} );
} );

describe( 'what is chosen at first', () => {
	it.each( [
		[ 'all', {}, true, true ],
		[
			'no widgets a second time',
			{ settings: { widgets: 3, taken_over_at: '2026-01-01T00:00:00Z' } },
			false,
			true,
		],
		[ 'no widgets that are refused', { document: null }, false, true ],
		[
			'no messages that are here',
			{ messages: { total: 5, copied: 5 } },
			true,
			false,
		],
	] )( '%s', ( _, more, settings, messages ) => {
		expect( getFirstChoice( found( more ) ) ).toEqual( {
			settings,
			messages,
		} );
	} );
} );

describe( 'a step', () => {
	it( 'counts what is here, and what could not be written', () => {
		expect(
			parseStep( {
				new: 300,
				known: 198,
				failed: 2,
				after: 512,
				is_done: false,
			} )
		).toEqual( { done: 498, failed: 2, after: 512, isLast: false } );
		expect( getProgressText( 500, 1000, 'en_US' ) ).toBe(
			'500 of 1,000 messages are copied.'
		);
		expect( getProgressText( 5000, 10000, 'de_DE_formal' ) ).toBe(
			'5.000 of 10.000 messages are copied.'
		);
	} );

	it.each( [ null, {}, { is_done: 'no' }, '<h1>' ] )(
		'is the last one where the answer does not say: %j',
		( answer ) => {
			expect( parseStep( answer ).isLast ).toBe( true );
		}
	);
} );

it( 'every failure is a sentence', () => {
	const { dryRun } = found();
	expect( dryRun.issues ).toHaveLength( 1 );
	const texts = [
		getStepFailureText( { kind: 'offline' } ),
		getStepFailureText( { kind: 'logged-out' } ),
		getStepFailureText( { kind: 'no-data' } ),
		getStepFailureText( { kind: 'invalid', refused: [] } ),
		getStepFailureText( { kind: 'refused', code: 'x', message: '' } ),
		getStepFailureText( { kind: 'refused', code: 'x', message: 'Why.' } ),
	];
	expect( new Set( texts ).size ).toBe( texts.length );
	expect( texts.every( ( text ) => text.endsWith( '.' ) ) ).toBe( true );
} );
