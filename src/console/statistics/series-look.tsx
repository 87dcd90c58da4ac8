import { __, sprintf } from '@wordpress/i18n';
import type { Series } from '../domain/statistics/series';
import type { Measure } from '../domain/statistics/view';
import { MEASURE_LABELS } from './labels';

/** Lines differ by dashes and markers, not by color alone (WCAG 1.4.1). */
const LOOKS: Readonly<
	Record< Measure, { readonly dash: string; readonly marker: string } >
> = {
	views: { dash: '', marker: 'M-4-4h8v8h-8z' },
	opens: { dash: '10 4', marker: 'M0-5 5 4H-5z' },
	clickers: { dash: '6 3', marker: 'M-5-4H5L0 5z' },
	clicks: { dash: '', marker: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z' },
	messages: { dash: '2 3', marker: 'M0-5 5 0 0 5-5 0z' },
};

const FORMER_DASH = '5 5';

export const getDash = ( { measure, isFormer }: Series ) =>
	isFormer ? FORMER_DASH : LOOKS[ measure ].dash;

export const getSeriesClass = ( { measure, isFormer }: Series ) =>
	`chaty-statistics-series is-${ measure }${ isFormer ? ' is-former' : '' }`;

export const getSeriesName = ( { measure, isFormer }: Series ) =>
	isFormer
		? sprintf(
				/* translators: %s: what is counted, such as views. */
				__( '%s before', 'chaty' ),
				MEASURE_LABELS[ measure ]
		  )
		: MEASURE_LABELS[ measure ];

interface MarkerProps {
	readonly series: Series;
	readonly x: number;
	readonly y: number;
}

export const Marker = ( { series, x, y }: MarkerProps ) => (
	<path
		// The library draws marks apart from their line.
		className={ `chaty-statistics-marker ${ getSeriesClass( series ) }` }
		d={ LOOKS[ series.measure ].marker }
		transform={ `translate(${ x } ${ y })` }
	/>
);

interface LegendProps {
	readonly series: readonly Series[];
	readonly hasLines: boolean;
}

export const Legend = ( { series, hasLines }: LegendProps ) => (
	<ul className="chaty-statistics-legend">
		{ series.map( ( one ) => (
			<li key={ one.id } className={ getSeriesClass( one ) }>
				<svg width="32" height="14" aria-hidden="true">
					{ hasLines ? (
						<>
							<path
								d="M0 7H32"
								stroke="currentColor"
								strokeWidth="2"
								strokeDasharray={ getDash( one ) }
							/>
							<Marker series={ one } x={ 16 } y={ 7 } />
						</>
					) : (
						<rect
							className="chaty-statistics-bar"
							x="1"
							y="2"
							width="30"
							height="10"
						/>
					) }
				</svg>
				<span>{ getSeriesName( one ) }</span>
			</li>
		) ) }
	</ul>
);
