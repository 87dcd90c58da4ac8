import type { ReactElement } from 'react';
import { ChannelButton, type ChannelButtonProps } from './channel-button';
import { setColors } from './colors';
import { classes } from './launcher';

/** A channel in its place, with the names that owners' custom CSS knows. */
export function ChannelItem( {
	isSingle,
	effect,
	...props
}: ChannelButtonProps & {
	readonly isSingle: boolean;
	/** Name of the attention effect of a single channel; empty for none. */
	readonly effect?: string;
} ): ReactElement {
	const { slug, color } = props.channel;
	return (
		<div
			className={ classes(
				`chaty-channel ${ slug }-channel-link`,
				isSingle && 'single active',
				Boolean( effect ) && `chaty-animation-${ effect }`
			) }
			id={ `${ slug }-${ props.widget.id }-channel` }
			data-widget={ props.widget.id }
			data-channel={ slug }
			ref={ ( element ) => setColors( element, color ) }
		>
			<ChannelButton { ...props } />
		</div>
	);
}
