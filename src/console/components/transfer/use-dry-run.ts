import apiFetch from '@wordpress/api-fetch';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getErrorText } from '../../domain/request-failure-text';
import {
	MAX_FILE_BYTES,
	parseDryRun,
	parseFile,
	type DryRun,
} from '../../domain/settings-file';

export interface FileState {
	readonly name: string;
	readonly isChecking?: boolean;
	readonly error?: string;
	readonly dryRun?: DryRun;
}

/** Checks a file. One that the browser can no longer read counts as no settings file. */
async function checkFile( file: File ): Promise< FileState > {
	const { name } = file;
	if ( file.size > MAX_FILE_BYTES ) {
		const error = sprintf(
			/* translators: %s: Number of megabytes. */
			__(
				'This is not a settings file: it is larger than %s MB.',
				'chaty'
			),
			String( MAX_FILE_BYTES / 1_000_000 )
		);
		return { name, error };
	}
	const content = parseFile( await file.text().catch( () => '' ) );
	if ( ! content ) {
		const error = __(
			'This is not a settings file: it is not JSON.',
			'chaty'
		);
		return { name, error };
	}
	try {
		const answer = await apiFetch( {
			path: '/chaty/v1/widgets/check',
			method: 'POST',
			data: { ...content, import: true },
		} );
		return { name, dryRun: parseDryRun( answer, content ) };
	} catch ( thrown ) {
		return { name, error: getErrorText( thrown ) };
	}
}

/** Asks the server what a file would change, without changing anything; the file chosen last counts. */
export function useDryRun() {
	const [ state, setState ] = useState< FileState | null >( null );
	const chosen = useRef< File | null >( null );
	const check = async ( file: File ) => {
		chosen.current = file;
		setState( { name: file.name, isChecking: true } );
		const checked = await checkFile( file );
		if ( chosen.current === file ) {
			setState( checked );
		}
	};
	return { state, check };
}
