import {
	Button,
	ColorPalette,
	ColorPicker,
	Dropdown,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readColor } from '../../widget/domain/color';
import type { Path } from '../domain/document';
import { describeContrast } from '../domain/contrast';
import { getDefaultColor } from '../domain/default-color';
import type { Issue } from '../domain/preload';
import { useEditorPart, usePreload } from './editor-context';
import { FIELD_SIZE } from './field-notes';
import { TextButton } from './text-button';
import { bindField, type ControlProps } from './text-fields';

/** Names the button that copies a color: in WordPress 6 it has only a tooltip (WCAG 4.1.2). */
const nameCopyButton = ( choices: HTMLElement | null ) =>
	choices
		?.querySelector(
			'.components-color-picker .has-icon:not([aria-label])'
		)
		?.setAttribute( 'aria-label', __( 'Copy', 'chaty' ) );

function Choices( {
	given,
	field,
	fallback,
}: ControlProps & { readonly fallback: string } ) {
	const { site } = usePreload();
	const color = readColor( given.raw, given.name );
	return (
		<div className="chaty-console-colors" ref={ nameCopyButton }>
			{ site.colors.length > 0 && (
				<ColorPalette
					aria-label={ field.label }
					colors={ [ ...site.colors ] }
					disableCustomColors
					clearable={ false }
					value={ color }
					onChange={ ( next ) => given.set( next ?? '' ) }
				/>
			) }
			<ColorPicker
				enableAlpha
				color={ color || fallback || '#ffffff' }
				onChange={ given.set }
			/>
			<TextButton variant="tertiary" onClick={ () => given.set( '' ) }>
				{ __( 'Use the default color', 'chaty' ) }
			</TextButton>
		</div>
	);
}

/** What visitors see of the color, compared by its text. */
function useContrast( path: Path ) {
	const note = useEditorPart( ( { widget } ) =>
		JSON.stringify( describeContrast( widget, path ) )
	);
	return JSON.parse( note ) as Issue | null;
}

const describeDefault = ( color: string ) =>
	color
		? sprintf(
				/* translators: %s: a color such as #25d366. */
				__( '%s (default)', 'chaty' ),
				color
		  )
		: __( 'Default', 'chaty' );

export function ColorField( props: ControlProps & { readonly path: Path } ) {
	const { field, given, path } = props;
	const color = readColor( given.raw, given.name );
	const contrast = useContrast( path );
	const fallback = useEditorPart( ( { widget } ) =>
		getDefaultColor( widget, path )
	);
	return (
		<div className="chaty-console-color">
			<Dropdown
				contentClassName="chaty-console-popover"
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						className="chaty-console-swatch"
						label={ sprintf(
							/* translators: %s: label of a color. */
							__( 'Choose: %s', 'chaty' ),
							field.label
						) }
						aria-expanded={ isOpen }
						onClick={ onToggle }
						style={ { background: color || fallback || undefined } }
					/>
				) }
				renderContent={ () => (
					<Choices { ...props } fallback={ fallback } />
				) }
			/>
			<TextControl
				{ ...FIELD_SIZE }
				{ ...bindField( { ...props, notes: [ contrast ] } ) }
				dir="ltr"
				autoComplete="off"
				spellCheck={ false }
				placeholder={ describeDefault( fallback ) }
			/>
		</div>
	);
}
