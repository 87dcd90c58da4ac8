import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
	ChannelModel,
	PageModel,
	ComposedWidgetModel,
} from '../../src/widget/domain/settings/types';
import { parseChannel } from '../../src/widget/domain/settings/parse-channel';
import { parsePageSettings } from '../../src/widget/domain/settings/parse-page-settings';

export type Json = Record< string, unknown >;

const FOLDER = join( __dirname, '../fixtures/settings' );

/** The settings of real sites: each file's name and what it holds, fresh at each call. */
export function readFixtures(): ( readonly [
	name: string,
	settings: Json,
] )[] {
	return readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.sort()
		.map( ( file ) => [
			file.replace( '.json', '' ),
			JSON.parse( readFileSync( join( FOLDER, file ), 'utf8' ) ) as Json,
		] );
}

const VALUES: Readonly< Record< string, string > > = {
	Phone: '+15550100',
	Whatsapp: '15550101',
	Email: 'us@site.example',
	Telegram: '@example',
	Contact_Us: '',
};

/** A channel as a site's settings name it: on everywhere, with a value that leads somewhere. */
export const aRawChannel = (
	channel = 'Phone',
	changes: Json = {}
): Json => ( {
	channel,
	channel_type: channel,
	value: VALUES[ channel ] ?? '',
	is_desktop: 1,
	is_mobile: 1,
	...changes,
} );

/** A widget as the server prints it, with two links. */
export function aRawWidget( {
	settings = {},
	...changes
}: Json & { settings?: Json } = {} ): Json {
	return {
		id: 0,
		settings: { widget_token: 'token-0', ...settings },
		triggers: [],
		channels: [ aRawChannel( 'Phone' ), aRawChannel( 'Whatsapp' ) ],
		...changes,
	};
}

/** A page's settings with these widgets. */
export const aRawPage = ( ...widgets: Json[] ): Json => ( {
	ajax_url: 'https://site.example/wp-admin/admin-ajax.php',
	data_analytics_settings: 'on',
	chaty_widgets: widgets,
} );

/** What the door makes of a page's settings that it must be able to read. */
export function aPage( ...widgets: Json[] ): PageModel {
	const parsed = parsePageSettings( aRawPage( ...widgets ) );
	if ( ! parsed ) {
		throw new Error( 'The settings of this test hold no widget.' );
	}
	return parsed.page;
}

/** The model of one widget. */
export function aWidget(
	changes: Json & { settings?: Json } = {}
): ComposedWidgetModel {
	const [ widget ] = aPage( aRawWidget( changes ) ).widgets;
	if ( ! widget ) {
		throw new Error( 'The settings of this test are no widget.' );
	}
	return widget;
}

/** The model of one channel. */
export function aChannel(
	channel = 'Phone',
	changes: Json = {}
): ChannelModel {
	const model = parseChannel( aRawChannel( channel, changes ) );
	if ( ! model ) {
		throw new Error( 'The settings of this test are no channel.' );
	}
	return model;
}
