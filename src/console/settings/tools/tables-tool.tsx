import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../domain/lists';
import { ToolButton } from './tool-button';
import type { ToolProps } from './tool-states';
import { useTool } from './use-tool';

interface Props extends ToolProps {
	readonly locale: string;
}

/** Creates or upgrades the tables. */
export function TablesTool( { states, locale, onAnswer }: Props ) {
	const { run, ...tool } = useTool( onAnswer );
	const { isCurrent, rows } = states.tables;
	return (
		<>
			<h3>{ __( 'Tables', 'chaty' ) }</h3>
			<p>
				{ isCurrent
					? __( 'The tables are up to date.', 'chaty' )
					: __(
							'Tables are missing or of another version: messages may be lost, and nothing is counted.',
							'chaty'
					  ) }
			</p>
			<ul className="chaty-settings-list">
				{ Object.entries( rows ).map( ( [ name, count ] ) => (
					<li key={ name }>
						{ count === null
							? sprintf(
									/* translators: %s: Name of a table. */
									__( '%s cannot be read', 'chaty' ),
									name
							  )
							: sprintf(
									/* translators: %1$s: Name of a table. %2$s: Number of rows. */
									__( '%1$s: %2$s rows', 'chaty' ),
									name,
									formatCount( count, locale )
							  ) }
					</li>
				) ) }
			</ul>
			<ToolButton
				{ ...tool }
				label={ __( 'Check and repair the tables', 'chaty' ) }
				onRun={ () => run( 'repair-tables' ) }
			/>
		</>
	);
}
