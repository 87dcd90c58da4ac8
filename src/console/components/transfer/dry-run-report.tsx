import { __, _n, sprintf } from '@wordpress/i18n';
import { getPathLabel } from '../../domain/path-label';
import { groupReport, type ReportLine } from '../../domain/report-groups';
import type { DryRun } from '../../domain/settings-file';
import { getWidgetName } from '../../domain/widget-name';
import { StatusNotice } from '../status-notice';

interface ListProps {
	/** With `%d` for the number of lines. */
	readonly title: string;
	readonly lines: readonly ReportLine[];
	/** The widgets that the paths name. */
	readonly widgets: DryRun[ 'source' ];
	readonly isOpen?: boolean;
}

const PathList = ( { title, lines, widgets, isOpen = false }: ListProps ) =>
	lines.length ? (
		<details className="chaty-console-paths" open={ isOpen }>
			<summary>{ title.replace( '%d', String( lines.length ) ) }</summary>
			<div>
				{ groupReport( lines, ( path ) =>
					getPathLabel( path, widgets )
				).map( ( group, key ) => (
					<details key={ key } open={ isOpen || ! group.message }>
						<summary>
							{ group.index === null
								? __( 'All widgets', 'chaty' )
								: getWidgetName(
										widgets[ group.index ],
										group.index
								  ) }
							{ group.message && ` … ${ group.message }` }
							{ ` (${ group.lines.size })` }
						</summary>
						<ul>
							{ [ ...group.lines ].map( ( line ) => (
								<li key={ line }>{ line }</li>
							) ) }
						</ul>
					</details>
				) ) }
			</div>
		</details>
	) : null;

function getSummary( { document, changes }: DryRun ): string {
	if ( ! document ) {
		return __(
			'The file cannot be imported. Nothing has changed.',
			'chaty'
		);
	}
	const { length: count } = document.chaty_widgets;
	return changes.length
		? sprintf(
				/* translators: %d: Number of widgets. */
				_n(
					'The file has %d widget. It replaces all widgets of this site.',
					'The file has %d widgets. They replace all widgets of this site.',
					count,
					'chaty'
				),
				count
		  )
		: __( 'The file has the same settings as this site.', 'chaty' );
}

export function DryRunReport( { dryRun }: { readonly dryRun: DryRun } ) {
	const { issues, changes, document, deletes, source } = dryRun;
	const errors = issues.filter( ( { level } ) => level === 'error' );
	const others = issues.filter( ( { level } ) => level !== 'error' );
	/* translators: %d: Number of settings. */
	const changed = __( 'Changed: %d', 'chaty' );
	/* translators: %d: Number of errors. */
	const wrong = __( 'Errors: %d', 'chaty' );
	/* translators: %d: Number of settings. */
	const corrected = __( 'Left out or corrected: %d', 'chaty' );
	return (
		<>
			<StatusNotice status={ document ? 'info' : 'error' }>
				{ getSummary( dryRun ) }
			</StatusNotice>
			<StatusNotice status="warning">
				{ document && deletes }
			</StatusNotice>
			<PathList
				title={ wrong }
				lines={ errors }
				widgets={ source }
				isOpen
			/>
			<PathList title={ corrected } lines={ others } widgets={ source } />
			<PathList
				title={ changed }
				lines={ changes.map( ( path ) => ( { path, message: '' } ) ) }
				widgets={ document?.chaty_widgets ?? [] }
			/>
		</>
	);
}
