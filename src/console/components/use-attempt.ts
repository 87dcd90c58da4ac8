import { useState } from '@wordpress/element';

/** Does what may fail, such as a call; `onError` gets what it throws. */
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
