import pattern from '../condition-keys.json';
import { parseAppearance } from './parse-appearance';
import { parseLauncher } from './parse-launcher';
import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
	type Raw,
} from '../../../shared/raw-values';

/** Something in the settings that cannot be used. Nothing else is affected. */
interface ParseIssue {
	/** Where, as in `chaty_widgets[1].channels[0].value`. */
	readonly path: string;
	/** What is wrong with it, for the console. */
	readonly reason: string;
}

/**
 * `has_countries`, `has_date_scheduling_rules` …, `exit_intent`, `auto_hide_widget`; the delay has a length of its own.
 * The server has the same pattern: the build writes it as PHP (`tools/schema.mjs`).
 */
const CONDITION_KEY = /* @__PURE__ */ new RegExp( pattern );

/**
 * Whether anything decides if and when the widget shows. Most widgets have nothing but a delay of
 * 0 seconds, and need no triggers bundle.
 */
export function hasConditions( triggers: Raw ): boolean {
	return (
		Object.keys( triggers ).some(
			( key ) => CONDITION_KEY.test( key ) && readBoolean( triggers, key )
		) ||
		( readBoolean( triggers, 'has_time_delay' ) &&
			readNumber( triggers, 'time_delay', 0 ) > 0 )
	);
}

/** A channel as far as its availability goes (docs/how-it-works.md, "Availability of channels"); `parseChannel` reads the rest. */
export function parseRawChannel( value: unknown, path: string ) {
	const raw = asRecord( value );
	const isAgent = readBoolean( raw, 'is_agent' );
	const isOn = ( device: string ) => {
		const agentKey = `is_agent_${ device }`;
		return readBoolean(
			raw,
			isAgent && agentKey in raw ? agentKey : `is_${ device }`
		);
	};
	return {
		/** Its place in the settings, as in `ParseIssue`. */
		path,
		slug: readText( raw, 'channel' ),
		isOnDesktop: isOn( 'desktop' ),
		isOnMobile: isOn( 'mobile' ),
		/** Whether its chat opens by itself. */
		isDefaultOpen: readBoolean( raw, 'is_default_open' ),
		raw,
	};
}

export type RawChannel = ReturnType< typeof parseRawChannel >;

const WIDGET_ID = /^(0|_[1-9]\d*)$/;

/** One widget of the settings. Without an id that can be counted it is an issue. */
export function parseWidget( value: unknown, path: string ) {
	const raw = asRecord( value );
	const id = readText( raw, 'id', readText( raw, 'identifier' ) );
	if ( ! WIDGET_ID.test( id ) ) {
		const reason = 'is not 0, _1, _2 …';
		const issue: ParseIssue = { path: `${ path }.id`, reason };
		return issue;
	}
	const settings = asRecord( raw[ 'settings' ] );
	const triggers = asRecord( raw[ 'triggers' ] );
	const launcher = parseLauncher( settings );
	return {
		id,
		/** The widget as it came. */
		source: raw,
		nonce: readText( settings, 'widget_token' ),
		...launcher,
		...parseAppearance( settings, launcher ),
		/** As they came: `parseTriggers` is part of the triggers bundle. */
		triggers,
		/** 0 for never. */
		hideAfterSeconds: readBoolean( triggers, 'auto_hide_widget' )
			? readNumber( triggers, 'hide_after', 0 )
			: 0,
		channels: readList( raw, 'channels' ).map( ( channel, index ) =>
			parseRawChannel( channel, `${ path }.channels[${ index }]` )
		),
	};
}

/** What is drawn of a widget, and what else its launcher needs where the server has not printed it. */
export type ComposedWidgetModel = Exclude<
	ReturnType< typeof parseWidget >,
	ParseIssue
>;

/**
 * Parses whatever the page has as settings (docs/how-it-works.md, "Broken settings"): the widgets that can be used, and an
 * issue for each that cannot. Triggers, channels and panels stay as they came until the bundle that needs them parses
 * them. `null` without settings or without widgets.
 */
export function parsePageSettings( settings: unknown ) {
	const raw = asRecord( settings );
	const widgets: ComposedWidgetModel[] = [];
	const issues: ParseIssue[] = [];
	readList( raw, 'chaty_widgets' ).forEach( ( one, index ) => {
		const path = `chaty_widgets[${ index }]`;
		const widget = parseWidget( one, path );
		if ( 'reason' in widget ) {
			issues.push( widget );
		} else if ( widgets.some( ( { id } ) => id === widget.id ) ) {
			issues.push( { path, reason: 'has the id of another widget' } );
		} else {
			widgets.push( widget );
		}
	} );
	return widgets.length + issues.length
		? {
				page: {
					ajaxUrl: readText( raw, 'ajax_url' ),
					// Not a boolean like the others: `on` or `off`.
					isAnalyticsOn:
						readText( raw, 'data_analytics_settings' ) === 'on',
					widgets,
				},
				issues,
		  }
		: null;
}

export type PageModel = NonNullable<
	ReturnType< typeof parsePageSettings >
>[ 'page' ];
