import { asRecord, readList, readText, type Raw } from '../shared/raw-values';
import { parseChannel } from '../widget/domain/settings/parse-channel';

/** Gives channels without a label one in the page's language, as the server does (`class-frontend-settings.php`). */
export function addLabels( draft: object | null, labels: Raw ): object | null {
	const addToChannel = ( channel: unknown ) => {
		const raw = asRecord( channel );
		const label = readText( labels, parseChannel( raw )?.type ?? '' );
		return label && ! readText( raw, 'hover_text' )
			? { ...raw, hover_text: label }
			: channel;
	};
	const addToWidget = ( widget: unknown ) => ( {
		...asRecord( widget ),
		channels: readList( asRecord( widget ), 'channels' ).map(
			addToChannel
		),
	} );
	return (
		draft && {
			...draft,
			chaty_widgets: readList( asRecord( draft ), 'chaty_widgets' ).map(
				addToWidget
			),
		}
	);
}
