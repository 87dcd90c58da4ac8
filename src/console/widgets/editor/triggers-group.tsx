import { asRecord } from '../../../shared/raw-values';
import { useEditorPart, usePreload } from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { describeTriggers } from '../../domain/sentences';

/** What makes the widget show and hide, and that in a sentence. */
export function TriggersGroup() {
	const { locale } = usePreload().site;
	const triggers = useEditorPart( ( { widget } ) => widget.triggers );
	return (
		<>
			<SectionFields section="triggers" base={ [ 'triggers' ] } />
			<p className="chaty-console-sentence" aria-live="polite">
				{ describeTriggers( asRecord( triggers ), locale ) }
			</p>
		</>
	);
}
