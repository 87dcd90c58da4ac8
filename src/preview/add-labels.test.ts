import { addLabels } from './add-labels';

const LABELS = { Phone: 'Telefon', Contact_Us: 'Kontaktformular' };

const label = ( ...channels: readonly object[] ) =>
	addLabels( { chaty_widgets: [ { id: 0, channels } ] }, LABELS );

test.each( [
	[
		'no label has that of its type',
		{ channel: 'Phone', value: '1' },
		'Telefon',
	],
	[
		'an empty label too',
		{ channel: 'Contact_Us', hover_text: ' ' },
		'Kontaktformular',
	],
	[
		'a label keeps it',
		{ channel: 'Phone', hover_text: 'Call us' },
		'Call us',
	],
	[ 'the name of a brand has none', { channel: 'Viber' }, undefined ],
	[ 'an unknown type has none', { channel: 'Pigeon' }, undefined ],
] )( 'a channel with %s', ( _, channel, expected ) => {
	expect( label( channel ) ).toEqual( {
		chaty_widgets: [
			{
				id: 0,
				channels: [
					{
						...channel,
						...( expected && { hover_text: expected } ),
					},
				],
			},
		],
	} );
} );

test( 'what is no channel, and no draft, stays what it is', () => {
	expect( label( [], { channel: 5 } ) ).toEqual( {
		chaty_widgets: [ { id: 0, channels: [ [], { channel: 5 } ] } ],
	} );
	expect( addLabels( null, LABELS ) ).toBeNull();
	expect( addLabels( { chaty_widgets: 5 }, LABELS ) ).toEqual( {
		chaty_widgets: [],
	} );
} );
