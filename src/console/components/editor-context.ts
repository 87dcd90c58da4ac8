import { createContext, useContext } from '@wordpress/element';
import { asRecord, type Raw } from '../../shared/raw-values';
import type { ChannelModel } from '../../widget/domain/settings/types';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import type { Path } from '../domain/document';
import { getAt, pathText } from '../domain/draft';
import type { EditorProps, Issue, JsonSchema } from '../domain/facts';
import { findSchema, getKey } from '../domain/schema';
import type { SchemaKey } from '../domain/fields/schema-key';

const Context = createContext< EditorProps | null >( null );

export const EditorProvider = Context.Provider;

/** The widget that is edited, and what reports its changes. */
export function useEditor(): EditorProps {
	const editor = useContext( Context );
	if ( ! editor ) {
		throw new Error( 'A field stands outside of the editor.' );
	}
	return editor;
}

/** One value of the widget. */
export interface FieldValue {
	/** Of the element around the field, so that a message about its path can lead to it. */
	readonly id: string;
	readonly key: SchemaKey;
	readonly schema: JsonSchema;
	readonly value: unknown;
	/** As text; empty where there is none. */
	readonly text: string;
	/** What the value stands in. */
	readonly raw: Raw;
	readonly name: string;
	/** The channel that it belongs to, if any. */
	readonly channel: ChannelModel | null;
	/** What the server says of it. */
	readonly issue: Issue | undefined;
	readonly set: ( value: unknown ) => void;
}

/** Id of the element around the field of a path. */
export const getFieldId = ( path: Path ) =>
	`chaty-console-field-${ pathText( path ) }`;

/** The value at a path, and what changes it. */
export function useFieldValue( path: Path ): FieldValue {
	const { widget, facts, issues, onChange } = useEditor();
	const place = pathText( path );
	const key = getKey( place );
	const value = getAt( widget, path );
	const isText = typeof value === 'string' || typeof value === 'number';
	return {
		id: getFieldId( path ),
		key,
		schema: findSchema( facts.schema, key ),
		value,
		text: isText ? String( value ) : '',
		raw: asRecord( getAt( widget, path.slice( 0, -1 ) ) ),
		name: String( path.at( -1 ) ),
		channel:
			path[ 0 ] === 'channels'
				? parseChannel( {
						...asRecord( getAt( widget, path.slice( 0, 2 ) ) ),
						// No field depends on them, and there may be many.
						agent_data: [],
				  } )
				: null,
		issue: issues.get( place ),
		set: ( next ) => onChange( path, next ),
	};
}
