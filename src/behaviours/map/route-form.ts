import { ensureId, makeElement, translate } from '@chaty/runtime';
import { getErrorCode, MAP_ERROR_TEXTS } from './errors';
import type { Place } from './places';

/** The ends of a route, which are also the fields of its form. */
export type RouteEnd = 'from' | 'to';

type Fields = Readonly< Record< RouteEnd, HTMLInputElement > >;

/** Offers the places of the map as suggestions, without asking any service. */
function createSuggestions( places: readonly Place[] ): HTMLDataListElement {
	const suggestions = makeElement(
		'datalist',
		{},
		...places.map( ( { title, address } ) =>
			makeElement( 'option', { value: address || title, label: title } )
		)
	);
	ensureId( suggestions, 'map' );
	return suggestions;
}

function createField(
	text: string,
	attributes: Readonly< Record< string, string > >
) {
	const input = makeElement( 'input', {
		type: 'text',
		required: '',
		maxlength: '200',
		...attributes,
	} );
	const label = makeElement(
		'label',
		{},
		makeElement( 'span', {}, translate( text ) ),
		input
	);
	return { label, input };
}

/** Describes the fields by the error, and marks those that cause it as invalid. */
function markFields(
	fields: Fields,
	error: HTMLElement,
	ends: readonly RouteEnd[]
): void {
	for ( const [ end, field ] of Object.entries( fields ) ) {
		field.setAttribute( 'aria-describedby', error.id );
		field.setAttribute(
			'aria-invalid',
			String( ends.some( ( one ) => one === end ) )
		);
	}
}

/** Creates the form that asks for a route, with the browser's own validation, one line for errors and one for the status. */
export function createRouteForm( places: readonly Place[] ) {
	const list = createSuggestions( places );
	const from = createField( 'From', {
		list: list.id,
		autocomplete: 'street-address',
	} );
	const to = createField( 'To', { list: list.id } );
	const fields: Fields = { from: from.input, to: to.input };
	const button = makeElement( 'button', {}, translate( 'Show the route' ) );
	const error = makeElement( 'p', {
		class: 'chaty-map-failure',
		role: 'alert',
	} );
	const status = makeElement( 'p', {
		class: 'chaty-map-state',
		role: 'status',
	} );
	const content = [ from.label, to.label, button, list, error, status ];
	const form = makeElement( 'form', { class: 'chaty-map-form' }, ...content );
	to.input.value = places[ 0 ]?.address || places[ 0 ]?.title || '';
	ensureId( error, 'map' );

	return {
		form,
		getText: ( end: RouteEnd ) => fields[ end ].value.trim(),
		/** Announces a text that is no error; an empty one ends it. */
		setStatus: ( text: string ) => status.replaceChildren( text ),
		setBusy( isBusy: boolean ): void {
			form.setAttribute( 'aria-busy', String( isBusy ) );
			button.setAttribute( 'aria-disabled', String( isBusy ) );
			status.replaceChildren(
				isBusy ? translate( 'Looking for the route …' ) : ''
			);
			if ( isBusy ) {
				error.replaceChildren();
				markFields( fields, error, [] );
			}
		},
		/** Announces an error, and marks the fields that cause it. The fields keep their texts. */
		showError( reason: unknown, ends: readonly RouteEnd[] ): void {
			error.replaceChildren(
				translate( MAP_ERROR_TEXTS[ getErrorCode( reason ) ] )
			);
			markFields( fields, error, ends );
		},
	};
}

export type RouteForm = ReturnType< typeof createRouteForm >;
