import { TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readImageUrl } from '../../shared/raw-values';
import { hasMediaLibrary, openMediaLibrary } from '../browser/media-library';
import { usePreload } from './editor-context';
import { FIELD_SIZE } from './field-notes';
import { TextButton } from './text-button';
import { bindField, type ControlProps } from './text-fields';

export function ImageField( props: ControlProps ) {
	const { field, given } = props;
	const { site } = usePreload();
	const url = readImageUrl( given.raw, given.name );
	return (
		<div className="chaty-console-image">
			{ url !== '' && <img src={ url } alt="" /> }
			<TextControl
				{ ...FIELD_SIZE }
				{ ...bindField( props ) }
				dir="ltr"
				inputMode="url"
			/>
			{ site.canUpload && hasMediaLibrary() && (
				<TextButton
					onClick={ () => openMediaLibrary( field.label, given.set ) }
				>
					{ __( 'Media Library', 'chaty' ) }
					<span className="screen-reader-text">{ `: ${ field.label }` }</span>
				</TextButton>
			) }
		</div>
	);
}

/** Nothing of a drawing runs in an image, whatever was pasted. */
const toImage = ( svg: string ) =>
	/^\s*<svg\b/i.test( svg )
		? `data:image/svg+xml,${ encodeURIComponent(
				svg
					// A lone surrogate would make `encodeURIComponent` throw.
					.replace( /\p{Cs}/gu, '' )
					.replace(
						/^\s*<svg(?![^>]*\bxmlns=)/i,
						'<svg xmlns="http://www.w3.org/2000/svg"'
					)
		  ) }`
		: '';

export function SvgField( props: ControlProps ) {
	const { field, given } = props;
	const image = toImage( given.text );
	return (
		<div className="chaty-console-image">
			{ image !== '' && (
				<img
					src={ image }
					alt={ sprintf(
						/* translators: %s: label of a field. */
						__( 'Drawing of “%s”', 'chaty' ),
						field.label
					) }
				/>
			) }
			<TextareaControl
				__nextHasNoMarginBottom
				{ ...bindField( props ) }
				className="code"
				dir="ltr"
				rows={ 2 }
				spellCheck={ false }
			/>
		</div>
	);
}
