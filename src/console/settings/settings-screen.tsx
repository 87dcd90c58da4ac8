import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { focusField, focusSection, isTyping } from '../browser/focus';
import { ConflictDialog } from '../components/conflict-dialog';
import { FailureNotice } from '../components/failure-notice';
import { MessageSnackbar } from '../components/snackbar';
import type { SaveResult, Settings } from '../components/use-settings';
import { issuesOfFailure } from '../domain/issues';
import type { SiteClock } from '../domain/site-clock';
import { getSettingLabel, type SiteDocument } from '../domain/site-settings';
import { AccessSection } from './access-section';
import { CountingSection } from './counting-section';
import { MapsSection } from './maps-section';
import { MessagesSection } from './messages-section';
import { PagesSection } from './pages-section';
import { SaveBar } from './save-bar';
import { Section } from './section';
import { SectionLinks } from './section-links';
import { ShopSection } from './shop-section';
import { ToolsSection } from './tools/tools-section';
import { TransferSection } from './transfer-section';
import { useForm, type SectionProps } from './use-form';
import { useSiteSettings } from './use-site-settings';
import { WebhookSection } from './webhook-section';

const Sections = ( props: SectionProps & { children: ReactNode } ) => (
	<>
		<CountingSection { ...props } />
		<MessagesSection { ...props } />
		<PagesSection { ...props } />
		<MapsSection { ...props } />
		<AccessSection { ...props } />
		<WebhookSection { ...props } />
		{ props.preload.shop && (
			<ShopSection form={ props.form } widgets={ props.preload.shop } />
		) }
		{ props.children }
		<Section id="take-over" title={ __( 'Take over from Chaty', 'chaty' ) }>
			<p>
				{ __(
					'Chaty 3.x on this site? Its widgets, messages and statistics can be taken over. A report says first what would change.',
					'chaty'
				) }
			</p>
			<p>
				<a href={ props.preload.links.takeover }>
					{ __( 'Take over from Chaty', 'chaty' ) }
				</a>
			</p>
		</Section>
		<ToolsSection />
	</>
);

interface ConflictProps {
	readonly settings: Settings< SiteDocument >;
	readonly site: SiteClock;
	readonly onSaved: ( result: SaveResult< SiteDocument > ) => void;
}

/** What somebody else has saved meanwhile. */
function Conflict( { settings, site, onSaved }: ConflictProps ) {
	const { document, server, failure, isSaving } = settings;
	return failure?.kind === 'conflict' ? (
		<ConflictDialog
			title={ __( 'Two people have changed the settings', 'chaty' ) }
			labelOf={ getSettingLabel }
			base={ server.document }
			mine={ document }
			theirs={ failure.current }
			site={ site }
			isBusy={ isSaving }
			onClose={ settings.forgetFailure }
			onSave={ async ( merged ) =>
				onSaved( await settings.saveMerged( merged, failure.current ) )
			}
		/>
	) : null;
}

/** Moves to the first value that the server has refused, as the editor does; not away from where the owner types by then. */
function focusRefused( failure: Settings< SiteDocument >[ 'failure' ] ) {
	const [ first ] = issuesOfFailure( failure );
	if ( first && ! isTyping() ) {
		focusField( first.path );
	}
}

export function SettingsScreen( { preload }: Pick< SectionProps, 'preload' > ) {
	const site = useSiteSettings( preload );
	const { settings, save, report, setMessage } = site;
	const form = useForm( settings, preload );
	const { failure, isDirty, isSaving } = settings;
	useEffect( focusSection, [] );
	useEffect( () => focusRefused( failure ), [ failure ] );
	return (
		<>
			<SaveBar
				isDirty={ isDirty }
				isSaving={ isSaving || site.isAsking }
				onSave={ save }
				onDiscard={ settings.discard }
			/>
			<SectionLinks hasShop={ !! preload.shop } />
			{ failure && failure.kind !== 'conflict' && (
				<FailureNotice
					failure={ failure }
					labelOf={ getSettingLabel }
					onOpen={ focusField }
					onRetry={ save }
					onClose={ settings.forgetFailure }
				/>
			) }
			<Sections form={ form } preload={ preload }>
				<TransferSection
					siteUrl={ preload.site.url }
					onMessage={ setMessage }
					onChanged={ site.adopt }
				/>
			</Sections>
			{ site.question }
			<Conflict
				settings={ settings }
				site={ preload.site }
				onSaved={ report }
			/>
			<MessageSnackbar
				message={ site.message }
				onRemove={ () => setMessage( null ) }
			/>
		</>
	);
}
