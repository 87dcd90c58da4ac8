import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type {
	PreviewPanel,
	PreviewState,
} from '../../../shared/preview-messages';
import { listStates, stateText } from '../../domain/preview-message';
import { FIELD_SIZE } from '../../components/field-notes';

function getStateName( state: PreviewState, panels: readonly PreviewPanel[] ) {
	if ( state === 'page' ) {
		return __( 'As visitors find it', 'chaty' );
	}
	if ( state === 'closed' || state === 'open' ) {
		return state === 'open'
			? __( 'Open', 'chaty' )
			: __( 'Closed', 'chaty' );
	}
	const { channel, step } = state;
	const panel = panels.find( ( one ) => one.channel === channel );
	const label = panel?.label ?? channel;
	const names = {
		/* translators: %s: name of a channel. */
		error: sprintf( __( '%s: with errors', 'chaty' ), label ),
		/* translators: %s: name of a channel. */
		thanks: sprintf( __( '%s: thanks', 'chaty' ), label ),
		/* translators: %s: name of a channel. */
		form: sprintf( __( '%s: form', 'chaty' ), label ),
		/* translators: %s: name of a channel. */
		chat: sprintf( __( '%s: chat', 'chaty' ), label ),
		/* translators: %s: name of a channel. */
		qr: sprintf( __( '%s: QR code', 'chaty' ), label ),
		/* translators: %s: name of a channel. */
		agents: sprintf( __( '%s: agents', 'chaty' ), label ),
	};
	return names[ step ?? panel?.kind ?? 'chat' ];
}

interface Props {
	readonly panels: readonly PreviewPanel[];
	readonly state: PreviewState;
	readonly onChange: ( state: PreviewState ) => void;
}

export function StateChooser( { panels, state, onChange }: Props ) {
	const states = listStates( panels );
	return (
		<SelectControl
			{ ...FIELD_SIZE }
			label={ __( 'Show', 'chaty' ) }
			value={ stateText( state ) }
			options={ states.map( ( one ) => ( {
				value: stateText( one ),
				label: getStateName( one, panels ),
			} ) ) }
			onChange={ ( text ) =>
				onChange(
					states.find( ( one ) => stateText( one ) === text ) ??
						'page'
				)
			}
		/>
	);
}
