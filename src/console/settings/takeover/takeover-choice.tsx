import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DryRunReport } from '../../components/transfer/dry-run-report';
import {
	getFirstChoice,
	getFoundText,
	getProgressText,
	getSettingsText,
	isComplete,
	type Choice,
	type Found,
} from '../../domain/takeover';

interface Props {
	readonly found: Found;
	readonly onRun: ( choice: Choice ) => void;
}

function getWidgetsHelp( { takenOverAt }: Found ): string {
	return takenOverAt
		? sprintf(
				/* translators: %s: Date and time. */
				__(
					'They were taken over on %s. Taken over again, they replace what was changed here since then.',
					'chaty'
				),
				new Date( takenOverAt ).toLocaleString()
		  )
		: '';
}

/** What becomes of the messages. */
function getMessagesHelp( found: Found ): string {
	const { copied, messages, retentionDays } = found;
	return [
		copied ? getProgressText( copied, messages ) : '',
		__( 'They come as read, and are copied once.', 'chaty' ),
		retentionDays
			? sprintf(
					/* translators: %s: Number of days. */
					__(
						'This site deletes messages that are older than %s days.',
						'chaty'
					),
					retentionDays.toLocaleString()
			  )
			: '',
	]
		.filter( Boolean )
		.join( ' ' );
}

interface PartProps {
	readonly found: Found;
	readonly isChosen: boolean;
	readonly onChoose: ( isChosen: boolean ) => void;
}

/** The widgets, and what taking them over would change. */
function Widgets( { found, isChosen, onChoose }: PartProps ) {
	const { dryRun } = found;
	return (
		<>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Widgets and their settings', 'chaty' ) }
				help={ getWidgetsHelp( found ) }
				checked={ isChosen }
				disabled={ ! dryRun.document }
				onChange={ onChoose }
			/>
			{ ( isChosen || ! dryRun.document ) && (
				<DryRunReport
					dryRun={ dryRun }
					summary={ getSettingsText( found ) }
				/>
			) }
		</>
	);
}

/** The messages, and what becomes of them. */
const Messages = ( { found, isChosen, onChoose }: PartProps ) => (
	<CheckboxControl
		__nextHasNoMarginBottom
		label={ __( 'Messages', 'chaty' ) }
		help={ getMessagesHelp( found ) }
		checked={ isChosen }
		disabled={ isComplete( found ) }
		onChange={ onChoose }
	/>
);

/** What is there, what it would change, and the button that does it. */
export function TakeoverChoice( { found, onRun }: Props ) {
	const [ choice, setChoice ] = useState( () => getFirstChoice( found ) );
	const isIdle = ! choice.settings && ! choice.messages;
	const isBegun = found.copied > 0 && choice.messages;
	return (
		<>
			<p>{ getFoundText( found ) }</p>
			{ found.widgets > 0 && (
				<Widgets
					found={ found }
					isChosen={ choice.settings }
					onChoose={ ( settings ) =>
						setChoice( { ...choice, settings } )
					}
				/>
			) }
			{ found.messages > 0 && (
				<Messages
					found={ found }
					isChosen={ choice.messages }
					onChoose={ ( messages ) =>
						setChoice( { ...choice, messages } )
					}
				/>
			) }
			<div>
				<Button
					__next40pxDefaultSize
					variant="primary"
					aria-disabled={ isIdle }
					onClick={ () => ! isIdle && onRun( choice ) }
				>
					{ isBegun && ! choice.settings
						? __( 'Go on', 'chaty' )
						: __( 'Take over', 'chaty' ) }
				</Button>
			</div>
		</>
	);
}
