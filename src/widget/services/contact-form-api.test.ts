import { FakePage, type Reply } from '../../../tests/unit/fake-page';
import { aRawChannel } from '../../../tests/unit/settings';
import { aContext } from '../../../tests/unit/widget-context';
import { request } from '../../shared/http';
import { parseContactForm } from '../domain/settings/parse-contact-form';
import {
	readDraft,
	sendForm,
	writeDraft,
	type ContactMessage,
	type FieldValues,
} from './contact-form-api';
import { getUsableChannels } from './usable-channels';

const VALUES = { name: 'Ada', email: 'ada@site.example', message: 'Hi & bye' };

/** The signals of a person, who takes time to fill in the form. */
const SLOW = { honeypot: '', fillMs: 9000 };

function givenForm(
	page = new FakePage(),
	changes: object = {},
	{ values = VALUES, id = '0' }: { values?: FieldValues; id?: string } = {}
) {
	const { context } = aContext( page, {
		id,
		channels: [ aRawChannel( 'Contact_Us', { ...changes } ) ],
	} );
	const [ form ] = getUsableChannels( context );
	if ( ! form ) {
		throw new Error( 'no form' );
	}
	const message: ContactMessage = {
		widget: context.widget,
		channel: form.channel,
		values,
	};
	const fields = parseContactForm( form.channel ).fields;
	return {
		page,
		message,
		send: ( signals = SLOW ) =>
			sendForm( page.browser, '/ajax', { ...message, fields }, signals ),
	};
}

/** The call as it goes out: the order of the fields counts. */
const sentFields = ( { posted }: FakePage ) =>
	Object.entries( posted[ 0 ]?.fields ?? {} );

describe( 'sendForm', () => {
	test( 'given a message, then call 4 with every field, in its order', async () => {
		const { page, send } = givenForm(
			undefined,
			{},
			{
				values: {
					message: 'Hi & bye',
					email: 'ada@site.example',
					name: 'Ada',
				},
			}
		);
		await send();
		expect( page.posted[ 0 ]?.url ).toBe( '/ajax' );
		expect( sentFields( page ) ).toEqual( [
			[ 'name', 'Ada' ],
			[ 'email', 'ada@site.example' ],
			[ 'phone', '' ],
			[ 'message', 'Hi & bye' ],
			[ 'nonce', 'token-0' ],
			[ 'channel', 'Contact_Us' ],
			[ 'widget', '' ],
			[ 'ref_url', 'https://site.example/page/' ],
			[ 'action', 'chaty_front_form_save_data' ],
		] );
	} );

	test( 'given a further widget, then its index is its id', async () => {
		const { page, send } = givenForm( undefined, {}, { id: '_1' } );
		await send();
		expect( page.posted ).toMatchObject( [ { fields: { widget: '_1' } } ] );
	} );

	test( 'given a draft of a form that had other fields, then only what the form asks for is sent', async () => {
		const { page, send } = givenForm(
			undefined,
			{ contact_fields: [ { field: 'name' }, { field: 'message' } ] },
			{ values: { ...VALUES, phone: '1', company: 'Acme' } }
		);
		await send();
		expect( sentFields( page ).slice( 0, 5 ) ).toEqual( [
			[ 'name', 'Ada' ],
			[ 'email', '' ],
			[ 'phone', '' ],
			[ 'message', 'Hi & bye' ],
			[ 'nonce', 'token-0' ],
		] );
	} );

	test( 'given a channel with a token of its own, then that one', async () => {
		const { page, send } = givenForm( new FakePage(), {
			widget_token: 'token-form',
		} );
		await send();
		expect( page.posted ).toMatchObject( [
			{ fields: { nonce: 'token-form' } },
		] );
	} );

	test( 'given the server took it, then saved, with its words', async () => {
		const { page, send } = givenForm();
		page.reply = { body: { status: 1, message: 'Thanks!' } };
		expect( await send() ).toMatchObject( {
			isSaved: true,
			message: 'Thanks!',
			errors: [],
		} );
	} );

	test( 'given the server found faults, then not saved, with each field', async () => {
		const { page, send } = givenForm();
		page.reply = {
			body: {
				status: 0,
				error: 1,
				errors: [
					{ field: 'chaty-field-email', message: 'No such address' },
				],
			},
		};
		expect( await send() ).toMatchObject( {
			isSaved: false,
			errors: [ { field: 'email', message: 'No such address' } ],
		} );
	} );

	test.each( [
		[
			'the field that nobody sees',
			{ honeypot: 'x', fillMs: 9000 },
			{ website: 'x' },
		],
		[ 'no time', { honeypot: '', fillMs: 12 }, { fill_ms: '12' } ],
	] )(
		'given %s was filled in, then the server is reported',
		async ( _, signals, fields ) => {
			const { page, send } = givenForm();
			await send( signals );
			expect( page.posted ).toMatchObject( [ { fields } ] );
		}
	);

	test.each< [ string, Reply, string ] >( [
		[ 'no network', { reason: 'offline' }, 'offline' ],
		[ 'a page instead of JSON', {}, 'failed' ],
		[ 'JSON that says nothing', { body: 0 }, 'failed' ],
		[ 'null', { body: null }, 'failed' ],
	] )(
		'given %s, then not saved, without words',
		async ( _, reply, reason ) => {
			const { page, send } = givenForm();
			page.reply = reply;
			expect( await send() ).toEqual( {
				reason,
				isSaved: false,
				message: '',
				errors: [],
				redirect: null,
				closeAfterSeconds: null,
			} );
		}
	);
} );

