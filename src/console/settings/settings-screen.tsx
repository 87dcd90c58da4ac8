import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { focusField, focusSection, isTyping } from '../browser/focus';
import { ConflictDialog } from '../components/conflict-dialog';
import { FailureNotice } from '../components/failure-notice';
import { SaveButton } from '../components/save-button';
import { MessageSnackbar } from '../components/snackbar';
import { TextButton } from '../components/text-button';
import type { Settings } from '../components/use-settings';
import { issuesOfFailure } from '../domain/issues';
import { getSettingLabel, type SiteDocument } from '../domain/site-settings';
import { AccessSection } from './access-section';
import { CountingSection } from './counting-section';
import { MapsSection } from './maps-section';
import { MessagesSection } from './messages-section';
import { PagesSection } from './pages-section';
import { Section, SectionLinks } from './section';
import { ShopSection } from './shop-section';
import { ToolsSection } from './tools/tools-section';
import { TransferSection } from './transfer-section';
import { FormContext, useForm, type SectionProps } from './use-form';
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
		{ props.preload.shop && <ShopSection widgets={ props.preload.shop } /> }
		{ props.children }
		<Section id="take-over">
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

interface BarProps extends ComponentProps< typeof SaveButton > {
	readonly onDiscard: () => void;
}

const SaveBar = ( { onDiscard, ...saving }: BarProps ) => (
	<div className="chaty-settings-bar">
		<SaveButton { ...saving } />
		{ saving.isDirty && (
			<TextButton variant="tertiary" onClick={ onDiscard }>
				{ __( 'Discard changes', 'chaty' ) }
			</TextButton>
		) }
		<span className="chaty-settings-bar__state" role="status">
			{ saving.isDirty ? __( 'Not saved yet', 'chaty' ) : '' }
		</span>
	</div>
);

/** Moves the focus to the first value that the server has refused, unless the owner is typing by then. */
function focusRefused( failure: Settings< SiteDocument >[ 'failure' ] ) {
	const [ first ] = issuesOfFailure( failure );
	if ( first && ! isTyping() ) {
		focusField( first.path );
	}
}

export function SettingsScreen( { preload }: SectionProps ) {
	const { settings, save, setMessage, ...site } = useSiteSettings( preload );
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
			<FailureNotice
				settings={ settings }
				labelOf={ getSettingLabel }
				onOpen={ focusField }
				onRetry={ save }
			/>
			<FormContext.Provider value={ form }>
				<Sections preload={ preload }>
					<TransferSection
						siteUrl={ preload.site.url }
						onMessage={ setMessage }
						onChanged={ site.adopt }
					/>
				</Sections>
			</FormContext.Provider>
			{ site.question }
			<ConflictDialog
				title={ __( 'Two people have changed the settings', 'chaty' ) }
				labelOf={ getSettingLabel }
				settings={ settings }
				site={ preload.site }
				onSaved={ site.report }
			/>
			<MessageSnackbar
				message={ site.message }
				onRemove={ () => setMessage( null ) }
			/>
		</>
	);
}
