import { __ } from '@wordpress/i18n';
import { useEditorPart } from '../../components/editor-context';
import { KeptFields } from '../../components/kept-fields';
import { SectionFields } from '../../components/schema-field';
import { FIELDS } from '../../domain/fields';
import { Details } from './details';

export function AdvancedGroup() {
	const id = useEditorPart( ( { widget } ) => String( widget.id ) );
	return (
		<>
			<SectionFields section="advanced" base={ [ 'settings' ] } />
			<p data-field="id">
				{ FIELDS.id.label }: <code>{ id }</code>.{ ' ' }
				{ __(
					'Blocks, shortcodes and scripts name the widget by it.',
					'chaty'
				) }
			</p>
			<KeptFields section="kept" base={ [ 'settings' ] }>
				{ ( fields ) => (
					<Details title={ __( 'Stored without effect', 'chaty' ) }>
						<p>
							{ __(
								'Chaty 3.x has these settings. They are stored and exported, but have no effect here.',
								'chaty'
							) }
						</p>
						{ fields }
					</Details>
				) }
			</KeptFields>
		</>
	);
}