describe( 'sendForm, given no answer within 15 seconds', () => {
	/** Sends a form over a network that gives these answers in turn; `null` is no answer. */
	function givenAnswers( ...answers: ( string | Error | null )[] ) {
		jest.useFakeTimers();
		const bodies: string[] = [];
		global.fetch = ( _, { body, signal } = {} ) =>
			new Promise( ( resolve, reject ) => {
				const answer = answers[ bodies.push( String( body ) ) - 1 ];
				signal?.addEventListener( 'abort', () => reject() );
				if ( typeof answer === 'string' ) {
					resolve( {
						ok: true,
						status: 200,
						text: async () => answer,
					} as Response );
				} else if ( answer ) {
					reject( answer );
				}
			} );
		const { page, send } = givenForm();
		page.browser.request = request;
		return { bodies, result: send() };
	}

	test( 'then the same message is sent once more, and its answer counts', async () => {
		const { bodies, result } = givenAnswers(
			null,
			'{"status":1,"message":"Thanks!"}'
		);
		await jest.advanceTimersByTimeAsync( 14_999 );
		expect( bodies ).toHaveLength( 1 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( await result ).toMatchObject( {
			isSaved: true,
			message: 'Thanks!',
		} );
		expect( bodies ).toHaveLength( 2 );
		expect( bodies[ 1 ] ).toBe( bodies[ 0 ] );
	} );

	test.each( [
		[ 'silence', null ],
		[ 'no network', new Error() ],
		[ 'a page instead of JSON', '<h1>504</h1>' ],
	] )(
		'and then %s, then it is not known whether it arrived',
		async ( _, answer ) => {
			const { bodies, result } = givenAnswers( null, answer );
			await jest.advanceTimersByTimeAsync( 30_000 );
			expect( await result ).toMatchObject( {
				isSaved: false,
				message: '',
				reason: 'timeout',
			} );
			expect( bodies ).toHaveLength( 2 );
		}
	);

	test( 'and then words of the server, then those', async () => {
		const { result } = givenAnswers(
			null,
			'{"status":0,"message":"Please wait."}'
		);
		await jest.advanceTimersByTimeAsync( 15_000 );
		expect( await result ).toMatchObject( {
			isSaved: false,
			message: 'Please wait.',
		} );
	} );
} );

describe( 'drafts', () => {
	test( 'given nothing was typed, then no values', () => {
		const { page, message } = givenForm();
		expect( readDraft( page.browser, message ) ).toEqual( {} );
	} );

	test.each( [
		[ 'plain words', { name: 'Ada' } ],
		[ 'signs with a meaning', { message: 'a&b=c d+e%20\nnext' } ],
		[ 'another script', { name: 'Gửi 🙂' } ],
		[ 'a field that was emptied', { name: '' } ],
	] )( 'given %s, then they are there after a reload', ( _, values ) => {
		const { page, message } = givenForm();
		writeDraft( page.browser, { ...message, values } );
		expect( readDraft( page.browser, message ) ).toEqual( values );
	} );

	test( 'given no values, then the draft is forgotten', () => {
		const { page, message } = givenForm();
		writeDraft( page.browser, message );
		writeDraft( page.browser, { ...message, values: {} } );
		expect( readDraft( page.browser, message ) ).toEqual( {} );
	} );

	test( 'given two widgets, then each has its own', () => {
		const page = new FakePage();
		const { message } = givenForm( page );
		const other = { ...message, widget: { ...message.widget, id: '_1' } };
		writeDraft( page.browser, message );
		expect( readDraft( page.browser, other ) ).toEqual( {} );
	} );

	test( 'given a blocked session, then no values and nothing thrown', () => {
		const { page, message } = givenForm(
			new FakePage( { isSessionBlocked: true } )
		);
		writeDraft( page.browser, message );
		expect( readDraft( page.browser, message ) ).toEqual( {} );
	} );
} );
