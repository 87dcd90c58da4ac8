import { useRef, useState, type ReactElement } from 'react';
import type { PanelState } from '../domain/panel-machine';
import { getString } from '../domain/strings';
import { getHideLabel, getLauncherLabel } from '../launcher/attention';
import type { ChannelButtonProps } from '../launcher/channel-button';
import { activateChannel } from '../services/activate-channel';
import type { UsableChannel } from '../services/usable-channels';
import { ChannelIcon, SvgNode } from './channel-icon';
import { readPrintedSvg } from '../browser/svg';
import { ChannelItem } from '../launcher/channel-item';
import { ChannelList } from './channel-list';
import { CloseButton, getCloseText } from './close-button';
import { Launcher, type LauncherProps } from '../launcher/launcher';
import { ActivePanel } from './active-panel';
import { useDismiss } from './use-dismiss';
import { useFocusReturn } from './use-focus-return';
import { useKeptPress } from './use-kept-press';
import { useVirtualKeyboard } from './use-virtual-keyboard';
import { useShownState } from './use-shown-state';
import {
	handleRequest,
	isOpenByHover,
	type ControllerProps,
	type WidgetController,
} from './widget-controller';

/** Opens a single channel, or closes its panel, unless `single-channel.ts` has handled the press that brought React. */
function press(
	controller: WidgetController,
	channel: UsableChannel,
	event: Parameters< NonNullable< ChannelButtonProps[ 'onPress' ] > >[ 0 ]
): void {
	if ( event.defaultPrevented ) {
		return;
	}
	if ( controller.panel.get().name === 'panel' ) {
		controller.panel.send( { type: 'close' } );
	} else {
		activateChannel( controller, channel, event );
	}
}

function SingleChannelItem( {
	controller,
	isOpen,
	...attention
}: ControllerProps &
	Attention & { readonly isOpen: boolean } ): ReactElement | null {
	const { channels, container, widget } = controller;
	const [ single ] = channels;
	const [ isBroken ] = useState(
		() => ! container.querySelector( '.chaty-i-trigger img' )
	);
	// A printed drawing is left out of the printed settings, so it is read from the page.
	const [ printed ] = useState( () => {
		const group = container.querySelector( '.chaty-i-trigger svg > g' );
		return group?.parentElement && readPrintedSvg( group.parentElement );
	} );
	return single ? (
		<ChannelItem
			{ ...single }
			widget={ widget }
			icon={
				printed ? (
					<SvgNode svg={ printed } />
				) : (
					<ChannelIcon
						controller={ controller }
						channel={ single.channel }
						isBroken={ isBroken }
					/>
				)
			}
			isOpen={ isOpen }
			label={ isOpen ? getCloseText( controller ) : undefined }
			{ ...attention }
			isSingle
			onPress={ ( event ) => press( controller, single, event ) }
		/>
	) : null;
}

type Attention = Pick< LauncherProps, 'cta' | 'badge' | 'effect' >;

/** What draws attention disappears once the widget was open, except a call to action for `all_time`. */
function useAttention(
	{ widget, cta, badge, effect }: WidgetController,
	state: PanelState
): Attention {
	const isClosed = state.name === 'closed';
	// A ref, because setting a state would render again during the press.
	const wasOpen = useRef( false );
	wasOpen.current ||= ! isClosed;
	const isFresh = ! wasOpen.current;
	const hasCta = isClosed && ( isFresh || widget.ctaMode === 'all_time' );
	return {
		cta: hasCta ? cta : [],
		badge: isFresh ? badge : 0,
		effect: isFresh ? effect : '',
	};
}

/** The open widget. */
export function App( { controller }: ControllerProps ): ReactElement {
	const { widget, assets, hasList } = controller;
	const [ state, isListDrawn ] = useShownState( controller );
	const isPanel = state.name === 'panel';
	const attention = useAttention( controller, state );
	const label = isPanel && getString( assets.lang, 'back' );
	useKeptPress( controller );
	useDismiss( controller );
	useFocusReturn( controller, state );
	useVirtualKeyboard( controller, isPanel );
	return (
		<Launcher
			widget={ widget }
			label={ label || getLauncherLabel( assets ) }
			hideLabel={ getHideLabel( assets ) }
			state={ state.name }
			{ ...attention }
			single={
				! hasList && (
					<SingleChannelItem
						controller={ controller }
						isOpen={ isPanel }
						{ ...attention }
					/>
				)
			}
			closeButton={
				state.name !== 'closed' &&
				! isOpenByHover( controller, state ) &&
				widget.hasCloseButton && (
					<CloseButton controller={ controller } isBack={ isPanel } />
				)
			}
			onToggle={ () => handleRequest( controller, { type: 'toggle' } ) }
		>
			<ActivePanel controller={ controller } state={ state } />
			{ isListDrawn && (
				<ChannelList controller={ controller } state={ state } />
			) }
		</Launcher>
	);
}
