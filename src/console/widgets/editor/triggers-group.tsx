import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { parseTriggers } from '../../../widget/domain/settings/parse-triggers';
import {
	useChange,
	useEditorPart,
	usePreload,
	useRaw,
} from '../../components/editor-context';
import { SectionFields } from '../../components/schema-field';
import { FIELD_SIZE } from '../../components/field-notes';
import { listChannels } from '../../domain/channels';
import { readDevices, withDevices, type Devices } from '../../domain/devices';
import { describeTriggers } from '../../domain/sentences';

const DEVICES: readonly { value: Devices; label: string }[] = [
	{ value: 'all', label: __( 'All devices', 'chaty' ) },
	{ value: 'desktop', label: __( 'Desktops only', 'chaty' ) },
	{ value: 'mobile', label: __( 'Phones and tablets only', 'chaty' ) },
];

const MIXED = { value: '', label: __( 'As each channel has them', 'chaty' ) };

/** The devices of all channels at once, which have no key of their own. */
function DevicesField() {
	const onChange = useChange();
	const label = __( 'Devices', 'chaty' );
	const channels = useEditorPart( ( { widget } ) => widget.channels );
	const raws = listChannels( { channels } );
	const devices = readDevices( raws ) ?? '';
	return raws.length ? (
		<SelectControl
			{ ...FIELD_SIZE }
			label={ label }
			help={ __( 'Sets those of all channels.', 'chaty' ) }
			value={ devices }
			options={ [ ...( devices ? [] : [ MIXED ] ), ...DEVICES ] }
			onChange={ ( value ) =>
				value &&
				onChange(
					[ 'channels' ],
					withDevices( raws, value as Devices ),
					label
				)
			}
		/>
	) : null;
}

export function TriggersGroup() {
	const { locale } = usePreload().site;
	const triggers = useRaw( [ 'triggers' ] );
	return (
		<>
			<DevicesField />
			<SectionFields section="triggers" base={ [ 'triggers' ] } />
			<p className="chaty-console-sentence" aria-live="polite">
				{ describeTriggers( parseTriggers( triggers ), locale ) }
			</p>
		</>
	);
}
