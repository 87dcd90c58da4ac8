import { Button, Dropdown, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type {
	AgentSettings,
	ChannelModel,
	LinkSource,
} from '../../widget/domain/settings/types';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { afterPress } from '../browser/after-press';
import {
	getValueHelp,
	getValueLabel,
	LINK_TYPES,
} from '../domain/channel-values';
import { asNote } from '../domain/check-value';
import {
	checkTarget,
	getDialedNumber,
	getTestLink,
	completeValue,
	NUMBER_TYPES,
} from '../domain/check-target';
import { findSiteCountry, getCountryName } from '../domain/countries';
import type { Path } from '../domain/document';
import { getAt } from '../domain/draft';
import { PageLink } from './page-link';
import type { Issue } from '../domain/preload';
import { findChannel, useEditorPart, usePreload } from './editor-context';
import { useLazyPart } from './lazy-part';
import { QrCode } from './qr-code';
import { FIELD_SIZE } from './field-notes';
import { bindField, type ControlProps } from './text-fields';

/** An example where the site has no country. */
const ANY_EXAMPLE = '+49 461 12345';

/** The numbering plans, 30 kB. Notes that need them are missing until they have loaded, and where that fails. */
const loadPlans = () =>
	import( /* webpackChunkName: "console-phone" */ './phone-numbers' );

/** The link of a channel, or of one of its agents. An agent is read as the only one of its channel. */
function useSource( path: Path, channel: ChannelModel | null ) {
	const raw = useEditorPart( ( { widget } ) =>
		getAt( widget, path.slice( 0, -1 ) )
	);
	if ( ! path.includes( 'agent_data' ) || ! channel ) {
		return channel;
	}
	const parsed = parseChannel( { ...channel.raw, agent_data: [ raw ] } );
	const [ agent ]: readonly AgentSettings[] = parsed?.agents ?? [];
	return agent ?? { ...channel, value: '' };
}

function useNumberNote( source: LinkSource | null ): Issue | null {
	const { site } = usePreload();
	const { part: plans } = useLazyPart( loadPlans );
	const number = source ? getDialedNumber( source ) : '';
	const phone = number
		? plans?.parseNumber( number, findSiteCountry( site ) )
		: null;
	if ( ! phone?.country ) {
		return null;
	}
	const country = getCountryName( phone.country, site.locale );
	return phone.isValid
		? asNote( `${ phone.international }, ${ country }` )
		: {
				level: 'warning',
				message: sprintf(
					/* translators: %s: name of a country. */
					__(
						'This is not a valid phone number in %s. Please check it.',
						'chaty'
					),
					country
				),
		  };
}

/** An app's address would leave an empty tab behind. */
const TestLink = ( { href }: { readonly href: string } ) =>
	href.startsWith( 'http' ) ? (
		<a href={ href } target="_blank" rel="noreferrer">
			{ __( 'Test', 'chaty' ) }
			<span className="screen-reader-text">
				{ __( '(opens in a new tab)', 'chaty' ) }
			</span>
		</a>
	) : (
		<a href={ href }>{ __( 'Test', 'chaty' ) }</a>
	);

function TestLinks( { source }: { readonly source: LinkSource } ) {
	const { url } = usePreload().site;
	const href = getTestLink( source, url );
	return href ? (
		<div className="chaty-console-test">
			<TestLink href={ href } />
			<Dropdown
				contentClassName="chaty-console-popover"
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						size="compact"
						variant="tertiary"
						aria-expanded={ isOpen }
						onClick={ onToggle }
					>
						{ __( 'Test on a phone', 'chaty' ) }
					</Button>
				) }
				renderContent={ () => (
					<QrCode text={ getTestLink( source, url, true ) } />
				) }
			/>
		</div>
	) : null;
}

function useTexts( source: LinkSource | null ) {
	const { site } = usePreload();
	const { part: plans } = useLazyPart( loadPlans );
	const example = plans?.getExample( findSiteCountry( site ) ) || ANY_EXAMPLE;
	return source
		? {
				label: getValueLabel( source.type ),
				help: getValueHelp( source.type, example ),
				isNumber: NUMBER_TYPES.test( source.type ),
				isLink: LINK_TYPES.test( source.type ),
		  }
		: null;
}

export function TargetField( props: ControlProps & { readonly path: Path } ) {
	const { given, path } = props;
	const channel = useEditorPart( ( editor ) => findChannel( editor, path ) );
	const source = useSource( path, channel );
	const texts = useTexts( source );
	const problem = source && checkTarget( source );
	const note = useNumberNote( source );
	const { url } = usePreload().site;
	// An empty field shows no warning before the owner has left it.
	const [ isLeft, setIsLeft ] = useState( !! given.text );
	const isChecked = isLeft || given.text;
	return (
		<>
			<TextControl
				{ ...FIELD_SIZE }
				{ ...bindField( {
					label: texts?.label ?? props.field.label,
					...props,
					help: texts?.help,
					notes: [ isChecked ? problem : null, note ],
				} ) }
				dir="ltr"
				inputMode={ texts?.isNumber ? 'tel' : 'text' }
				autoComplete="off"
				spellCheck={ false }
				onChange={ ( text ) =>
					given.set( completeValue( text, source?.type ?? '', url ) )
				}
				onBlur={ () => afterPress( () => setIsLeft( true ) ) }
			/>
			{ texts?.isLink && (
				<PageLink value={ given.text } onChange={ given.set } />
			) }
			{ source && problem?.level !== 'error' && (
				<TestLinks source={ source } />
			) }
		</>
	);
}
