/**
 * What the page and the server must read alike. `tests/phpunit/settings/test-shared-rows.php` reads
 * the same rows.
 */
import colors from '../../../tests/fixtures/color-rows.json';
import conditions from '../../../tests/fixtures/condition-rows.json';
import words from '../../../tests/fixtures/word-rows.json';
import { aWidget, type Json } from '../../../tests/unit/settings';
import { readAgents } from '../agents';
import { readColor } from '../appearance';
import { channelLink } from '../channel-links';
import { hasRules } from '../visibility/has-rules';
import type { ChannelModel, WidgetModel } from './model';
import { parseChannel } from './parse-channel';
import { parseTriggers } from './parse-triggers';
import { readText } from './read';

const FACTS = { isMobile: false, isIos: false, title: '', url: '' };

describe( 'colors', () => {
	test.each( colors.rows )( '$value', ( { value, color } ) => {
		expect( readColor( readText( { value }, 'value' ), '' ) ).toBe( color );
	} );
} );

describe( 'conditions', () => {
	const nothing = parseTriggers( {} );

	test.each( conditions.rows )( '$about', ( row ) => {
		const { triggers, kept, needsRules, read } = row;
		for ( const given of [ triggers, kept ] as Json[] ) {
			expect( parseTriggers( given ) ).toEqual( { ...nothing, ...read } );
			expect( hasRules( given ) ).toBe( needsRules );
		}
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
	const channel = parseChannel( { ...CHANNEL, ...changes }, 'channel' );
	if ( 'reason' in channel ) {
		throw new Error( channel.reason );
	}
	return channel;
}

const anAgent = ( changes: Json ) =>
	readAgents(
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
		channelLink( aChannel( changes ), FACTS )?.href;
}
const SETTINGS: Record< string, ( widget: WidgetModel ) => unknown > = {
	show_cta: ( { ctaView } ) => ctaView,
	default_state: ( { defaultState } ) => defaultState,
	position: ( { place } ) => place.side,
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
