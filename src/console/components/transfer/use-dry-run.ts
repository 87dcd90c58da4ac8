import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { parseSaveFailure } from '../../domain/save-failure';
import {
	MAX_FILE_BYTES,
	parseDryRun,
	parseFile,
	type DryRun,
} from '../../domain/settings-file';
import { getFailureText } from '../../domain/failure-text';

/** What is known of the chosen file. */
export interface FileState {
	readonly name: string;
	readonly isChecking?: boolean;
	/** Why it cannot be checked. */
	readonly error?: string;
	readonly dryRun?: DryRun;
}

const BYTES_IN_MB = 1_000_000;

function getFileError( { size }: File, content: object | null ) {
	if ( size > MAX_FILE_BYTES ) {
		return sprintf(
			/* translators: %s: Number of megabytes. */
			__( 'This is no settings file: it is larger than %s MB.', 'chaty' ),
			String( MAX_FILE_BYTES / BYTES_IN_MB )
		);
	}
	return content
		? ''
		: __( 'This is no settings file: it is not JSON.', 'chaty' );
}

const checkContent = ( content: object ) =>
	apiFetch( {
		path: '/chaty/v1/widgets/check',
		method: 'POST',
		data: content,
	} );

/** Asks the server what a file would change. Nothing is changed by it. */
export function useDryRun() {
	const [ state, setState ] = useState< FileState | null >( null );
	const check = async ( file: File ) => {
		const { name } = file;
		setState( { name, isChecking: true } );
		const content =
			file.size > MAX_FILE_BYTES ? null : parseFile( await file.text() );
		const error = getFileError( file, content );
		if ( ! content || error ) {
			setState( { name, error } );
			return;
		}
		try {
			setState( {
				name,
				dryRun: parseDryRun( await checkContent( content ) ),
			} );
		} catch ( thrown ) {
			setState( {
				name,
				error: getFailureText( parseSaveFailure( thrown ) ),
			} );
		}
	};
	return { state, check };
}
