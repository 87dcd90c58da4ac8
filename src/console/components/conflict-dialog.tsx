import { RadioControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Dialog } from './dialog';
import {
	mergeDocuments,
	type MergeChoices,
	type MergeConflict,
} from '../domain/merge';
import { formatTime, type SiteClock } from '../domain/site-clock';
import type { CurrentSettings } from '../domain/document';
import type { SaveResult, Settings } from './use-settings';

interface Props< Document > {
	readonly title: string;
	/** Label of the value of a conflict, by its path as text. */
	readonly labelOf: ( path: string, conflict: MergeConflict ) => string;
	readonly settings: Settings< Document >;
	readonly site: SiteClock;
	readonly onSaved: ( result: SaveResult< Document > ) => void;
}

/** The contents of a value, without the names of its parts. */
const listTexts = ( value: unknown ): string =>
	typeof value === 'object' && value !== null
		? Object.values( value ).map( listTexts ).filter( Boolean ).join( ', ' )
		: String( value ?? '' );

function show( value: unknown ): string {
	const MAX_LENGTH = 80;
	if ( value === undefined ) {
		return __( '(removed)', 'chaty' );
	}
	const text = listTexts( value );
	return text.length > MAX_LENGTH ? text.slice( 0, MAX_LENGTH ) + '…' : text;
}

function getWhoText(
	{ modified }: CurrentSettings< unknown >,
	site: SiteClock
): string {
	const time = new Date( modified.at );
	const when = Number.isNaN( time.getTime() ) ? '' : formatTime( time, site );
	return modified.by && when
		? sprintf(
				/* translators: %1$s: Name of a user. %2$s: Date and time. */
				__(
					'%1$s saved these settings on %2$s, after you opened them.',
					'chaty'
				),
				modified.by,
				when
		  )
		: __( 'Somebody saved these settings after you opened them.', 'chaty' );
}

const getIntro = ( hasConflicts: boolean ) =>
	hasConflicts
		? __(
				'Changes to different settings are kept. Please choose for these:',
				'chaty'
		  )
		: __(
				'Your changes and theirs do not contradict each other. Both are kept.',
				'chaty'
		  );

interface ChoiceProps {
	readonly conflict: MergeConflict;
	readonly label: string;
	readonly choice: 'mine' | 'theirs';
	readonly onChoose: ( choice: 'mine' | 'theirs' ) => void;
}

function Choice( { conflict, label, choice, onChoose }: ChoiceProps ) {
	/* translators: %s: Value of a setting. */
	const mine = sprintf( __( 'Mine: %s', 'chaty' ), show( conflict.mine ) );
	const theirs = sprintf(
		/* translators: %s: Value of a setting. */
		__( 'Theirs: %s', 'chaty' ),
		show( conflict.theirs )
	);
	return (
		<fieldset className="chaty-console-choice">
			<legend>{ label }</legend>
			<RadioControl
				selected={ choice }
				options={ [
					{ value: 'mine', label: mine },
					{ value: 'theirs', label: theirs },
				] }
				onChange={ ( value ) =>
					onChoose( value === 'theirs' ? 'theirs' : 'mine' )
				}
			/>
		</fieldset>
	);
}

function Conflict< Document >( {
	theirs,
	settings,
	...props
}: Props< Document > & { readonly theirs: CurrentSettings< Document > } ) {
	const { document: mine, server } = settings;
	const [ choices, setChoices ] = useState< MergeChoices >( {} );
	const { value, conflicts } = useMemo(
		() => mergeDocuments( server.document, mine, theirs.document, choices ),
		[ server, mine, theirs, choices ]
	);
	return (
		<Dialog
			title={ props.title }
			action={ __( 'Save both changes', 'chaty' ) }
			onAction={ async () =>
				props.onSaved( await settings.saveMerged( value, theirs ) )
			}
			onClose={ settings.forgetFailure }
			isBusy={ settings.isSaving }
		>
			<p>{ getWhoText( theirs, props.site ) }</p>
			<p>{ getIntro( conflicts.length > 0 ) }</p>
			{ conflicts.map( ( conflict ) => (
				<Choice
					key={ conflict.path }
					conflict={ conflict }
					label={ props.labelOf( conflict.path, conflict ) }
					choice={ choices[ conflict.path ] ?? 'mine' }
					onChoose={ ( choice ) =>
						setChoices( { ...choices, [ conflict.path ]: choice } )
					}
				/>
			) ) }
		</Dialog>
	);
}

/** Two owners have changed the settings: keeps what only one has changed, and asks about the rest. */
export function ConflictDialog< Document >( props: Props< Document > ) {
	const { failure } = props.settings;
	return failure?.kind === 'conflict' ? (
		<Conflict { ...props } theirs={ failure.current } />
	) : null;
}
