import { splitPath } from './issues';

test.each( [
	[ 'widgets[2].settings.cta', { index: 2, rest: 'settings.cta' } ],
	[ 'chaty_widgets[0]', { index: 0, rest: '' } ],
	[ 'old_widgets[0]', null ],
	[ 'widgets', null ],
] )(
	'the place in the list of widgets that %s names is %j',
	( path, place ) => {
		expect( splitPath( path ) ).toEqual( place );
	}
);
