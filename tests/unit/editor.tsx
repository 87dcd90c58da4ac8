import { readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { WidgetDocument } from '../../src/console/domain/document';
import { setAt } from '../../src/console/domain/draft';
import type {
	WidgetsPreload,
	EditorProps,
	Issue,
	JsonSchema,
} from '../../src/console/domain/preload';
import { EditorGroups } from '../../src/console/widgets/editor/editor-groups';
import { aRawWidget, type Json } from './settings';

// jsdom has neither; WordPress's components ask for both.
window.matchMedia ??= ( media ) =>
	( {
		media,
		matches: false,
		addEventListener: () => {},
		removeEventListener: () => {},
		addListener: () => {},
		removeListener: () => {},
	} ) as unknown as MediaQueryList;
window.ResizeObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

/** What React and WordPress's components have reported. */
export const complaints: unknown[] = [];

// Tooltips of WordPress's buttons settle a little after the event, which React reports each time.
for ( const level of [ 'error', 'warn' ] as const ) {
	jest.spyOn( console, level ).mockImplementation( ( ...texts ) => {
		if ( ! /not wrapped in act/.test( String( texts[ 0 ] ) ) ) {
			complaints.push( texts );
			process.stderr.write( `${ texts.join( ' ' ) }\n` );
		}
	} );
}

const SCHEMA = JSON.parse(
	readFileSync( 'includes/settings/widgets.schema.json', 'utf8' )
).properties.chaty_widgets.items as JsonSchema;

/** What PHP prints for the screen. */
export const preload: WidgetsPreload = {
	document: {
		data_analytics_settings: 'on',
		retention_days: 365,
		keep_contacts: 0,
		contacts_trash_days: 30,
		chaty_widgets: [],
	},
	revision: '',
	modified: { at: '', by: '' },
	schema: SCHEMA,
	limits: { widgets: 50 },
	pageRules: JSON.parse(
		readFileSync( 'tests/fixtures/page-rule-rows.json', 'utf8' )
	).phrases,
	site: {
		url: 'https://site.example/',
		timeZone: 'Europe/Berlin',
		country: 'DE',
		locale: 'en_US',
		weekStartsOn: 1,
		colors: [ { name: 'Blue', color: '#0000ff' } ],
		adminEmail: 'owner@site.example',
		canUpload: true,
		hasShop: false,
	},
	editor: [],
	icons: '/icons.svg',
	preview: { url: '', token: '', pages: [] },
	summaries: {},
	counted: {},
	takeover: '',
};

/** Lets what waits for promises run, and React draw what follows. */
export const settle = () => act( async () => {} );

/** Whether the visitor may leave the page without a question. */
export const isFree = () =>
	window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

interface Given {
	readonly counted?: WidgetsPreload[ 'counted' ];
	readonly issues?: ReadonlyMap< string, Issue >;
	readonly revealed?: { readonly path: string };
}

/** The editor of a widget, and what it made of it. */
export function openEditor( given: Json = aRawWidget(), props: Given = {} ) {
	const editor = {
		widget: given as unknown as WidgetDocument,
		onChange: jest.fn< void, Parameters< EditorProps[ 'onChange' ] > >(),
		reveal: ( path: string ): void => void path,
	};
	const Editor = () => {
		const [ widget, setWidget ] = useState( editor.widget );
		const [ revealed, setRevealed ] = useState( props.revealed ?? null );
		editor.widget = widget;
		editor.reveal = ( path ) => setRevealed( { path } );
		return (
			<EditorGroups
				widget={ widget }
				preload={ { ...preload, counted: props.counted ?? {} } }
				issues={ props.issues ?? new Map() }
				revealed={ revealed }
				onChange={ ( path, value, label ) => {
					editor.onChange( path, value, label );
					setWidget( ( old ) => setAt( old, path, value ) );
				} }
			/>
		);
	};
	return { ...render( <Editor /> ), editor };
}
