import { aRawWidget } from '../../tests/unit/settings';
import { readList, type Raw } from '../shared/raw-values';
import { start } from '../widget/launcher/start';
import { createPreview } from './start-preview';

jest.mock( '../widget/launcher/start', () => ( { start: jest.fn() } ) );

const PAGE = {
	home: '',
	path: '/',
	ids: {},
	language: '',
	facts: [ 'front_page' ],
};

const onOtherPages = ( id: string ) =>
	aRawWidget( {
		id,
		triggers: { pages: [ { effect: 'hide', kind: 'front_page' } ] },
	} );

/** Plays a draft; returns the reports, and the IDs of the widgets that were started. */
function play( widgets: readonly object[], edited?: string ) {
	const report = jest.fn();
	jest.mocked( start ).mockClear();
	createPreview(
		report,
		PAGE
	)( {
		draft: { chaty_widgets: widgets },
		state: 'page',
		visitor: {},
		...( edited && { edited } ),
	} );
	const [ browser ] = jest.mocked( start ).mock.calls[ 0 ] ?? [];
	let started: readonly unknown[] = [];
	browser?.watchSettings( ( settings ) => {
		started = readList( settings as Raw, 'chaty_widgets' );
	} );
	return { report, ids: started.map( ( one ) => ( one as Raw )[ 'id' ] ) };
}

test.each( [
	[ 'no rules', aRawWidget( { id: '_1' } ), 'visible', [ '_1' ] ],
	[ 'rules for other pages', onOtherPages( '_1' ), 'page-rules', [] ],
] )(
	'given %s, then what the server prints starts',
	( _, widget, reason, expected ) => {
		const { report, ids } = play( [ widget ] );
		expect( ids ).toEqual( expected );
		expect( report ).toHaveBeenCalledWith(
			expect.objectContaining( { type: 'why', reason, others: 0 } )
		);
	}
);

test( 'given several widgets, then those of the page start in their order, and the edited one also where it is off', () => {
	const { report, ids } = play(
		[
			aRawWidget( { id: 0 } ),
			{ ...aRawWidget( { id: '_1' } ), is_active: 0 },
			{ ...aRawWidget( { id: '_2' } ), is_active: 0 },
			onOtherPages( '_3' ),
			aRawWidget( { id: '_4' } ),
		],
		'_2'
	);
	expect( ids ).toEqual( [ 0, '_2', '_4' ] );
	expect( report ).toHaveBeenCalledWith(
		expect.objectContaining( { type: 'why', reason: 'off', others: 2 } )
	);
} );
