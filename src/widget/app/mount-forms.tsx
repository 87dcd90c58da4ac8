import { findGlobal } from '../../shared/globals';
import { parseJson } from '../../shared/http';
import { asRecord, readList, readText } from '../../shared/raw-values';
import { coreBrowser } from '../browser/core';
import { takeInlineForms, type InlineForm } from '../browser/inline-forms';
import { widgetApi } from '../browser/widget';
import type { WidgetBrowser } from '../browser/types';
import { parseChannel } from '../domain/settings/parse-channel';
import { parseLauncher } from '../domain/settings/parse-launcher';
import type { DrawForm } from '../services/form-context';
import { reactDom } from './react-dom';

/** Keeps the drafts of a form apart from those of the panel and of the page's other forms. */
const browserOf = ( place: string ): WidgetBrowser => ( {
	...coreBrowser,
	...widgetApi,
	readSession: ( key ) => widgetApi.readSession( key + place ),
	writeSession: ( key, value ) =>
		widgetApi.writeSession( key + place, value ),
} );

function mount( { frame, data }: InlineForm, index: number ): void {
	const given = asRecord( parseJson( data ) );
	const raw = asRecord( given[ 'widget' ] );
	const settings = asRecord( raw[ 'settings' ] );
	const channel = parseChannel(
		asRecord( readList( raw, 'channels' )[ 0 ] ),
		settings
	);
	const Form = findGlobal( 'chaty_form' ) as DrawForm | undefined;
	if ( ! channel || ! Form ) {
		return;
	}
	const { nonce } = channel;
	const id = readText( raw, 'id' );
	const place = `-page-${ index }`;
	const controller = {
		browser: browserOf( place ),
		page: { ajaxUrl: readText( given, 'ajaxUrl' ) },
		assets: { lang: asRecord( given[ 'lang' ] ) },
		widget: { ...parseLauncher( settings ), id, nonce },
		place,
	};
	reactDom
		.createRoot( frame )
		.render( <Form controller={ controller } channel={ channel } /> );
}

export const mountForms = (): void => takeInlineForms().forEach( mount );
