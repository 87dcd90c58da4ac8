import type { CanvasParts, MapCanvas } from './renderer';
import type { FindAddress } from './geocode-queue';
import type { FindRoute } from './route';

/** Everything that a map asks of a service. */
export interface MapProvider {
	/** Draws; rejects with a RouteError when the service cannot. */
	createCanvas: ( parts: CanvasParts ) => Promise< MapCanvas >;
	/** Where a place of the page is. */
	findPlace: FindAddress;
	/** Where an address is that the visitor wrote. */
	findAddress: FindAddress;
	/** Absent where the site names no router. */
	findRoute?: FindRoute;
}
