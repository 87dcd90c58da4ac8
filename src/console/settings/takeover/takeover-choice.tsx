import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DryRunReport } from '../../components/transfer/dry-run-report';
import { formatCount } from '../../domain/lists';
import { formatTime, type SiteClock } from '../../domain/moments';
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
	readonly site: SiteClock;
	readonly onRun: ( choice: Choice ) => void;
}

function getWidgetsHelp( { takenOverAt }: Found, site: SiteClock ): string {
	return takenOverAt
		? sprintf(
				/* translators: %s: Date and time. */
				__(
					'They were taken over on %s. Taking them over again replaces what was changed here since then.',
					'chaty'
				),
				formatTime( new Date( takenOverAt ), site )
		  )
		: '';
}

/** What becomes of the messages. */
function getMessagesHelp( found: Found, { locale }: SiteClock ): string {
	const { copied, messages, retentionDays } = found;
	return [
		copied ? getProgressText( copied, messages, locale ) : '',
		__( 'They arrive as read. Each is copied only once.', 'chaty' ),
		retentionDays
			? sprintf(
					/* translators: %s: Number of days. */
					__(
						'This site deletes messages that are older than %s days.',
						'chaty'
					),
					formatCount( retentionDays, locale )
			  )
			: '',
	]
		.filter( Boolean )
		.join( ' ' );
}

interface PartProps {
	readonly found: Found;
	readonly site: SiteClock;
	readonly isChosen: boolean;
	readonly onChoose: ( isChosen: boolean ) => void;
}

/** The widgets, and what taking them over would change. */
function Widgets( { found, site, isChosen, onChoose }: PartProps ) {
	const { dryRun } = found;
	return (
		<>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Widgets and their settings', 'chaty' ) }
				help={ getWidgetsHelp( found, site ) }
				checked={ isChosen }
				disabled={ ! dryRun.document }
				onChange={ onChoose }
			/>
			{ ( isChosen || ! dryRun.document ) && (
				<DryRunReport
					dryRun={ dryRun }
					summary={ getSettingsText( found, site.locale ) }
				/>
			) }
		</>
	);
}

/** The messages, and what becomes of them. */
const Messages = ( { found, site, isChosen, onChoose }: PartProps ) => (
	<CheckboxControl
		__nextHasNoMarginBottom
		label={ __( 'Messages', 'chaty' ) }
		help={ getMessagesHelp( found, site ) }
		checked={ isChosen }
		disabled={ isComplete( found ) }
		onChange={ onChoose }
	/>
);

/** What is there, what it would change, and the button that does it. */
export function TakeoverChoice( { found, site, onRun }: Props ) {
	const [ choice, setChoice ] = useState( () => getFirstChoice( found ) );
	const isIdle = ! choice.settings && ! choice.messages;
	const isBegun = found.copied > 0 && choice.messages;
	return (
		<>
			<p>{ getFoundText( found, site.locale ) }</p>
			{ found.widgets > 0 && (
				<Widgets
					found={ found }
					site={ site }
					isChosen={ choice.settings }
					onChoose={ ( settings ) =>
						setChoice( { ...choice, settings } )
					}
				/>
			) }
			{ found.messages > 0 && (
				<Messages
					found={ found }
					site={ site }
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
						? __( 'Continue', 'chaty' )
						: __( 'Take over', 'chaty' ) }
				</Button>
			</div>
		</>
	);
}
