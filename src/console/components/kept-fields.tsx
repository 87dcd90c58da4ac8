import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { readText } from '../../shared/raw-values';
import type { Path } from '../domain/document';
import { getSectionKeys, type FieldSection } from '../domain/fields';
import { findSchema } from '../domain/schema';
import { usePreload, useRaw } from './editor-context';
import { SectionFields } from './schema-field';

interface Props {
	readonly section: FieldSection;
	readonly base: Path;
	readonly children?: ( fields: ReactNode ) => ReactNode;
}

const labelKept = ( fields: ReactNode ) => (
	<>
		<p>
			{ __( 'Stored and exported, but without effect here:', 'chaty' ) }
		</p>
		{ fields }
	</>
);

/** Fields of values without effect. They show if one has a value at first, so that none disappears during edits. */
export function KeptFields( { section, base, children = labelKept }: Props ) {
	const values = useRaw( base );
	const { schema } = usePreload();
	const [ isShown ] = useState( () =>
		getSectionKeys( section ).some( ( key ) => {
			const [ name = '' ] = key.split( '.' ).slice( -1 );
			const { default: initial = '' } = findSchema( schema, key );
			return ! [ '', '0', String( initial ) ].includes(
				readText( values, name )
			);
		} )
	);
	return isShown ? (
		<>{ children( <SectionFields section={ section } base={ base } /> ) }</>
	) : null;
}
