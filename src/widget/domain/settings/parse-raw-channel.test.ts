import { parseRawChannel } from './parse-page-settings';

type Raw = Record< string, unknown >;

const AGENTS = { is_agent: '1', is_desktop: 1, is_mobile: 1 };

describe( 'a channel is on for the devices that its switches name', () => {
	test.each< [ string, Raw, boolean, boolean ] >( [
		[ 'both', { is_desktop: 1, is_mobile: '1' }, true, true ],
		[ 'desktops', { is_desktop: 'yes', is_mobile: 'no' }, true, false ],
		[ 'phones', { is_desktop: '0', is_mobile: true }, false, true ],
		[ 'none', { is_desktop: 0, is_mobile: '' }, false, false ],
		[ 'nothing', {}, false, false ],
		[ 'agents, as any channel', AGENTS, true, true ],
		[
			'agents, by one switch of their own',
			{ ...AGENTS, is_agent_mobile: '0' },
			true,
			false,
		],
		[
			'agents, by both',
			{
				...AGENTS,
				is_desktop: 0,
				is_agent_desktop: '1',
				is_agent_mobile: '0',
			},
			true,
			false,
		],
		[
			'agents that are off, so that theirs do not count',
			{
				...AGENTS,
				is_agent: '0',
				is_agent_desktop: '0',
				is_agent_mobile: '0',
			},
			true,
			true,
		],
	] )( '%s', ( _, raw, isOnDesktop, isOnMobile ) => {
		expect( parseRawChannel( raw, '' ) ).toMatchObject( {
			isOnDesktop,
			isOnMobile,
		} );
	} );
} );
