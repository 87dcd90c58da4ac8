import { getFileUrl, getScripts } from './files';

const ASSETS = {
	base: '/build/',
	version: '7',
	react: [ { id: 'react-js', src: '/react.js' } ],
};

test.each( [
	[ 'a page that says where files are', ASSETS, '/build/icons.svg?ver=7' ],
	[ 'a page that does not', {}, '' ],
] )( 'given %s, then the address of a file', ( _, assets, url ) => {
	expect( getFileUrl( assets, 'icons.svg' ) ).toBe( url );
} );

test( 'given the widget, then React comes before it', () => {
	expect( getScripts( ASSETS, 'widget' ) ).toEqual( [
		{ id: 'react-js', src: '/react.js' },
		{ id: 'chaty-widget-js', src: '/build/widget.js?ver=7' },
	] );
} );

test( 'given scripts on another host, then a bundle is beside the widget there', () => {
	const widget = 'https://cdn.example/widgets/widget.js?v=widget';
	expect( getScripts( { ...ASSETS, widget }, 'single_channel' ) ).toEqual( [
		{
			id: 'chaty-single-channel-js',
			src: 'https://cdn.example/widgets/single-channel.js?v=widget',
		},
	] );
} );

test( 'given a page that does not say where files are, then nothing', () => {
	expect( getScripts( {}, 'widget' ) ).toEqual( [] );
} );
