import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useEditorPart } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { asRecord } from '../../../shared/raw-values';
import type { Path } from '../../domain/document';
import { getAt } from '../../domain/draft';
import { FIELDS, getSectionKeys } from '../../domain/fields';
import type { Field, FieldSection } from '../../domain/fields/types';
import type { ChannelType } from '../../../widget/domain/settings/types';

/** A part of a channel that is opened when it is wanted. `isLate` is for long lists: it is drawn with the first opening. */
export function Details( {
	title,
	isLate = false,
	children,
}: {
	readonly title: string;
	readonly isLate?: boolean;
	readonly children: ReactNode;
} ) {
	const [ isDrawn, setIsDrawn ] = useState( ! isLate );
	return (
		<details
			className="chaty-console-details"
			onToggle={ () => setIsDrawn( true ) }
		>
			<summary>{ title }</summary>
			{ isDrawn && (
				<div className="chaty-console-fields">{ children }</div>
			) }
		</details>
	);
}

/** A section of fields, with its title; nothing where none of its fields shows. */
export function SectionDetails( {
	title,
	section,
	base,
	type,
}: {
	readonly title: string;
	readonly section: FieldSection;
	readonly base: Path;
	readonly type?: ChannelType | undefined;
} ) {
	const hasFields = useEditorPart( ( { widget } ) => {
		const raw = asRecord( getAt( widget, base ) );
		return getSectionKeys( section ).some( ( key ) => {
			const field: Field = FIELDS[ key ];
			return field.when?.( raw, type ) !== false;
		} );
	} );
	return hasFields ? (
		<Details title={ title }>
			<SectionFields section={ section } base={ base } />
		</Details>
	) : null;
}
