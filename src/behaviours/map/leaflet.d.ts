/** The build of Leaflet that leaves `window.L` alone: a site may have another Leaflet there. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
	export * from 'leaflet';
}
