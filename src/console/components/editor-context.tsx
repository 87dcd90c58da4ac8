import {
	createContext,
	useCallback,
	useContext,
	useLayoutEffect,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ProviderProps } from 'react';
import { asRecord, type Raw } from '../../shared/raw-values';
import type { ChannelModel } from '../../widget/domain/settings/types';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import type { Path } from '../domain/document';
import { getAt, pathText } from '../domain/draft';
import type { EditorProps } from '../domain/preload';
import { findSchema, getKey } from '../domain/schema';

function createStore( first: EditorProps ) {
	let current = first;
	const listeners = new Set< () => void >();
	return {
		get: () => current,
		set: ( next: EditorProps ) => {
			current = next;
			listeners.forEach( ( listener ) => listener() );
		},
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}

const Context = createContext< ReturnType< typeof createStore > | null >(
	null
);

/** Provides the widget that is edited. Children are drawn again where a part that they read has changed. */
export function EditorProvider( {
	value,
	children,
}: ProviderProps< EditorProps > ) {
	const [ store ] = useState( () => createStore( value ) );
	useLayoutEffect( () => store.set( value ), [ store, value ] );
	return <Context.Provider value={ store }>{ children }</Context.Provider>;
}

function useStore() {
	const store = useContext( Context );
	if ( ! store ) {
		throw new Error( 'A field stands outside of the editor.' );
	}
	return store;
}

/** A part of the editor's props. `select` must return the same value or object while nothing in it has changed. */
export function useEditorPart< Part >(
	select: ( editor: EditorProps ) => Part
): Part {
	const store = useStore();
	return useSyncExternalStore( store.subscribe, () => select( store.get() ) );
}

/** All of the editor's props. A component that reads them is drawn again with each letter. */
export const useEditor = () => useEditorPart( ( editor ) => editor );

export const usePreload = () => useEditorPart( ( { preload } ) => preload );

export const useRaw = ( path: Path ): Raw =>
	asRecord( useEditorPart( ( { widget } ) => getAt( widget, path ) ) );

/** Changes the widget; always the same function. */
export function useChange(): EditorProps[ 'onChange' ] {
	const { get } = useStore();
	return useCallback( ( ...given ) => get().onChange( ...given ), [ get ] );
}

export const getFieldId = ( path: Path ) =>
	`chaty-console-field-${ pathText( path ) }`;

export function useFieldValue( path: Path ) {
	const onChange = useChange();
	const text = pathText( path );
	const key = getKey( text );
	const name = String( path.at( -1 ) );
	const value = useEditorPart( ( { widget } ) => getAt( widget, path ) );
	const isText = typeof value === 'string' || typeof value === 'number';
	return {
		/** ID of the element around the field, so that a message about its path can lead to it. */
		id: getFieldId( path ),
		key,
		schema: findSchema( usePreload().schema, key ),
		value,
		text: isText ? String( value ) : '',
		/** The value under its key, if there is one, as readers of settings take it. */
		raw: value === undefined ? {} : { [ name ]: value },
		name,
		issue: useEditorPart( ( { issues } ) => issues.get( text ) ),
		set: ( next: unknown ) => onChange( path, next ),
	};
}

export type EditedValue = ReturnType< typeof useFieldValue >;

const parsed = new WeakMap< Raw, ChannelModel | null >();

/** The channel that a path lies in, if any: without its agents, on whom no field depends and who may be many. */
export function findChannel(
	{ widget }: Pick< EditorProps, 'widget' >,
	path: Path
): ChannelModel | null {
	if ( path[ 0 ] !== 'channels' ) {
		return null;
	}
	const raw = asRecord( getAt( widget, path.slice( 0, 2 ) ) );
	const channel =
		parsed.get( raw ) ?? parseChannel( { ...raw, agent_data: [] } );
	parsed.set( raw, channel );
	return channel;
}
