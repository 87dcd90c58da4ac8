import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { parseRequestFailure } from '../domain/request-failure';
import { getRequestFailureText } from '../domain/request-failure-text';

interface Notice {
	readonly status: 'error' | 'info' | 'success' | 'warning';
	readonly texts: readonly string[];
	readonly button?: {
		readonly label: string;
		readonly onPress: () => void;
	};
}

export function createButton( label: string, onPress: () => void ) {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'button';
	button.textContent = label;
	button.addEventListener( 'click', onPress );
	return button;
}

function createNotice( { status, texts, button }: Notice ): HTMLElement {
	const notice = document.createElement( 'div' );
	notice.className = `notice notice-${ status } inline`;
	for ( const text of texts ) {
		const line = document.createElement( 'p' );
		line.textContent = text;
		notice.append( line );
	}
	if ( button ) {
		notice.append( createButton( button.label, button.onPress ) );
	}
	return notice;
}

/** Shows an element above the list in place of the one with the same name; `null` removes it. */
export function showAbove(
	name: 'job' | 'request',
	element: HTMLElement | null
) {
	const notices = document.getElementById( 'chaty-messages-notices' );
	notices?.querySelector( `[data-name="${ name }"]` )?.remove();
	if ( element ) {
		element.dataset[ 'name' ] = name;
		notices?.append( element );
	}
}

export function showNotice( name: 'job' | 'request', notice: Notice ): void {
	showAbove( name, createNotice( notice ) );
	speak( notice.texts.join( ' ' ) );
}

export const getFailureText = ( error: unknown ): string =>
	getRequestFailureText( parseRequestFailure( error ) );

export const showFailure = (
	error: unknown,
	onRetry: () => void,
	intro?: string
): void =>
	showNotice( 'request', {
		status: 'error',
		texts: [ ...( intro ? [ intro ] : [] ), getFailureText( error ) ],
		button: { label: __( 'Try again', 'chaty' ), onPress: onRetry },
	} );
