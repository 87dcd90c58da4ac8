import { copyText } from './clipboard';
import { readBackup } from './local-backup';

describe( 'a text is copied', () => {
	const setClipboard = ( writeText?: () => Promise< void > ) =>
		Object.defineProperty( navigator, 'clipboard', {
			value: writeText && { writeText },
			configurable: true,
		} );

	afterEach( () => setClipboard() );

	test( 'by the clipboard', async () => {
		const writeText = jest.fn( async () => {} );
		setClipboard( writeText );
		expect( await copyText( 'Hello' ) ).toBe( true );
		expect( writeText ).toHaveBeenCalledWith( 'Hello' );
	} );

	test.each( [
		[ 'on a page without encryption', undefined, true ],
		[ 'where it is forbidden', () => Promise.reject( new Error() ), true ],
		[ 'and where nothing helps, that is reported', undefined, false ],
	] )( '%s', async ( _, writeText, isAllowed ) => {
		setClipboard( writeText );
		document.body.innerHTML = '<button>Copy</button>';
		const button = document.querySelector( 'button' );
		button?.focus();
		let copied = '';
		document.execCommand = () => {
			copied =
				document.querySelector< HTMLTextAreaElement >( 'textarea' )
					?.value ?? '';
			return isAllowed;
		};
		expect( await copyText( 'Hello' ) ).toBe( isAllowed );
		expect( copied ).toBe( 'Hello' );
		// Nothing is left on the page, and the focus is where it was.
		expect( document.querySelector( 'textarea' ) ).toBeNull();
		expect( document.querySelector( ':focus' ) ).toBe( button );
	} );
} );

test.each( [
	'',
	'{',
	'null',
	'[]',
	'{"document":{"chaty_widgets":[]}}',
	'{"document":{"chaty_widgets":{}},"base":{"chaty_widgets":[]}}',
] )( 'a draft that cannot be read is none: %s', ( stored ) => {
	window.sessionStorage.setItem( 'chaty-console-draft', stored );
	expect( readBackup() ).toBeNull();
} );
