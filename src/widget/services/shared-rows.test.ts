/**
 * What the page and the server must read alike. `tests/phpunit/settings/test-shared-rows.php` reads
 * the same rows.
 */
import availability from '../../../tests/fixtures/availability-rows.json';
import colors from '../../../tests/fixtures/color-rows.json';
import conditions from '../../../tests/fixtures/condition-rows.json';
import words from '../../../tests/fixtures/word-rows.json';
import { DESKTOP, FakePage, PHONE } from '../../../tests/unit/fake-page';
import { aRawChannel, aWidget, type Json } from '../../../tests/unit/settings';
import { aContext } from '../../../tests/unit/widget-context';
import { getUsableChannels } from './usable-channels';
import { getAgents } from '../domain/agents';
import { readColor } from '../domain/color';
import { getHiddenReason } from '../domain/conditions';
import { getChannelLink } from '../domain/channels';
import { hasConditions } from '../domain/settings/parse-page-settings';
import type {
	ChannelModel,
	ComposedWidgetModel,
} from '../domain/settings/types';
import { parseChannel } from '../domain/settings/parse-channel';
import { parseTriggers } from '../domain/settings/parse-triggers';

const FACTS = { isMobile: false, isIos: false, title: '', url: '' };

/** Whether a widget of this channel shows it there. */
function shows( channel: unknown, userAgent = DESKTOP ): boolean {
	const page = new FakePage( { userAgent } );
	const { context } = aContext( page, { channels: [ channel ] } );
	return getUsableChannels( context ).length > 0;
}

describe( 'values of channels', () => {
	test.each( availability.values )( '$value', ( { value, kinds } ) => {
		const usable = Object.entries( availability.kinds ).flatMap(
			( [ kind, types ] ) =>
				types
					.filter( ( type ) =>
						shows( aRawChannel( type, { value } ) )
					)
					.map( () => kind )
		);
		expect( usable ).toEqual(
			kinds.flatMap( ( kind ) =>
				availability.kinds[ kind as 'code' ].map( () => kind )
			)
		);
	} );
} );

describe( 'channels', () => {
	test.each( availability.channels )( 'one $about', ( row ) => {
		expect( shows( row.channel ) ).toBe( row.desktop );
		expect( shows( row.channel, PHONE ) ).toBe( row.mobile );
	} );
} );

describe( 'colors', () => {
	test.each( colors.rows )( '$value', ( { value, color } ) => {
		expect( readColor( { value }, 'value' ) ).toBe( color );
	} );
} );

describe( 'conditions', () => {
	const nothing = parseTriggers( {} );

	test.each( conditions.rows )( '$about', ( row ) => {
		const { triggers, kept, needsRules, read } = row;
		for ( const given of [ triggers, kept ] as Json[] ) {
			expect( parseTriggers( given ) ).toEqual( { ...nothing, ...read } );
			expect( hasConditions( given ) ).toBe( needsRules );
		}
	} );

	test.each( conditions.visits )( 'visit: $about', ( row ) => {
		const visit = { now: new Date( row.at ), country: row.country };
		expect( getHiddenReason( parseTriggers( row.triggers ), visit ) ).toBe(
			row.hidden
		);
	} );
} );

const AGENT = { value: 'example' };
const CHANNEL = {
	channel: 'Linkedin',
	value: 'example',
	is_agent: 0,
	agent_data: [ AGENT ],
};

function aChannel( changes: Json ): ChannelModel {
	const channel = parseChannel( { ...CHANNEL, ...changes } );
	if ( ! channel ) {
		throw new Error( 'This test has no channel.' );
	}
	return channel;
}

const anAgent = ( changes: Json ) =>
	getAgents(
		aChannel( { agent_data: [ { ...AGENT, ...changes } ] } ),
		FACTS
	)[ 0 ];

/** What the page makes of a key. */
const READERS: Record< string, ( changes: Json ) => unknown > = {
	'agent.link_type': ( changes ) => anAgent( changes )?.href,
	'agent.agent_image': ( changes ) => anAgent( changes )?.imageUrl,
	'channel.custom_image_url': ( changes ) => aChannel( changes ).imageUrl,
};
for ( const key of [ 'link_type', 'channel_account_type' ] ) {
	READERS[ `channel.${ key }` ] = ( changes ) =>
		getChannelLink( aChannel( changes ), FACTS )?.href;
}
const SETTINGS: Record< string, ( widget: ComposedWidgetModel ) => unknown > = {
	show_cta: ( { ctaMode } ) => ctaMode,
	default_state: ( { defaultState } ) => defaultState,
	position: ( { side } ) => side,
	icon_view: ( { isHorizontal } ) => isHorizontal,
	widget_icon: ( { icon } ) => icon,
	widget_icon_url: ( { iconUrl } ) => iconUrl,
	attention_effect: ( { effect } ) => effect,
};
for ( const [ key, read ] of Object.entries( SETTINGS ) ) {
	READERS[ `settings.${ key }` ] = ( settings ) =>
		read( aWidget( { settings } ) );
}

describe( 'words and addresses', () => {
	test.each( words.rows )( '$at: $value', ( { at, value, kept, read } ) => {
		const [ , key = '' ] = at.split( '.' );
		expect( READERS[ at ]?.( { [ key ]: value } ) ).toBe( read );
		expect(
			READERS[ at ]?.( kept === null ? {} : { [ key ]: kept } )
		).toBe( read );
	} );
} );
