import type { Report } from './report';
import {
	canShowAll,
	isEverything,
	listPoints,
	listSeries,
	listShown,
} from './series';
import { MEASURES, type Split } from './view';

const aReport = ( by: Split, isCompared: boolean ): Report => ( {
	period: { since: '2026-01-01', until: '2026-01-02', by },
	measures: MEASURES,
	isCompared,
	rows: [
		{
			key: '2026-01-01',
			counts: { views: 9, opens: 4, clickers: 2, clicks: 3, messages: 1 },
			former: {
				...{ since: '2025-01-01', until: '2025-01-01' },
				...{ views: 8, opens: 0, clickers: 0, clicks: 0, messages: 0 },
			},
		},
		{
			key: '2026-01-02',
			counts: { views: 1, opens: 1, clickers: 0, clicks: 0, messages: 0 },
			former: null,
		},
	],
} );

test.each( [
	[ 'day', false, '', MEASURES ],
	[ 'day', true, '', [ 'clicks' ] ],
	[ 'channel', false, '', [ 'clicks' ] ],
	[ 'month', true, 'views', [ 'views' ] ],
	[ 'month', false, 'views', [ 'views' ] ],
] as const )(
	'by %s, compared: %s, chosen: "%s"',
	( by, isCompared, show, shown ) => {
		expect( listShown( aReport( by, isCompared ), show ) ).toEqual( shown );
	}
);

test( 'what is not counted cannot be shown', () => {
	const report = {
		...aReport( 'device', false ),
		measures: [ 'clicks' ],
	} as const;
	expect( listShown( report, 'messages' ) ).toEqual( [ 'clicks' ] );
	expect( canShowAll( report ) ).toBe( false );
} );

test( 'there are never more than six series', () => {
	for ( const by of [ 'day', 'week', 'widget' ] as const ) {
		for ( const isCompared of [ true, false ] ) {
			const report = aReport( by, isCompared );
			const series = listSeries( listShown( report, '' ), isCompared );
			expect( series.length ).toBeLessThanOrEqual( 6 );
		}
	}
} );

test( 'points have the numbers of their rows, and gaps where there was no day', () => {
	expect(
		listPoints(
			aReport( 'day', true ).rows,
			listSeries( [ 'views' ], true )
		)
	).toEqual( [
		{ key: '2026-01-01', views: 9, 'views-before': 8 },
		{ key: '2026-01-02', views: 1, 'views-before': null },
	] );
} );

test.each( [
	[ [ 'views', 'clicks' ], false, true ],
	[ [ 'views' ], true, false ],
] as const )(
	'%j are several measures, compared %s: %s',
	( measures, isCompared, expected ) => {
		expect( isEverything( listSeries( measures, isCompared ) ) ).toBe(
			expected
		);
	}
);
