import { readNumber } from '../../shared/raw-values';
import { useChange, useEditorPart, useFieldValue } from './editor-context';
import { NumberField, type ControlProps } from './text-fields';

/** The key in which Chaty 3.x stores the size where the first key is "custom". */
const OTHER = [ 'settings', 'custom_widget_size' ];

/** The size that visitors get, from either of two keys (`parse-appearance.ts`). Typing empties the second one. */
export function SizeField( props: ControlProps ) {
	const { given } = props;
	const other = useFieldValue( OTHER );
	const settings = useEditorPart( ( { widget } ) => widget.settings );
	const onChange = useChange();
	const isFirst =
		! other.text || readNumber( { size: given.text }, 'size', 0 ) !== 0;
	const set = ( size: unknown ) =>
		onChange( [ 'settings' ], {
			...settings,
			[ given.name ]: size,
			...( other.text && { [ other.name ]: '' } ),
		} );
	return (
		<div id={ other.id } data-field={ other.key }>
			<NumberField
				{ ...props }
				given={ { ...( isFirst ? given : other ), set } }
			/>
		</div>
	);
}
