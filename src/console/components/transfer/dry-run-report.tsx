import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { LocatedIssue } from '../../domain/issues';
import type { DryRun } from '../../domain/settings-file';

interface ListProps {
	/** With `%d` for the number of lines. */
	readonly title: string;
	readonly lines: readonly string[];
}

/** Paths with what is said of them, folded away. */
const PathList = ( { title, lines }: ListProps ) =>
	lines.length ? (
		<details className="chaty-console-paths">
			<summary>{ title.replace( '%d', String( lines.length ) ) }</summary>
			<ul>
				{ lines.map( ( line, index ) => (
					<li key={ index }>{ line }</li>
				) ) }
			</ul>
		</details>
	) : null;

const lineOf = ( { path, message }: LocatedIssue ) => `${ path } ${ message }`;

/** What would come of an import, in a sentence. */
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
					'The file has %d widget. It takes the place of all present ones.',
					'The file has %d widgets. They take the place of all present ones.',
					count,
					'chaty'
				),
				count
		  )
		: __( 'The file is what this site has already.', 'chaty' );
}

/** What a file would change, what of it is left out, and what keeps it from being imported. */
export function DryRunReport( { dryRun }: { readonly dryRun: DryRun } ) {
	const { issues, changes, document } = dryRun;
	const errors = issues.filter( ( { level } ) => level === 'error' );
	const others = issues.filter( ( { level } ) => level !== 'error' );
	/* translators: %d: Number of settings. */
	const left = __( 'Left out or corrected: %d', 'chaty' );
	/* translators: %d: Number of settings. */
	const changed = __( 'Changed: %d', 'chaty' );
	/* translators: %d: Number of errors. */
	const wrong = __( 'Errors: %d', 'chaty' );
	return (
		<>
			<Notice
				status={ document ? 'info' : 'error' }
				isDismissible={ false }
			>
				{ getSummary( dryRun ) }
			</Notice>
			<PathList title={ wrong } lines={ errors.map( lineOf ) } />
			<PathList title={ left } lines={ others.map( lineOf ) } />
			<PathList title={ changed } lines={ changes } />
		</>
	);
}
