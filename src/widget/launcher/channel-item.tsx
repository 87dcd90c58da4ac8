import type { ReactElement } from 'react';
import { getChannelColors } from '../domain/channel-appearance';
import { ChannelButton, type ChannelButtonProps } from './channel-button';
import { classNames, cssVariables } from './dom';

/** A channel with the names that owners' custom CSS relies on. */
export function ChannelItem( {
	isSingle,
	effect,
	step = '',
	...props
}: ChannelButtonProps & {
	readonly isSingle?: boolean;
	/** How many channels appear before it; the lowest is first. */
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
			ref={ cssVariables( {
				...getChannelColors( channel ),
				step,
			} ) }
		>
			<ChannelButton { ...props } />
		</div>
	);
}
