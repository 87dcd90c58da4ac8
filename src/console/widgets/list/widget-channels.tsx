import { VisuallyHidden } from '@wordpress/components';
import { ChannelIcon } from '../../components/channel-icon';
import { getTypeName } from '../../domain/channel-names';
import type { WidgetDocument } from '../../domain/document';
import type { WidgetsPreload } from '../../domain/preload';
import { channelType } from '../../domain/widget-list';

/** Drawings that fit into a row. */
const MAX_ICONS = 6;

interface Props {
	readonly widget: WidgetDocument;
	readonly preload: WidgetsPreload;
}

export function WidgetChannels( { widget, preload }: Props ) {
	const types = widget.channels.flatMap(
		( channel ) => channelType( channel ) || []
	);
	const names = types.map( getTypeName ).join( ', ' );
	return (
		<span className="chaty-console-channels" title={ names }>
			<VisuallyHidden>{ names || '–' }</VisuallyHidden>
			{ types.slice( 0, MAX_ICONS ).map( ( type, index ) => (
				<ChannelIcon
					key={ index }
					type={ type }
					icons={ preload.icons }
				/>
			) ) }
			{ types.length > MAX_ICONS && (
				<span aria-hidden="true">+{ types.length - MAX_ICONS }</span>
			) }
		</span>
	);
}
