import { aRawChannel } from '../../../tests/unit/settings';
import type { WidgetDocument } from './document';
import { findNextField } from './next-field';
import { createWidget, PRESETS } from './presets';

const SITE = { adminEmail: 'us@site.example', timeZone: 'UTC' };

test.each( [
	[ 'whatsapp', 'channels[0].value' ],
	[ 'several', 'channels[0].value' ],
	[ 'agents', 'channels[0].agent_data[0].value' ],
	[ 'form', '' ],
] )( 'the preset %s needs “%s” first', ( name, path ) => {
	const preset = PRESETS.find( ( one ) => one.name === name ) ?? PRESETS[ 0 ];
	expect( findNextField( createWidget( 0, preset, { site: SITE } ) ) ).toBe(
		path
	);
} );

const find = ( ...channels: readonly object[] ) =>
	findNextField( { channels } as unknown as WidgetDocument );

test( 'no channel, an empty list of people, a value in the second channel, a device', () => {
	const phone = aRawChannel( 'Phone', { value: '+15550100' } );
	const on = { is_desktop: 1, is_mobile: 1 };
	const team = { ...phone, is_agent: 1, agent_data: [] };
	expect( find() ).toBe( 'channels' );
	expect( find( team ) ).toBe( 'channels[0].agent_data' );
	const [ wrong, missing ] = [ { value: 'letters' }, { value: '' } ];
	expect( find( { ...team, agent_data: [ wrong, missing ] } ) ).toBe(
		'channels[0].agent_data[1].value'
	);
	expect( find( { ...phone, ...on }, { ...phone, value: '' } ) ).toBe(
		'channels[1].value'
	);
	expect( find( { ...phone, ...on } ) ).toBe( '' );
	expect( find( { ...phone, ...on, is_mobile: 0 } ) ).toBe(
		'channels[0].is_mobile'
	);
} );
