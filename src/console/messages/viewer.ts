import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { getListUrl, readMessageId, toPlainUrl } from './address';
import { addCopyButton, removeMessage } from './message';
import { showAbove, showFailure } from './notices';
import { fetchPage, find, showPage } from './page';

function present( page: Document, onShown: () => void ): void {
	showAbove( 'request', null );
	showPage( page );
	addCopyButton();
	onShown();
	speak( find( '.chaty-messages-results' )?.innerText ?? '' );
}

/** Shows pages of the server; only the one requested last. */
export function createViewer() {
	let turn = 0;
	let shown = toPlainUrl( window.location.href );
	const show = async (
		href: string,
		onShown: () => void = () => {}
	): Promise< void > => {
		const now = ++turn;
		try {
			const page = await fetchPage( href );
			if ( now === turn ) {
				shown = toPlainUrl( href );
				present( page, onShown );
			}
		} catch ( error ) {
			if ( now === turn ) {
				const text = __(
					'The list could not be loaded again.',
					'chaty'
				);
				showFailure( error, () => void show( href, onShown ), text );
			}
		}
	};
	const close = () => {
		turn++;
		shown = getListUrl();
		removeMessage();
	};
	/** Shows the list or message in the address, after Back and Forward. */
	const follow = () => {
		const url = toPlainUrl( window.location.href );
		if ( readMessageId( shown ) && url === getListUrl( shown ) ) {
			close();
		} else if ( url !== shown ) {
			void show( url );
		}
	};
	return { show, close, follow };
}

export type Viewer = ReturnType< typeof createViewer >;
