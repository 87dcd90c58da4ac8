import { SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { WidgetsPreload } from '../../domain/preload';
import { parsePreviewPage, type PageProblem } from '../../domain/preview-page';
import { FIELD_SIZE } from '../../components/field-notes';

const OTHER = 'other';

const getProblemText = ( problem: PageProblem ) =>
	problem === 'no-address'
		? __( 'Enter the address of a page of this site.', 'chaty' )
		: __(
				'Only pages of this site can be shown; enter an address that begins like that of its front page.',
				'chaty'
		  );

interface Props {
	readonly preload: WidgetsPreload;
	readonly onChange: ( page: string ) => void;
}

/** An address that an owner enters. A page that can be shown is shown when the field is left or Enter is pressed. */
function OwnAddress( { preload, onChange }: Props ) {
	const [ text, setText ] = useState( '' );
	const [ problem, setProblem ] = useState< PageProblem | null >( null );
	const submit = () => {
		const parsed = parsePreviewPage( text, preload.site.url );
		setProblem( 'problem' in parsed ? parsed.problem : null );
		if ( 'url' in parsed ) {
			onChange( parsed.url );
		}
	};
	return (
		<>
			<TextControl
				{ ...FIELD_SIZE }
				label={ __( 'Address', 'chaty' ) }
				placeholder={ preload.site.url }
				value={ text }
				onChange={ setText }
				onBlur={ () => text && submit() }
				onKeyDown={ ( { key } ) => key === 'Enter' && submit() }
				aria-invalid={ !! problem }
			/>
			<div role="alert">
				{ problem && (
					<p className="chaty-console-preview__problem">
						{ getProblemText( problem ) }
					</p>
				) }
			</div>
		</>
	);
}

export function PageChooser( { preload, onChange }: Props ) {
	const [ choice, setChoice ] = useState( preload.preview.url );
	return (
		<>
			<SelectControl
				{ ...FIELD_SIZE }
				label={ __( 'Page', 'chaty' ) }
				value={ choice }
				options={ [
					...preload.preview.pages.map( ( { title, url } ) => ( {
						value: url,
						label: title || url,
					} ) ),
					{ value: OTHER, label: __( 'Another page', 'chaty' ) },
				] }
				onChange={ ( next ) => {
					setChoice( next );
					if ( next !== OTHER ) {
						onChange( next );
					}
				} }
			/>
			{ choice === OTHER && (
				<OwnAddress preload={ preload } onChange={ onChange } />
			) }
		</>
	);
}
