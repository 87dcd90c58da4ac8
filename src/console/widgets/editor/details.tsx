import { createContext, useContext, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useEditorPart } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { asRecord } from '../../../shared/raw-values';
import type { Path } from '../../domain/document';
import { getAt, pathText } from '../../domain/draft';
import { FIELDS, getSectionKeys, type FieldSection } from '../../domain/fields';
import type { Field } from '../../domain/fields/types';
import type { ChannelType } from '../../../widget/domain/settings/types';

export const RevealedPath = createContext( '' );

interface Props {
	readonly title: string;
	readonly latePath?: Path;
	readonly isOpen?: boolean;
	readonly children: ReactNode;
}

/** A disclosure. With `latePath`, its content is drawn when it opens, or a message leads to a value in that path. */
export function Details( {
	title,
	latePath,
	isOpen = false,
	children,
}: Props ) {
	const [ isOpened, setIsOpened ] = useState( isOpen || ! latePath );
	const revealed = useContext( RevealedPath );
	const isDrawn =
		isOpened ||
		( latePath && revealed.startsWith( `${ pathText( latePath ) }.` ) );
	return (
		<details
			className="chaty-console-details"
			open={ isOpen }
			onToggle={ () => setIsOpened( true ) }
		>
			<summary>{ title }</summary>
			{ isDrawn && (
				<div className="chaty-console-fields">{ children }</div>
			) }
		</details>
	);
}

interface SectionProps {
	readonly title: string;
	readonly section: FieldSection;
	readonly base: Path;
	readonly type?: ChannelType | undefined;
}

/** A section of fields, with its title; nothing where none of its fields shows. */
export function SectionDetails( { title, section, base, type }: SectionProps ) {
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
