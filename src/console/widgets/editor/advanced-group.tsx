import { __, sprintf } from '@wordpress/i18n';
import { useEditorPart } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { FIELDS } from '../../domain/fields';
import { Details } from './details';

/** Analytics, own CSS, and what is stored without effect. */
export function AdvancedGroup() {
	const id = useEditorPart( ( { widget } ) => String( widget.id ) );
	const number = id.replace( '_', '' );
	return (
		<>
			<SectionFields section="advanced" base={ [ 'settings' ] } />
			<p data-field="id">
				{ FIELDS.id.label }: <code>{ id }</code>.{ ' ' }
				{ sprintf(
					/* translators: %s: a line of JavaScript. */
					__(
						'Buttons and links of a page open it with %s.',
						'chaty'
					),
					`launch_chaty(${ number === '0' ? '' : number })`
				) }
			</p>
			<Details title={ __( 'Stored without effect', 'chaty' ) }>
				<p>
					{ __(
						'Chaty 3.x has these settings. They are stored and exported, but have no effect here.',
						'chaty'
					) }
				</p>
				<SectionFields section="kept" base={ [ 'settings' ] } />
			</Details>
		</>
	);
}
