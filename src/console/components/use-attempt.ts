import { useState } from '@wordpress/element';

/** Runs an action that may fail, such as a call; `onError` gets its error. */
export function useAttempt( onError: ( error: unknown ) => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const attempt = async ( work: () => Promise< void > ) => {
		setBusy( true );
		try {
			await work();
		} catch ( error ) {
			onError( error );
		} finally {
			setBusy( false );
		}
	};
	return { isBusy, attempt };
}
