import {
	useEffect,
	useState,
	useSyncExternalStore,
	type ReactElement,
} from 'react';
import { CLOSED, type PanelState } from '../domain/panel-machine';
import { chooseChannel } from '../services/choose-channel';
import { ChannelIcon } from './channel-icon';
import { ChannelItem } from './channel-item';
import { ChannelList } from './channel-list';
import { CloseButton } from './close-button';
import { Launcher, launcherLabel } from './launcher';
import { OpenPanel } from './open-panel';
import { useDismiss } from './use-dismiss';
import { useFocusReturn } from './use-focus-return';
import { useKeyboard } from './use-keyboard';
import { usePresence } from './use-presence';
import { handleRequest, isHovered, type WidgetView } from './view';

/** The one channel of a widget that has no list. */
function SingleChannel( {
	view,
	effect,
	isOpen,
}: {
	readonly view: WidgetView;
	readonly effect: string;
	/** Whether its panel is open. */
	readonly isOpen: boolean;
} ): ReactElement | null {
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
			effect={ effect }
			isSingle
			onPress={ ( event ) => chooseChannel( view, only, event ) }
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
	const { platform, hasList } = view;
	const list = usePresence( state.name === 'open', platform );
	return (
		<>
			{ state.name === 'panel' ? (
				<OpenPanel view={ view } state={ state } />
			) : null }
			{ hasList && list !== 'gone' ? (
				<ChannelList
					view={ view }
					state={ state }
					isClosing={ list === 'closing' }
				/>
			) : null }
		</>
	);
}

/** Whether the widget was never open: what the launcher says then is said once. */
function useFreshness( isClosed: boolean ): boolean {
	const [ isFresh, setIsFresh ] = useState( true );
	useEffect( () => {
		if ( ! isClosed ) {
			setIsFresh( false );
		}
	}, [ isClosed ] );
	return isFresh;
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
	const isClosed = state.name === 'closed';
	const isFresh = useFreshness( isClosed );
	useDismiss( view );
	useFocusReturn( view, state );
	useKeyboard( view, state.name === 'panel' );
	const effect = isFresh ? view.effect : '';
	const hasCta = isClosed && ( isFresh || widget.ctaView === 'all_time' );
	const hasCross = ! isClosed && ! isHovered( view ) && widget.hasCloseButton;
	return (
		<Launcher
			widget={ widget }
			label={ launcherLabel( assets ) }
			spriteUrl={ assets.sprite }
			state={ state.name }
			cta={ hasCta ? view.cta : [] }
			badge={ isFresh ? view.badge : 0 }
			effect={ effect }
			single={
				hasList ? undefined : (
					<SingleChannel
						view={ view }
						effect={ effect }
						isOpen={ state.name === 'panel' }
					/>
				)
			}
			closeButton={ hasCross ? <CloseButton view={ view } /> : null }
			onToggle={ () => handleRequest( view, { type: 'toggle' } ) }
		>
			<Opened view={ view } state={ state } />
		</Launcher>
	);
}
