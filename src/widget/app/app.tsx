import {
	useEffect,
	useState,
	useSyncExternalStore,
	type ReactElement,
} from 'react';
import { CLOSED, type PanelState } from '../domain/panel-machine';
import { say } from '../domain/strings';
import { chooseChannel } from '../services/activate-channel';
import { ChannelIcon } from './channel-icon';
import { ChannelItem } from '../launcher/channel-item';
import { ChannelList } from './channel-list';
import { CloseButton, closeText } from './close-button';
import {
	Launcher,
	launcherLabel,
	type LauncherProps,
} from '../launcher/launcher';
import { OpenPanel } from './active-panel';
import { useDismiss } from './use-dismiss';
import { useFocusReturn } from './use-focus-return';
import { useKeyboard } from './use-virtual-keyboard';
import { usePresence } from './use-presence';
import { handleRequest, isHovered, type WidgetView } from './widget-controller';

/** The one channel of a widget that has no list. */
function SingleChannel( {
	view,
	isOpen,
	...look
}: {
	readonly view: WidgetView;
	/** Whether its panel is open. */
	readonly isOpen: boolean;
} & Look ): ReactElement | null {
	const { channels, container, widget } = view;
	const [ only ] = channels;
	const [ isBroken ] = useState(
		() => ! container.querySelector( '.chaty-i-trigger img' )
	);
	return only ? (
		<ChannelItem
			{ ...only }
			widget={ widget }
			icon={
				<ChannelIcon
					view={ view }
					channel={ only.channel }
					isBroken={ isBroken }
				/>
			}
			isOpen={ isOpen }
			label={ isOpen ? closeText( view ) : undefined }
			{ ...look }
			isSingle
			onPress={ ( event ) =>
				isOpen
					? view.panel.send( { type: 'close' } )
					: chooseChannel( view, only, event )
			}
		/>
	) : null;
}

/** What opens above the launcher: the list of channels, or the panel of one. */
function Opened( {
	view,
	state,
}: {
	readonly view: WidgetView;
	readonly state: PanelState;
} ): ReactElement {
	const list = usePresence( state.name === 'open', view.platform );
	return (
		<>
			{ state.name === 'panel' ? (
				<OpenPanel view={ view } state={ state } />
			) : null }
			{ list === 'gone' ? null : (
				<ChannelList view={ view } isClosing={ list === 'closing' } />
			) }
		</>
	);
}

type Look = Pick< LauncherProps, 'cta' | 'badge' | 'effect' >;

/** What asks for a press: gone once the widget was open, but for the words that its owner always wants. */
function useLook(
	{ widget, cta, badge, effect }: WidgetView,
	state: PanelState
): Look {
	const isClosed = state.name === 'closed';
	const [ isFresh, setIsFresh ] = useState( true );
	useEffect( () => {
		if ( ! isClosed ) {
			setIsFresh( false );
		}
	}, [ isClosed ] );
	const hasCta = isClosed && ( isFresh || widget.ctaView === 'all_time' );
	return {
		cta: hasCta ? cta : [],
		badge: isFresh ? badge : 0,
		effect: isFresh ? effect : '',
	};
}

/** What pointer, focus and keyboards do. */
function useInput( view: WidgetView, state: PanelState ): void {
	useDismiss( view );
	useFocusReturn( view, state );
	useKeyboard( view, state.name === 'panel' );
}

/**
 * The open widget. Its first drawing is what the loader drew, whatever was asked for meanwhile,
 * so that React can take that markup over; the store's own state follows at once.
 */
export function WidgetApp( {
	view,
}: {
	readonly view: WidgetView;
} ): ReactElement {
	const { panel, widget, assets, hasList } = view;
	const state = useSyncExternalStore(
		panel.subscribe,
		panel.get,
		() => CLOSED
	);
	const isPanel = state.name === 'panel';
	const look = useLook( view, state );
	useInput( view, state );
	return (
		<Launcher
			widget={ widget }
			label={
				isPanel ? say( assets.lang, 'back' ) : launcherLabel( assets )
			}
			spriteUrl={ assets.sprite }
			state={ state.name }
			{ ...look }
			single={
				! hasList && (
					<SingleChannel
						view={ view }
						isOpen={ isPanel }
						{ ...look }
					/>
				)
			}
			closeButton={
				state.name !== 'closed' &&
				! isHovered( view ) &&
				widget.hasCloseButton && (
					<CloseButton view={ view } isBack={ isPanel } />
				)
			}
			onToggle={ () => handleRequest( view, { type: 'toggle' } ) }
		>
			<Opened view={ view } state={ state } />
		</Launcher>
	);
}
