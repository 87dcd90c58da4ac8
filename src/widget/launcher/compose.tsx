import type { ReactElement } from 'react';
import { readRichText } from '../../shared/rich-text';
import { tryOr } from '../../shared/try-or';
import { removePrinted } from '../browser/printed';
import type { StylesApi } from '../browser/styles';
import { createSvg, parseSvg } from '../browser/svg';
import { getChannelColors } from '../domain/channel-appearance';
import { getFileUrl } from '../domain/files';
import { parseFont } from '../domain/font';
import { getDeviceSlugs, type WidgetPlan } from '../domain/plan';
import { parsePageSettings } from '../domain/settings/parse-page-settings';
import type {
	ChannelModel,
	ComposedWidgetModel,
} from '../domain/settings/types';
import type {
	BarePage,
	PreparedPage,
	PreparedWidget,
} from '../services/context';
import { getUsableChannels } from '../services/usable-channels';
import { getHideLabel, getLauncherLabel } from './attention';
import { SpriteIcon } from './channel-button';
import { ChannelItem } from './channel-item';
import { createPlan } from './compose-plan';
import { asNode, classNames, cssVariables } from './dom';
import { Launcher } from './launcher';
import { stack } from '../browser/stack';
import css from './launcher.scss';
import channelCss from './channel.scss';
import singleCss from './single-channel.scss';

type Page = BarePage & StylesApi;

/** The widget's outermost element, with the names that owners' custom CSS relies on. React leaves it alone. */
function Container( widget: ComposedWidgetModel ): ReactElement {
	const { id, hideAfterSeconds } = widget;
	const key = id.replace( '_', '' );
	return (
		<div
			id={ `chaty-widget-${ id }` }
			className={ classNames(
				`chaty chaty-id-${ id } chaty-widget-${ id } chaty-key-${ key }`,
				widget.ctaMode !== 'none' && widget.ctaMode,
				hideAfterSeconds > 0 &&
					`auto-hide-chaty hide-after-${ hideAfterSeconds }`
			) }
			data-key={ key }
			data-id={ id }
			data-identifier={ id }
			data-user={ id }
			data-nonce={ widget.nonce }
			data-animation={ widget.effect }
			data-pending=""
		/>
	);
}

/** The channel's image, else the owner's icon, else ours; `ChannelIcon` does the same in React. */
function renderIcon( { assets }: Page, channel: ChannelModel ): Element {
	const svg = parseSvg( channel.svg );
	if ( channel.imageUrl ) {
		return asNode(
			<img className="chaty-svg" src={ channel.imageUrl } alt="" />
		);
	}
	return svg
		? createSvg( svg )
		: asNode( <SpriteIcon channel={ channel } assets={ assets } /> );
}

/** Sizes, colors, font and custom CSS of the owner. */
function applyAppearance(
	container: HTMLElement,
	widget: ComposedWidgetModel,
	{ addStyles, assets, browser }: Page
): void {
	cssVariables( {
		...widget.colors,
		...( ! widget.pendingCount && { 'badge-color': '', 'badge-text': '' } ),
		...Object.fromEntries(
			Object.entries( widget.distances ).map( ( [ name, pixels ] ) => [
				name,
				`${ pixels }px`,
			] )
		),
		font: parseFont( widget.fontFamily ).family,
	} )( container );
	browser.addStylesheet(
		( 'small-side' in widget.distances ||
			widget.sideClasses.includes( ' ' ) ) &&
			getFileUrl( assets, 'sides.css' )
	);
	addStyles( widget.customCss, true );
}

/** Draws a widget with its launcher, or with the single channel that replaces it, as a new visitor sees it. */
function renderContainer(
	widget: ComposedWidgetModel,
	plan: WidgetPlan,
	page: Page
) {
	const container = asNode( <Container { ...widget } /> );
	const [ single ] =
		getDeviceSlugs( plan, page.device ).length === 1
			? getUsableChannels( { ...page, raw: widget.source } )
			: [];
	const attention = {
		cta: plan.cta ? readRichText( widget.ctaText ) : [],
		badge: plan.badge ?? 0,
		effect: plan.effect ?? '',
	};
	container.append(
		asNode(
			<Launcher
				widget={ widget }
				label={ getLauncherLabel( page.assets ) }
				hideLabel={ getHideLabel( page.assets ) }
				state="closed"
				{ ...attention }
				single={
					single && (
						<ChannelItem
							{ ...single }
							{ ...attention }
							widget={ widget }
							icon={ renderIcon( page, single.channel ) as never }
							isSingle
						/>
					)
				}
			/>
		)
	);
	if ( single ) {
		page.addStyles( channelCss + singleCss );
		cssVariables( getChannelColors( single.channel ) )( container );
	}
	applyAppearance( container, widget, page );
	return container;
}

/** Draws the widgets of settings that the server has not printed; the first settings replace printed launchers. */
export function compose(
	settings: unknown,
	page: Page,
	isFirst = false
): PreparedPage {
	if ( isFirst ) {
		removePrinted();
	}
	const parsed = parsePageSettings( settings );
	parsed?.issues.forEach( ( { path, reason } ) =>
		page.debug( `${ path } ${ reason }` )
	);
	const {
		ajaxUrl = '',
		isAnalyticsOn = false,
		widgets = [],
	} = parsed?.page ?? {};
	if ( widgets.length ) {
		page.addStyles( css );
	}
	const prepared = widgets.flatMap( ( widget ): PreparedWidget[] =>
		// One broken widget must not hide the others.
		tryOr( () => {
			const plan = createPlan( widget, page );
			const container = renderContainer( widget, plan, page );
			const onShow = () => stack( container );
			return [ { widget: plan, raw: widget.source, container, onShow } ];
		}, [] )
	);
	return { page: { ajaxUrl, isAnalyticsOn }, widgets: prepared };
}
