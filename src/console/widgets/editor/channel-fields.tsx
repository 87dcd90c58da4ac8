import { __, sprintf } from '@wordpress/i18n';
import { readText } from '../../../shared/raw-values';
import type { ChannelModel } from '../../../widget/domain/settings/types';
import { getFieldId, useRaw } from '../../components/editor-context';
import { KeptFields } from '../../components/kept-fields';
import { SectionFields } from '../../components/schema-field';
import { getTypeName, getTypeTexts } from '../../domain/channel-names';
import { FIELDS } from '../../domain/fields';
import { AgentList } from './agent-list';
import { ContactFormSection } from './contact-form-section';
import { Details, SectionDetails } from './details';

interface Props {
	readonly index: number;
	/** `null` for a type that this version does not know. */
	readonly channel: ChannelModel | null;
}

function More( { index, channel }: Props ) {
	const base = [ 'channels', index ];
	const raw = useRaw( base );
	const { label, help } = FIELDS[ 'channels[].channel' ];
	return (
		<Details title={ __( 'More', 'chaty' ) }>
			<p data-field="channels[].channel">
				{ label }: <code>{ readText( raw, 'channel' ) }</code>. { help }
			</p>
			<p data-field="channels[].channel_type">
				{ FIELDS[ 'channels[].channel_type' ].label }:{ ' ' }
				{ channel
					? getTypeName( channel.type )
					: readText( raw, 'channel_type' ) }
			</p>
			<SectionFields section="channel.more" base={ base } />
			<KeptFields section="channel.kept" base={ base } />
		</Details>
	);
}

/** Sections that show where the type has a field of theirs. */
const SECTIONS = {
	message: __( 'Message and link', 'chaty' ),
	chat: __( 'Chat window', 'chaty' ),
	qr: __( 'QR code', 'chaty' ),
	consent: __( 'Consent', 'chaty' ),
	icon: __( 'Icon and color', 'chaty' ),
} as const;

function Needs( { index, channel }: Props ) {
	const raw = useRaw( [ 'channels', index ] );
	return (
		<p className="chaty-console-needs">
			{ channel
				? getTypeTexts( channel.type ).needs
				: sprintf(
						/* translators: %s: name of a channel. */
						__(
							'Visitors do not see “%s”: this version does not know such a channel.',
							'chaty'
						),
						readText( raw, 'channel' )
				  ) }
		</p>
	);
}

function AgentsSection( { index, channel }: Props ) {
	const base = [ 'channels', index ];
	return channel?.type === 'Contact_Us' ||
		channel?.type === 'WeChat' ? null : (
		<Details title={ __( 'List of people', 'chaty' ) }>
			<SectionFields section="channel.agents" base={ base } />
			{ channel?.isAgent && (
				<div
					className="chaty-console-fields"
					id={ getFieldId( [ ...base, 'agent_data' ] ) }
				>
					<AgentList base={ base } />
				</div>
			) }
		</Details>
	);
}

export function ChannelFields( { index, channel }: Props ) {
	const base = [ 'channels', index ];
	const section = ( name: keyof typeof SECTIONS ) => (
		<SectionDetails
			base={ base }
			type={ channel?.type }
			title={ SECTIONS[ name ] }
			section={ `channel.${ name }` }
		/>
	);
	return (
		<div className="chaty-console-fields">
			<Needs index={ index } channel={ channel } />
			<SectionFields section="channel" base={ base } />
			{ section( 'message' ) }
			{ section( 'chat' ) }
			{ section( 'qr' ) }
			<AgentsSection index={ index } channel={ channel } />
			{ channel?.type === 'Contact_Us' && (
				<ContactFormSection base={ base } channel={ channel } />
			) }
			{ section( 'consent' ) }
			{ section( 'icon' ) }
			<More index={ index } channel={ channel } />
		</div>
	);
}
