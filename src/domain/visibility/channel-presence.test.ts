import { isPresent } from './channel-presence';

type Raw = Record< string, unknown >;

const PHONE = {
	channel: 'Phone',
	channel_type: 'Phone',
	value: '+15550100',
	is_desktop: 1,
	is_mobile: 1,
};
const AGENTS = {
	...PHONE,
	value: '',
	is_agent: '1',
	agent_data: [ { value: '15550100' } ],
};
const FORM = {
	...PHONE,
	channel: 'Contact_Us',
	channel_type: 'Contact_Us',
	value: '',
};

describe( 'a channel shows on the devices it is on for, if it has a value', () => {
	test.each< [ string, Raw, boolean, boolean ] >( [
		[ 'on both devices', PHONE, true, true ],
		[ 'on desktop only', { ...PHONE, is_mobile: 0 }, true, false ],
		[ 'on mobile only', { ...PHONE, is_desktop: '0' }, false, true ],
		[
			'on no device',
			{ ...PHONE, is_desktop: 0, is_mobile: 0 },
			false,
			false,
		],
		[
			'whose flags are missing',
			{ channel: 'Phone', value: '1' },
			false,
			false,
		],
		[
			'with flags as words',
			{ ...PHONE, is_desktop: 'yes', is_mobile: 'no' },
			true,
			false,
		],
		[ 'without a value', { ...PHONE, value: '' }, false, false ],
		[ 'with a value of spaces', { ...PHONE, value: '  ' }, false, false ],
		[
			'with a value that is a number',
			{ ...PHONE, value: 15550100 },
			true,
			true,
		],
		[
			'with a value that is a list',
			{ ...PHONE, value: [ '1' ] },
			false,
			false,
		],
		[ 'that is empty', {}, false, false ],
	] )( 'one %s', ( _, raw, isOnDesktop, isOnMobile ) => {
		expect( isPresent( raw, false ) ).toBe( isOnDesktop );
		expect( isPresent( raw, true ) ).toBe( isOnMobile );
	} );
} );

describe( 'the contact form needs no value', () => {
	test.each< [ string, Raw, boolean, boolean ] >( [
		[ 'on both devices', FORM, true, true ],
		[ 'on desktop only', { ...FORM, is_mobile: 0 }, true, false ],
		[ 'without a type', { ...FORM, channel_type: '' }, true, true ],
		[ 'by its type', { ...FORM, channel: 'Contact_Us_2' }, true, true ],
	] )( 'one %s', ( _, raw, isOnDesktop, isOnMobile ) => {
		expect( isPresent( raw, false ) ).toBe( isOnDesktop );
		expect( isPresent( raw, true ) ).toBe( isOnMobile );
	} );
} );

describe( 'a list of agents needs an agent with a value', () => {
	const empty = { agent_title: 'Alex', value: '' };

	test.each< [ string, Raw, boolean, boolean ] >( [
		[ 'with an agent, which needs no value itself', AGENTS, true, true ],
		[
			'whose agents are none',
			{ ...AGENTS, agent_data: [] },
			false,
			false,
		],
		[
			'whose agents have no value',
			{ ...AGENTS, agent_data: [ empty ] },
			false,
			false,
		],
		[
			'with one of two',
			{ ...AGENTS, agent_data: [ empty, { value: '1' } ] },
			true,
			true,
		],
		[
			'whose agents are no objects',
			{ ...AGENTS, agent_data: [ null, 'x' ] },
			false,
			false,
		],
		[
			'with a list with gaps',
			{ ...AGENTS, agent_data: { 2: { value: '1' } } },
			true,
			true,
		],
		[
			'of the contact form without agents',
			{ ...FORM, is_agent: 1 },
			false,
			false,
		],
		[
			'with a value but no agents',
			{ ...PHONE, is_agent: 1 },
			false,
			false,
		],
		[
			'on by its own flag',
			{ ...AGENTS, is_desktop: 0, is_agent_desktop: '1' },
			true,
			true,
		],
		[
			'off by its own flag',
			{ ...AGENTS, is_agent_mobile: '0' },
			true,
			false,
		],
		[
			'that is off as agents, so its own flags do not count',
			{
				...PHONE,
				is_agent: '0',
				is_agent_desktop: '0',
				is_agent_mobile: '0',
			},
			true,
			true,
		],
	] )( 'one %s', ( _, raw, isOnDesktop, isOnMobile ) => {
		expect( isPresent( raw, false ) ).toBe( isOnDesktop );
		expect( isPresent( raw, true ) ).toBe( isOnMobile );
	} );
} );

describe( 'a value that runs code leads nowhere', () => {
	test.each( [
		'javascript:alert(1)',
		'JavaScript:alert(1)',
		' javascript:alert(1)',
		'vbscript:x',
		'data:text/html,x',
	] )( '%s', ( value ) => {
		expect( isPresent( { ...PHONE, value }, false ) ).toBe( false );
	} );

	test.each( [ 'https://site.example/javascript:x', 'data', '@javascript' ] )(
		'but %s does',
		( value ) => {
			expect( isPresent( { ...PHONE, value }, false ) ).toBe( true );
		}
	);
} );
