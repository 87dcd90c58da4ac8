/** Reads Chromium's trace events: the tasks of the page's main thread, as trees of what ran in them. */

/** Kinds of events, to which their time counts; the time of an event without a kind counts to the event around it. */
const KINDS = [
	[ 'garbage collection', /^(MinorGC|MajorGC|V8\.GC|BlinkGC|CppGC)/ ],
	[
		'parse and compile',
		/^(v8\.compile|V8\.(Compile|Parse|PreParse|Bytecode|StackGuard|HandleInterrupts|Optimize|Finalize|OffThread)|v8\.produce|FlushInstructionCache)/,
	],
	[
		'script',
		/^(EvaluateScript|FunctionCall|v8\.(run|callFunction|evaluateModule)|RunMicrotasks|EventDispatch|TimerFire|Fire(AnimationFrame|IdleCallback)|HandlePostMessage|RunPostTaskCallback)$/,
	],
	[ 'style', /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/ ],
	[ 'layout', /^(Layout|HitTest)$/ ],
	[ 'paint', /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|Decode Image)$/ ],
	[ 'HTML', /^ParseHTML$/ ],
	[ 'other', /^RunTask$/ ],
];

const kindOf = ( name ) =>
	KINDS.find( ( [ , pattern ] ) => pattern.test( name ) )?.[ 0 ];

/** The renderer's main thread: of all with that name the one that worked most. */
function findMainThread( events ) {
	const threads = events
		.filter(
			( { name, args } ) =>
				name === 'thread_name' && args.name === 'CrRendererMain'
		)
		.map( ( { pid, tid } ) => ( {
			pid,
			tid,
			work: events
				.filter(
					( one ) =>
						one.name === 'RunTask' &&
						one.pid === pid &&
						one.tid === tid
				)
				.reduce( ( sum, { dur = 0 } ) => sum + dur, 0 ),
		} ) );
	return threads.sort( ( a, b ) => b.work - a.work )[ 0 ];
}

/** Nests complete events in each other by their times. */
function nest( events ) {
	const roots = [];
	const open = [];
	for ( const { name, ts, dur, args } of events ) {
		while ( open.length && open.at( -1 ).end <= ts ) {
			open.pop();
		}
		const parent = open.at( -1 );
		const node = {
			name,
			begin: ts,
			end: ts + dur,
			data: args?.data ?? args ?? {},
			kind: kindOf( name ) ?? parent?.kind ?? 'other',
			children: [],
		};
		( parent?.children ?? roots ).push( node );
		open.push( node );
	}
	return roots;
}

/**
 * Adds up by kind what an event and those in it took, each without what is inside it.
 *
 * @param {Object}                 node The event.
 * @param {Record<string, number>} sums What is added to.
 * @return {Record<string, number>} Microseconds by kind.
 */
export function sumKinds( node, sums = {} ) {
	const inner = node.children.reduce(
		( sum, { begin, end } ) => sum + end - begin,
		0
	);
	sums[ node.kind ] =
		( sums[ node.kind ] ?? 0 ) + node.end - node.begin - inner;
	node.children.forEach( ( child ) => sumKinds( child, sums ) );
	return sums;
}

/**
 * Reads the tasks of a trace.
 *
 * @param {Object[]} events The trace's `traceEvents`.
 * @return {{tasks: Object[], main: Object[], events: Object[]}} Trees of tasks, the thread's events, and all events; times are in microseconds.
 */
export function readTrace( events ) {
	const { pid, tid } = findMainThread( events );
	const main = events
		.filter( ( one ) => one.pid === pid && one.tid === tid )
		.sort( ( a, b ) => a.ts - b.ts || ( b.dur ?? 0 ) - ( a.dur ?? 0 ) );
	const complete = main.filter( ( { ph } ) => ph === 'X' );
	return {
		tasks: nest( complete ).filter( ( { name } ) => name === 'RunTask' ),
		main,
		events,
	};
}
