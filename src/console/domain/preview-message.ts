import {
	asRecord,
	readEnum,
	readNumber,
	readRecords,
	readText,
	type Raw,
} from '../../shared/raw-values';
import {
	PANEL_KINDS,
	WHY_REASONS,
	type PageMessage,
	type PreviewPanel,
	type PreviewState,
	type Why,
} from '../../shared/preview-messages';

function parsePanel( raw: Raw ): PreviewPanel[] {
	const channel = readText( raw, 'channel' );
	const kind = readEnum( raw, 'kind', PANEL_KINDS, '' );
	const label = readText( raw, 'label', channel );
	return channel && kind ? [ { channel, kind, label } ] : [];
}

export function parsePageMessage( raw: Raw ): PageMessage | null {
	switch ( raw[ 'type' ] ) {
		case 'ready':
			return { type: 'ready' };
		case 'shown':
			return {
				type: 'shown',
				panels: readRecords( raw, 'panels' ).flatMap( parsePanel ),
			};
		case 'would-open':
			return { type: 'would-open', url: readText( raw, 'url' ) };
		case 'why':
			return {
				type: 'why',
				reason: readEnum( raw, 'reason', WHY_REASONS, 'broken' ),
				// Not parsed: the token shows that our own script sent it, and its texts are only shown.
				details: asRecord( raw[ 'details' ] ) as Why[ 'details' ],
				others: readNumber( raw, 'others', 0 ),
			};
		default:
			return null;
	}
}

export const stateText = ( state: PreviewState ): string =>
	typeof state === 'string'
		? state
		: [ state.step ?? 'panel', state.channel ].join( ' ' );

/** The states that a page with these panels can show; a form has three. */
export const listStates = (
	panels: readonly PreviewPanel[]
): readonly PreviewState[] => [
	'page',
	'closed',
	'open',
	...panels.flatMap( ( { channel, kind } ): PreviewState[] => [
		{ channel },
		...( kind === 'form'
			? ( [
					{ channel, step: 'error' },
					{ channel, step: 'thanks' },
			  ] as const )
			: [] ),
	] ),
];
