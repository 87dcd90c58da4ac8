import { getString } from './strings';

describe( 'say', () => {
	test( 'given a translation, then it', () => {
		expect( getString( { send: 'Gửi' }, 'send' ) ).toBe( 'Gửi' );
	} );

	test.each< [ string, Record< string, unknown > ] >( [
		[ 'no words at all', {} ],
		[ 'other words only', { whatsapp_label: 'WhatsApp Message' } ],
		[ 'an empty translation', { send: '' } ],
		[ 'a translation that is no text', { send: [ 'Gửi' ] } ],
	] )(
		'given %s, then the key, so that nothing is without a name',
		( _, words ) => {
			expect( getString( words, 'send' ) ).toBe( 'send' );
		}
	);
} );
