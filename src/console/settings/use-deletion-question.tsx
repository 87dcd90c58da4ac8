import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { asRecord, readText } from '../../shared/raw-values';
import { Dialog } from '../components/dialog';
import { useAttempt } from '../components/use-attempt';
import type { Settings } from '../components/use-settings';
import { parseSaveFailure } from '../domain/save-failure';
import type { SiteDocument } from '../domain/site-settings';

/** Settings by which messages are deleted: after this many days, 0 for never. */
const DAYS = [ 'retention_days', 'contacts_trash_days' ] as const;

function isShorter( next: unknown, stored: unknown ): boolean {
	const days = Number.isInteger( next ) ? Number( next ) : 0;
	return days > 0 && ( stored === 0 || days < Number( stored ) );
}

/** The server's sentences about the messages that saved settings would delete; empty for none. */
async function readDeletions( next: SiteDocument, stored: SiteDocument ) {
	const query = DAYS.filter( ( name ) =>
		isShorter( next[ name ], stored[ name ] )
	).map( ( name ) => `${ name }=${ next[ name ] }` );
	if ( ! query.length ) {
		return '';
	}
	const path = `/chaty/v1/settings/expiry?${ query.join( '&' ) }`;
	return readText( asRecord( await apiFetch( { path } ) ), 'message' );
}

/** Asks before a save that lets the next daily run delete messages. */
export function useDeletionQuestion(
	{ current, server, setFailure }: Settings< SiteDocument >,
	onSave: () => Promise< void >
) {
	const [ text, setText ] = useState( '' );
	const { isBusy: isAsking, attempt } = useAttempt( ( error ) =>
		setFailure( parseSaveFailure( error ) )
	);
	const save = () =>
		attempt( async () => {
			const found = await readDeletions(
				current.current,
				server.document
			);
			await ( found ? setText( found ) : onSave() );
		} );
	const question = text && (
		<Dialog
			title={ __( 'Delete old messages?', 'chaty' ) }
			action={ __( 'Save and delete', 'chaty' ) }
			isDestructive
			onAction={ () => {
				setText( '' );
				onSave();
			} }
			onClose={ () => setText( '' ) }
		>
			<p>{ text }</p>
		</Dialog>
	);
	return { save, isAsking, question };
}
