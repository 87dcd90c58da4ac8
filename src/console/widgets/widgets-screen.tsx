import { __ } from '@wordpress/i18n';
import type { ConsoleFacts } from '../domain/facts';

interface Props {
	readonly facts: ConsoleFacts;
}

/** The screen: the list of widgets, or the editor of one of them. */
export function WidgetsScreen( { facts }: Props ) {
	return (
		<ul className="chaty-console-list">
			{ facts.document.chaty_widgets.map( ( { id, name } ) => (
				<li key={ id }>{ name || __( 'Widget', 'chaty' ) }</li>
			) ) }
		</ul>
	);
}
