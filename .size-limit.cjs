/** What each bundle may weigh, gzipped; the README says when each is loaded. */
const fs = require( 'fs' );
const path = require( 'path' );

/** Of each page behaviour: its script, with the markup that it starts on; the style is told beside it. */
const BEHAVIOURS = {
	accordion: '1.27 kB',
	'bar-graph': '0.85 kB',
	carousel: '3.01 kB',
	// With validation 4 kB.
	'contact-form': '0.78 kB',
	'element-picker': '4.09 kB',
	'hover-box': '1.04 kB',
	'lazy-media': '1.04 kB',
	lightbox: '1.3 kB',
	map: '0.9 kB',
	'mobile-menu': '2.88 kB',
	navigation: '1.02 kB',
	// With several groups, search, order and counts; Shuffle has 6.2 kB for it, Isotope 10.6.
	portfolio: '2.07 kB',
	slider: '2.87 kB',
	'smooth-anchors': '0.97 kB',
	tabs: '1.34 kB',
	validation: '3.48 kB',
	video: '0.91 kB',
};

const folders = fs
	.readdirSync( path.join( __dirname, 'src/behaviours' ), {
		withFileTypes: true,
	} )
	.filter( ( entry ) => entry.isDirectory() && entry.name !== 'core' )
	.map( ( { name } ) => name );

const bundles = [
	[ 'loader', 'loader.js', '6.16 kB' ],
	[ 'loader, with the single channel in it', 'loader-single.js', '7.44 kB' ],
	[ 'single channel, the press on it', 'single-channel.js', '2.35 kB' ],
	[ 'analytics, reports presses', 'analytics.js', '0.46 kB' ],
	[ 'openers, what links open', 'openers.js', '1.9 kB' ],
	[ 'presses on buttons without a widget', 'button-clicks.js', '2.4 kB' ],
	[ 'variables, filled at the press', 'variables.js', '1.1 kB' ],
	[ 'room for neighbors in the corner', 'room.js', '1 kB' ],
	[ 'QR codes of buttons in content', 'qr-button.js', '5 kB' ],
	[ 'triggers', 'triggers.js', '2.1 kB' ],
	[ 'conditions', 'conditions.js', '2.2 kB' ],
	[ 'exit intent', 'exit-intent.js', '1.2 kB' ],
	[ "launcher's CSS, in the page", 'launcher.css', '1.6 kB' ],
	[ 'compose, for settings that come late', 'compose.js', '11.3 kB' ],
	[ 'widget, with its CSS, without React', 'widget.js', '13.49 kB' ],
	[ 'contact form, with its CSS', 'panel-form.js', '7.7 kB' ],
	[ 'contact form in content, besides', 'inline-form.js', '6.1 kB' ],
	[ 'chat, with its CSS', 'panel-chat.js', '5.3 kB' ],
	[ 'QR code, with its CSS', 'panel-qr.js', '3.2 kB' ],
	[ 'agents, with their CSS', 'panel-agents.js', '3.6 kB' ],
	[ "the owner's preview", 'preview.js', '26 kB' ],
	[ "the editor's blocks", 'blocks.js', '4.2 kB' ],
	[ "the editor's panel of a page", 'page-settings.js', '1.3 kB' ],
	[
		'chaty-behaviours, runs behaviours, with what they share',
		'behaviours.js',
		'3.75 kB',
	],
	[
		'chaty-behaviours, finds and loads them too',
		'behaviours-finder.js',
		'1.93 kB',
	],
	[ 'chaty-runtime, what behaviours share', 'runtime.js', '2.85 kB' ],
	[ 'chaty-slides, Embla, for carousel and slider', 'slides.js', '6.99 kB' ],
	[ 'chaty-lightbox-chunk', 'chunks/lightbox.js', '7.1 kB' ],
	[ 'chaty-map-clusters-chunk', 'chunks/map-clusters.js', '4.8 kB' ],
	[ 'chaty-validation-rules-chunk', 'chunks/validation-rules.js', '3.1 kB' ],
	[ 'console, Widgets screen', 'console-widgets.js', '60 kB' ],
	[ 'console, its CSS', 'console-widgets.css', '8 kB' ],
	[ 'console, Settings screen', 'console-settings.js', '15 kB' ],
	[ 'console, take-over', 'console-takeover.js', '1 kB' ],
	[ 'console, CSS of Settings', 'console-settings.css', '8 kB' ],
	[ 'console, Messages screen', 'console-messages.js', '6.5 kB' ],
	[ 'console, CSS of Messages', 'console-messages.css', '8 kB' ],
	[ 'console, Statistics screen', 'console-statistics.js', '14 kB' ],
	[ 'console, CSS of Statistics', 'console-statistics.css', '8 kB' ],
	// With the screen 125 kB; the table does not wait for it.
	[ 'console, chart', 'console-chart.js', '111 kB' ],
	[ 'console, plans of telephone numbers', 'console-phone.js', '46 kB' ],
	[ 'console, dragging of rows', 'console-sortable.js', '16 kB' ],
	[ 'console, dialogs of import and removal', 'console-transfer.js', '4 kB' ],
	[ 'console, import of Settings', 'console-import.js', '11 kB' ],
	[ 'console, test message', 'console-test-message.js', '2 kB' ],
	[ 'console, QR codes', 'console-qr.js', '4 kB' ],
	...folders.map( ( name ) => [
		`chaty-${ name }`,
		`behaviours/${ name }.js`,
		BEHAVIOURS[ name ],
	] ),
];

module.exports = bundles.map( ( [ name, file, limit ] ) => ( {
	name,
	path: `build/${ file }`,
	limit,
	gzip: true,
} ) );
