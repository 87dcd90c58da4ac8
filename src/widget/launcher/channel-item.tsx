import type { ReactElement } from 'react';
import { getChannelColors } from '../domain/channel-colors';
import { ChannelButton, type ChannelButtonProps } from './channel-button';
import { setCssVariables } from './css-variables';
import { classNames } from './launcher';

/** A channel in its place, with the names that owners' custom CSS knows. */
export function ChannelItem( {
	isSingle,
	effect,
	step = '',
	...props
}: ChannelButtonProps & {
	readonly isSingle?: boolean;
	/** How many channels come in before it, the lowest first. */
	readonly step?: string;
	/** Name of the attention effect of a single channel; empty for none. */
	readonly effect?: string;
} ): ReactElement {
	const { channel } = props;
	const { slug } = channel;
	return (
		<div
			className={ classNames(
				`chaty-channel ${ slug }-channel-link`,
				isSingle && 'single active',
				effect && `chaty-animation-${ effect }`
			) }
			id={ `${ slug }-${ props.widget.id }-channel` }
			data-widget={ props.widget.id }
			data-channel={ slug }
			ref={ ( element ) =>
				element &&
				setCssVariables( element, {
					...getChannelColors( channel ),
					step,
				} )
			}
		>
			<ChannelButton { ...props } />
		</div>
	);
}
