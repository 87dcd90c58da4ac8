/** The chart: a chunk of its own, so that the table does not wait for the library. */
import {
	Bar,
	CartesianGrid,
	ComposedChart,
	Line,
	Tooltip,
	XAxis,
	YAxis,
} from 'recharts';
import {
	isEverything,
	type ChartPoint,
	type Series,
} from '../domain/statistics/series';
import { translateBarKey } from './bar-keys';
import { isolate } from './labels';
import { getDash, getSeriesClass, getSeriesName, Marker } from './series-look';

interface ChartProps {
	readonly points: readonly ChartPoint[];
	readonly series: readonly Series[];
	/** Lines over time; otherwise bars. */
	readonly hasLines: boolean;
	readonly isRtl: boolean;
	readonly label: string;
	readonly getKey: ( key: string, isShort?: boolean ) => string;
	readonly getCount: ( count: number ) => string;
}

const LINES_HEIGHT_PX = 300;
const BAR_HEIGHT_PX = 14;
const BAR_GAP_PX = 12;
const AXIS_HEIGHT_PX = 40;
/** More marks than this would hide their line. */
const MAX_MARKS = 31;
/** Longer names would leave no room for the bars on a phone. */
const MAX_NAME_LENGTH = 16;

const COLORS = { backgroundColor: 'Canvas', color: 'CanvasText' };
/** Without margins: wp-admin and the library both add some between lines of a list. */
const ITEM = { ...COLORS, margin: 0, paddingTop: 1, paddingBottom: 1 };

/**
 * SVG turns the anchors of its texts around with the direction, and the axes are mirrored already. Not in the style
 * sheet, where the build for the other direction would turn this around too.
 */
const AREA = { width: '100%', direction: 'ltr' } as const;

const shorten = ( name: string ) =>
	name.length > MAX_NAME_LENGTH
		? `${ name.slice( 0, MAX_NAME_LENGTH - 1 ) }…`
		: name;

function drawLine( series: Series, pointCount: number ) {
	const step = Math.ceil( pointCount / MAX_MARKS );
	return (
		<Line
			key={ series.id }
			className={ getSeriesClass( series ) }
			dataKey={ series.id }
			name={ getSeriesName( series ) }
			stroke="currentColor"
			strokeWidth={ 2 }
			strokeDasharray={ getDash( series ) }
			isAnimationActive={ false }
			activeDot={ {
				className: getSeriesClass( series ),
				fill: 'currentColor',
				stroke: 'none',
				r: 6,
			} }
			dot={ ( { key, cx, cy, index } ) =>
				index % step === 0 &&
				typeof cx === 'number' &&
				typeof cy === 'number' ? (
					<Marker key={ key } series={ series } x={ cx } y={ cy } />
				) : (
					<g key={ key } />
				)
			}
		/>
	);
}

/** Lines and their axes: days run in the direction of the text. */
const listLines = ( { points, series, isRtl, ...texts }: ChartProps ) => [
	<XAxis
		key="x"
		dataKey="key"
		reversed={ isRtl }
		minTickGap={ 24 }
		tickFormatter={ ( key ) => isolate( texts.getKey( key, true ) ) }
	/>,
	<YAxis
		key="y"
		width="auto"
		orientation={ isRtl ? 'right' : 'left' }
		allowDecimals={ false }
		scale={ isEverything( series ) ? 'sqrt' : 'auto' }
		tickFormatter={ texts.getCount }
	/>,
	...series.map( ( one ) => drawLine( one, points.length ) ),
];

/** Bars and their axes: one below the other, so that names have room. */
function listBars( { series, isRtl, getKey, getCount }: ChartProps ) {
	return [
		<XAxis
			key="x"
			type="number"
			reversed={ isRtl }
			allowDecimals={ false }
			tickFormatter={ getCount }
		/>,
		<YAxis
			key="y"
			type="category"
			dataKey="key"
			width="auto"
			interval={ 0 }
			orientation={ isRtl ? 'right' : 'left' }
			tickFormatter={ ( key ) => isolate( shorten( getKey( key ) ) ) }
		/>,
		...series.map( ( one ) => (
			<Bar
				key={ one.id }
				className={ getSeriesClass( one ) }
				dataKey={ one.id }
				name={ getSeriesName( one ) }
				fill="currentColor"
				barSize={ BAR_HEIGHT_PX }
				isAnimationActive={ false }
			/>
		) ),
	];
}

const findHeight = ( { points, series, hasLines }: ChartProps ) =>
	hasLines
		? LINES_HEIGHT_PX
		: points.length * ( series.length * BAR_HEIGHT_PX + BAR_GAP_PX ) +
		  AXIS_HEIGHT_PX;

export function Chart( props: ChartProps ) {
	const { points, hasLines, isRtl, label, getKey, getCount } = props;
	const direction = isRtl ? 'rtl' : 'ltr';
	return (
		<div
			role="presentation"
			onKeyDownCapture={ hasLines ? undefined : translateBarKey }
		>
			<ComposedChart
				responsive
				className="chaty-statistics-chart"
				data={ [ ...points ] }
				layout={ hasLines ? 'horizontal' : 'vertical' }
				aria-label={ label }
				style={ { ...AREA, height: findHeight( props ) } }
				margin={ { top: 8, right: 32, bottom: 0, left: 32 } }
			>
				<CartesianGrid
					vertical={ ! hasLines }
					horizontal={ hasLines }
					stroke="currentColor"
					strokeOpacity={ 0.2 }
				/>
				{ hasLines ? listLines( props ) : listBars( props ) }
				<Tooltip
					isAnimationActive={ false }
					separator=": "
					wrapperClassName="chaty-statistics-tooltip"
					contentStyle={ { ...COLORS, direction } }
					itemStyle={ ITEM }
					// In the order of the lines, not of their names.
					itemSorter={ () => 0 }
					labelFormatter={ ( key ) => getKey( String( key ) ) }
					formatter={ ( value ) => getCount( Number( value ) ) }
				/>
			</ComposedChart>
		</div>
	);
}
