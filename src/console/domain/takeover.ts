import { __, _n, sprintf } from '@wordpress/i18n';
import { asRecord, readNumber, readText } from '../../shared/raw-values';
import { formatCount } from './lists';
import { parseDryRun, type DryRun } from './settings-file';

/** What Chaty 3.x left on the site, as `GET /takeover` says. */
export interface Found {
	readonly widgets: number;
	/** When its settings were taken over last, in ISO 8601; empty if never. */
	readonly takenOverAt: string;
	/** Whether the settings that were replaced can be put back: nobody has changed anything since. */
	readonly canUndo: boolean;
	readonly messages: number;
	/** How many of the messages are here. */
	readonly copied: number;
	/** After how many days this site deletes messages; 0 for never. */
	readonly retentionDays: number;
	readonly revision: string;
	readonly dryRun: DryRun;
}

/** What one step has copied, as `POST /takeover` says. */
export interface Step {
	readonly done: number;
	readonly failed: number;
	/** The message to go on behind. */
	readonly after: number;
	readonly isLast: boolean;
}

/** What the owner wants to take over. */
export interface Choice {
	readonly settings: boolean;
	readonly messages: boolean;
}

/** What was taken over so far. */
export interface Outcome {
	readonly settings: boolean;
	/** Messages that are here now. */
	readonly copied: number;
	readonly failed: number;
}

export function parseFound( answer: unknown ): Found {
	const raw = asRecord( answer );
	const settings = asRecord( raw[ 'settings' ] );
	const messages = asRecord( raw[ 'messages' ] );
	return {
		widgets: readNumber( settings, 'widgets', 0 ),
		takenOverAt: readText( settings, 'taken_over_at' ),
		canUndo: settings[ 'can_restore' ] === true,
		messages: readNumber( messages, 'total', 0 ),
		copied: readNumber( messages, 'copied', 0 ),
		retentionDays: readNumber( messages, 'retention_days', 0 ),
		revision: readText( raw, 'revision' ),
		dryRun: parseDryRun( answer ),
	};
}

export function parseStep( answer: unknown ): Step {
	const raw = asRecord( answer );
	return {
		done: readNumber( raw, 'new', 0 ) + readNumber( raw, 'known', 0 ),
		failed: readNumber( raw, 'failed', 0 ),
		after: readNumber( raw, 'after', 0 ),
		// An answer that says nothing must not be asked for ever.
		isLast: raw[ 'is_done' ] !== false,
	};
}

/** Whether all messages are here. */
export const isComplete = ( { copied, messages }: Found ) => copied >= messages;

/** What is left to do, unless the owner says otherwise. */
export const getFirstChoice = ( found: Found ): Choice => ( {
	settings:
		found.widgets > 0 && ! found.takenOverAt && !! found.dryRun.document,
	messages: ! isComplete( found ),
} );

/** `3 widgets` */
export const countWidgets = ( count: number, locale: string ) =>
	sprintf(
		/* translators: %s: Number of widgets. */
		_n( '%s widget', '%s widgets', count, 'chaty' ),
		formatCount( count, locale )
	);

/** `1,000 messages` */
export const countMessages = ( count: number, locale: string ) =>
	sprintf(
		/* translators: %s: Number of messages. */
		_n( '%s message', '%s messages', count, 'chaty' ),
		formatCount( count, locale )
	);

/** What is there, in a sentence. */
export function getFoundText(
	{ widgets, messages }: Found,
	locale: string
): string {
	if ( widgets && messages ) {
		return sprintf(
			/* translators: %1$s: Number of widgets, such as "3 widgets". %2$s: Number of messages, such as "1,000 messages". */
			__(
				'Chaty 3.x left %1$s and %2$s on this site. Its data is not changed or deleted.',
				'chaty'
			),
			countWidgets( widgets, locale ),
			countMessages( messages, locale )
		);
	}
	return sprintf(
		/* translators: %s: Number of widgets or of messages, such as "3 widgets". */
		__(
			'Chaty 3.x left %s on this site. Its data is not changed or deleted.',
			'chaty'
		),
		widgets
			? countWidgets( widgets, locale )
			: countMessages( messages, locale )
	);
}

/** How far the messages are: `500 of 1,000 messages are here.` */
export const getProgressText = (
	copied: number,
	total: number,
	locale: string
) =>
	sprintf(
		/* translators: %1$s: Number of messages that are copied. %2$s: Number of all messages, such as "1,000 messages". */
		__( '%1$s of %2$s are copied.', 'chaty' ),
		formatCount( copied, locale ),
		countMessages( total, locale )
	);

/** What the settings of Chaty 3.x would do here, in a sentence. */
export function getSettingsText(
	{ dryRun, widgets }: Found,
	locale: string
): string {
	if ( ! dryRun.document ) {
		return __(
			'The widgets of Chaty 3.x cannot be taken over as they are.',
			'chaty'
		);
	}
	return dryRun.changes.length
		? sprintf(
				/* translators: %s: Number of widgets. */
				_n(
					'%s widget of Chaty 3.x replaces all widgets of this site.',
					'%s widgets of Chaty 3.x replace all widgets of this site.',
					widgets,
					'chaty'
				),
				formatCount( widgets, locale )
		  )
		: __( 'The widgets here are already those of Chaty 3.x.', 'chaty' );
}
