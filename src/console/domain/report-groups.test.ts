import { groupReport } from './report-groups';

const UNUSED = 'is not used.';

test( 'lines are grouped by widget and by what is said, the site first', () => {
	expect(
		groupReport( [
			{ path: 'widgets[1].settings.a', message: UNUSED },
			{ path: 'widgets[0].settings.a', message: UNUSED },
			{ path: 'data_analytics_settings', message: UNUSED },
			{ path: 'widgets[0].channels[2].value', message: 'is too long.' },
			{ path: 'widgets[0].settings.b', message: UNUSED },
		] )
	).toEqual( [
		{
			index: null,
			message: UNUSED,
			paths: [ 'data_analytics_settings' ],
		},
		{ index: 0, message: UNUSED, paths: [ 'settings.a', 'settings.b' ] },
		{
			index: 0,
			message: 'is too long.',
			paths: [ 'channels[2].value' ],
		},
		{ index: 1, message: UNUSED, paths: [ 'settings.a' ] },
	] );
} );

test( 'a widget as a whole is named by its path, and nothing gives no group', () => {
	expect( groupReport( [ { path: 'widgets[3]', message: '' } ] ) ).toEqual( [
		{ index: 3, message: '', paths: [ 'widgets[3]' ] },
	] );
	expect( groupReport( [] ) ).toEqual( [] );
} );
