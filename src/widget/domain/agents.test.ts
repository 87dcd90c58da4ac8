import { aChannel } from '../../../tests/unit/settings';
import { getAgents, getInitials } from './agents';
import type { ChannelType } from './settings/types';
import type { Raw } from '../../shared/raw-values';

const facts = { title: 'Blue shoes', url: '', isMobile: false, isIos: false };

const agentsOf = ( type: ChannelType, ...agents: Raw[] ) =>
	getAgents(
		aChannel( type, { agent_data: agents, icon_color: '#49E670' } ),
		facts
	);

describe( 'getAgents', () => {
	test.each< [ ChannelType, Raw, string ] >( [
		[ 'Whatsapp', { value: '+1 555-0100' }, 'https://wa.me/15550100' ],
		[
			'Whatsapp',
			{ value: '15550100', use_whatsapp_web: 'yes' },
			'https://web.whatsapp.com/send?phone=15550100',
		],
		[
			'Whatsapp',
			{ value: '15550100', pre_set_message: 'Hi {title}' },
			'https://wa.me/15550100?text=Hi%20Blue%20shoes',
		],
		[ 'Telegram', { value: '@ada@' }, 'https://telegram.me/ada' ],
		[ 'Phone', { value: '+1 (555) 0100' }, 'tel:+15550100' ],
		[ 'Email', { value: 'ada@site.example' }, 'mailto:ada@site.example' ],
		[
			'Linkedin',
			{ value: 'ada', link_type: 'personal' },
			'https://www.linkedin.com/in/ada',
		],
		[
			'Linkedin',
			{ value: 'ada' },
			'https://www.linkedin.com/company/ada',
		],
		[ 'TikTok', { value: '@ada' }, 'https://www.tiktok.com/@ada' ],
		[
			'Link',
			{ value: 'https://site.example/ada' },
			'https://site.example/ada',
		],
	] )( 'given %s %j, then %s', ( type, raw, href ) => {
		expect( agentsOf( type, raw ) ).toMatchObject( [ { href } ] );
	} );

	test( 'given what an owner says of an agent, then it is kept, colors checked', () => {
		expect(
			agentsOf( 'Phone', {
				value: '1',
				agent_title: 'Sales',
				agent_image: '/a.png',
				agent_bg_color: 'red;}',
				svg_icon: '<svg/>',
			} )
		).toMatchObject( [
			{
				title: 'Sales',
				imageUrl: '/a.png',
				color: '#49E670',
				svg: '<svg/>',
				value: '1',
			},
		] );
	} );

	test( 'given no name, then the value names it', () => {
		expect( agentsOf( 'Telegram', { value: '@ada' } ) ).toMatchObject( [
			{ title: '@ada' },
		] );
	} );

	test( 'given an agent that leads nowhere, then only that one is left out', () => {
		const agents = agentsOf(
			'Link',
			{ value: 'javascript:alert(1)' },
			{ value: 'https://a.example' }
		);
		expect( agents.map( ( { href } ) => href ) ).toEqual( [
			'https://a.example',
		] );
	} );
} );

test.each( [
	[ 'Sales', 'S' ],
	[ 'Ada Lovelace', 'AL' ],
	[ 'élodie de la ñandú', 'ÉÑ' ],
	[ '+1 555', '15' ],
	[ '李 小龙', '李小' ],
	[ '👋', '' ],
	[ '', '' ],
] )( 'initials of %s: %s', ( title, letters ) => {
	expect( getInitials( title ) ).toBe( letters );
} );
