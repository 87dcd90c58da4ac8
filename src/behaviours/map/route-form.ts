import { ensureId, translate } from '@chaty/runtime';
import type { Make } from './make';
import { codeOf, ROUTE_ERROR_TEXTS } from './route-error';

/** The two ends of a route. */
export type RouteEnd = 'from' | 'to';

/** The form that asks for a route. */
export interface RouteForm {
	readonly form: HTMLFormElement;
	read: ( end: RouteEnd ) => string;
	setBusy: ( isBusy: boolean ) => void;
	/** Says something that is no failure; an empty text ends it. */
	say: ( text: string ) => void;
	/** Says what failed, beside the fields that it comes from. What was written stays. */
	fail: ( error: unknown, ends: readonly RouteEnd[] ) => void;
}

/** What the form is made of. */
interface FormParts {
	readonly make: Make;
	readonly places: readonly {
		readonly title: string;
		readonly address: string;
	}[];
}

/** Places of the map, offered while the visitor writes; nothing is asked of anybody. */
function createOffers( { make, places }: FormParts ): HTMLDataListElement {
	const offers = make( 'datalist' );
	places.forEach( ( { title, address } ) =>
		offers.append(
			make( 'option', { value: address || title, label: title } )
		)
	);
	ensureId( offers, 'map' );
	return offers;
}

function createField(
	{ make }: FormParts,
	[ end, text ]: readonly [ RouteEnd, string ],
	offers: HTMLDataListElement
): { readonly label: HTMLLabelElement; readonly input: HTMLInputElement } {
	const input = make( 'input', {
		type: 'text',
		required: '',
		maxlength: '200',
		list: offers.id,
		...( end === 'from' && { autocomplete: 'street-address' } ),
	} );
	const label = make(
		'label',
		{},
		make( 'span', {}, translate( text ) ),
		input
	);
	return { label, input };
}

type Fields = Readonly< Record< RouteEnd, HTMLInputElement > >;

/** Ties the failure to the fields that it comes from; to none of them when it is the route's. */
function mark(
	fields: Fields,
	failure: HTMLElement,
	ends: readonly RouteEnd[]
): void {
	for ( const [ end, field ] of Object.entries( fields ) ) {
		field.setAttribute( 'aria-describedby', failure.id );
		field.setAttribute(
			'aria-invalid',
			String( ends.some( ( one ) => one === end ) )
		);
	}
}

/** Draws the form: the browser's own checks, one line for failures, one for what goes on. */
export function createRouteForm( parts: FormParts ): RouteForm {
	const { make, places } = parts;
	const offers = createOffers( parts );
	const from = createField( parts, [ 'from', 'From' ], offers );
	const to = createField( parts, [ 'to', 'To' ], offers );
	const fields = { from: from.input, to: to.input };
	const button = make( 'button', {}, translate( 'Show the route' ) );
	const failure = make( 'p', { class: 'chaty-map-failure', role: 'alert' } );
	const state = make( 'p', { class: 'chaty-map-state', role: 'status' } );
	const form = make(
		'form',
		{ class: 'chaty-map-form' },
		...[ from.label, to.label, button, offers, failure, state ]
	);
	const [ first ] = places;
	to.input.value = first?.address || first?.title || '';
	ensureId( failure, 'map' );

	return {
		form,
		read: ( end ) => fields[ end ].value.trim(),
		say: ( text ) => state.replaceChildren( text ),
		setBusy( isBusy ) {
			form.setAttribute( 'aria-busy', String( isBusy ) );
			button.setAttribute( 'aria-disabled', String( isBusy ) );
			state.replaceChildren(
				isBusy ? translate( 'Looking for the route …' ) : ''
			);
			if ( isBusy ) {
				failure.replaceChildren();
				mark( fields, failure, [] );
			}
		},
		fail( error, ends ) {
			failure.replaceChildren(
				translate( ROUTE_ERROR_TEXTS[ codeOf( error ) ] )
			);
			mark( fields, failure, ends );
		},
	};
}
