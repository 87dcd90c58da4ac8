import { aRawWidget } from '../../tests/unit/settings';
import { start } from '../widget/launcher/start';
import { createPreview } from './start-preview';

jest.mock( '../widget/launcher/start', () => ( { start: jest.fn() } ) );

const PAGE = { home: '', path: '/', ids: {}, facts: [ 'front_page' ] };

test.each( [
	[ 'no rules', [], 'visible', 1 ],
	[
		'rules for other pages',
		[ { effect: 'hide', kind: 'front_page' } ],
		'page-rules',
		0,
	],
] )(
	'given %s, then what the server prints starts',
	( _, pages, reason, starts ) => {
		jest.mocked( start ).mockClear();
		const report = jest.fn();
		const widget = aRawWidget( { triggers: { pages } } );
		createPreview(
			report,
			PAGE
		)( {
			draft: { chaty_widgets: [ widget ] },
			state: 'page',
			visitor: {},
		} );
		expect( start ).toHaveBeenCalledTimes( starts );
		expect( report ).toHaveBeenCalledWith(
			expect.objectContaining( { type: 'why', reason } )
		);
	}
);
