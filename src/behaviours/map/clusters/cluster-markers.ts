import { makeElement } from '@chaty/runtime';
import Supercluster from 'supercluster';
import { translatePlural } from '../../core/plural';
import { CLOSEST_ZOOM } from '../options';
import type { Point } from '../point';
import type {
	CanvasMarker,
	ClusterMarkers,
	MapCanvas,
	MarkerOptions,
} from '../types';

/** The distance within which markers are gathered; pins are 44 px wide. */
const RADIUS_PX = 60;
/** The width of the world at zoom 0, on which Leaflet and Google base their zooms. */
const WORLD_PX = 256;
const WORLD: [ number, number, number, number ] = [ -180, -90, 180, 90 ];

interface Entry {
	readonly point: Point;
	readonly marker: CanvasMarker;
	/** Whether its popup shows: then it is in no cluster. */
	isOpen: boolean;
}

interface Cluster {
	readonly entries: readonly Entry[];
	readonly marker: CanvasMarker;
}

const createIndex = ( entries: readonly Entry[] ) =>
	new Supercluster< { readonly entry: Entry } >( {
		extent: WORLD_PX,
		maxZoom: CLOSEST_ZOOM - 1,
		radius: RADIUS_PX,
	} ).load(
		entries.map( ( entry ) => ( {
			type: 'Feature',
			geometry: {
				type: 'Point',
				coordinates: [ entry.point.lng, entry.point.lat ],
			},
			properties: { entry },
		} ) )
	);

/** Adds the clusters of a zoom, each as a button that zooms in until the cluster splits. */
function addClusters(
	canvas: MapCanvas,
	entries: readonly Entry[],
	zoom: number
): readonly Cluster[] {
	const index = createIndex( entries );
	return index.getClusters( WORLD, Math.floor( zoom ) ).flatMap( ( one ) => {
		if ( ! ( 'cluster_id' in one.properties ) ) {
			return [];
		}
		const { cluster_id: id, point_count: count } = one.properties;
		const [ lng = 0, lat = 0 ] = one.geometry.coordinates;
		const point = { lat, lng };
		const marker = canvas.addMarker( {
			point,
			title: translatePlural( '%1$s place', '%1$s places', count ),
			drawing: makeElement(
				'span',
				{ class: 'chaty-map-cluster' },
				String( count )
			),
			onPress: () =>
				canvas.setView( point, index.getClusterExpansionZoom( id ) ),
		} );
		const leaves = index.getLeaves( id, Infinity );
		return {
			marker,
			entries: leaves.map( ( { properties } ) => properties.entry ),
		};
	} );
}

/** Draws the clusters of markers anew. The focus stays on the marker or cluster of the same place. */
function createDrawing( canvas: MapCanvas, entries: ReadonlySet< Entry > ) {
	let clusters: readonly Cluster[] = [];
	let isWaiting = false;

	const findCluster = ( entry: Entry ) =>
		clusters.find( ( one ) => one.entries.includes( entry ) );

	const findFocused = (): Entry | undefined =>
		[ ...entries ].find( ( { marker } ) => marker.hasFocus() ) ??
		clusters
			.find( ( { marker } ) => marker.hasFocus() )
			?.entries.find( ( entry ) => entries.has( entry ) );

	function draw(): void {
		const zoom = canvas.getZoom();
		isWaiting = false;
		if ( zoom === undefined ) {
			return;
		}
		const old = clusters;
		const focused = findFocused();
		clusters = addClusters(
			canvas,
			[ ...entries ].filter( ( { isOpen } ) => ! isOpen ),
			zoom
		);
		entries.forEach( ( entry ) =>
			entry.marker.setShown( ! findCluster( entry ) )
		);
		old.forEach( ( { marker } ) => marker.remove() );
		if ( focused ) {
			( findCluster( focused ) ?? focused ).marker.focus();
		}
	}
	/** Draws once for all markers that are added together, after Leaflet has drawn them. */
	return function drawLater(): void {
		if ( ! isWaiting ) {
			isWaiting = true;
			queueMicrotask( draw );
		}
	};
}

/** Gathers markers that are near each other, as the map zooms and as markers come and go. */
export const clusterMarkers: ClusterMarkers = ( canvas ) => {
	const entries = new Set< Entry >();
	const drawLater = createDrawing( canvas, entries );

	function addMarker( options: MarkerOptions ): CanvasMarker {
		const marker = canvas.addMarker( options );
		const entry: Entry = { point: options.point, marker, isOpen: false };
		const setOpen = ( isOpen: boolean ) => {
			entry.isOpen = isOpen;
			drawLater();
		};
		entries.add( entry );
		drawLater();
		return {
			...marker,
			showPopup() {
				marker.setShown( true );
				marker.showPopup();
				setOpen( true );
			},
			hidePopup() {
				marker.hidePopup();
				setOpen( false );
			},
			remove() {
				entries.delete( entry );
				marker.remove();
				drawLater();
			},
		};
	}
	canvas.onZoom( drawLater );
	return { ...canvas, addMarker };
};
