import { parseToolStates } from './tool-states';

const STATE = {
	name: 'tables',
	label: 'Tables',
	status: 'critical',
	title: 'Tables are missing',
	text: 'Repair the tables.',
	fields: [ { label: 'Rows of wp_chaty_stats', value: '1,234' } ],
	tools: [ { tool: 'repair-tables', label: 'Repair' } ],
};

test( 'states are read as the server sends them', () => {
	expect(
		parseToolStates( { message: 'Done.', states: [ STATE ] } )
	).toEqual( [ STATE ] );
} );

test.each( [ null, [], 'x', { states: {} } ] )(
	'an answer of something else has no states: %j',
	( answer ) => {
		expect( parseToolStates( answer ) ).toEqual( [] );
	}
);
