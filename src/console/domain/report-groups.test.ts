import { groupReport } from './report-groups';

const UNUSED = 'is not used.';
const LEFT_OUT =
	'Poptin in “Sales” is left out: there is no such channel here.';

const group = ( ...report: Parameters< typeof groupReport >[ 0 ] ) =>
	groupReport( report, ( path ) => path.replace( /^.*\./, '' ) ).map(
		( { index, message, lines } ) => [ index, message, [ ...lines ] ]
	);

test( 'lines are grouped by widget and by what is said, the site first', () => {
	expect(
		group(
			{ path: 'widgets[1].settings.a', message: UNUSED },
			{ path: 'widgets[0].settings.a', message: UNUSED },
			{ path: 'data_analytics_settings', message: UNUSED },
			{ path: 'widgets[0].channels[2].value', message: 'is too long.' },
			{ path: 'widgets[0].settings.b', message: UNUSED }
		)
	).toEqual( [
		[ null, UNUSED, [ 'data_analytics_settings' ] ],
		[ 0, UNUSED, [ 'a', 'b' ] ],
		[ 0, 'is too long.', [ 'value' ] ],
		[ 1, UNUSED, [ 'a' ] ],
	] );
} );

test( 'what has the same name is listed once', () => {
	expect(
		group(
			{ path: 'widgets[0].channels[0].emoji', message: UNUSED },
			{ path: 'widgets[0].channels[1].emoji', message: UNUSED }
		)
	).toEqual( [ [ 0, UNUSED, [ 'emoji' ] ] ] );
} );

test( 'a channel that is left out is a line; one that changes is named', () => {
	expect(
		group(
			{ path: 'widgets[0].channels[0]', message: LEFT_OUT },
			{ path: 'widgets[0].channels[1]', message: '' }
		)
	).toEqual( [ [ 0, '', [ LEFT_OUT, 'channels[1]' ] ] ] );
} );

test( 'nothing gives no group', () => {
	expect( group() ).toEqual( [] );
} );
