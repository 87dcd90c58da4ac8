import type { ReactNode } from 'react';
import type { Issue } from '../domain/preload';

/** One look of controls on WordPress 6.6 and later. */
export const FIELD_SIZE = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

interface NotesProps {
	readonly help?: ReactNode;
	readonly issues: readonly ( Issue | null | undefined )[];
}

/** The notes below a control, which describe it: its help, and the issues of its value. */
export const FieldNotes = ( { help, issues }: NotesProps ) => (
	<>
		{ issues.map(
			( issue ) =>
				issue && (
					<span
						key={ issue.message }
						className={ `chaty-console-note is-${ issue.level }` }
					>
						{ issue.message }
					</span>
				)
		) }
		{ help && <span className="chaty-console-help">{ help }</span> }
	</>
);

/** Props of a control for its help and the issues of its value. */
export const describeControl = (
	issues: NotesProps[ 'issues' ],
	help?: ReactNode
) => ( {
	help:
		help || issues.some( Boolean ) ? (
			<FieldNotes help={ help } issues={ issues } />
		) : undefined,
	'aria-invalid':
		issues.some( ( issue ) => issue?.level === 'error' ) || undefined,
} );
