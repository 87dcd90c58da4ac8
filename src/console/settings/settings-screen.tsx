import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusField, focusSection } from '../browser/focus';
import { guardLeave } from '../browser/leave-guard';
import { ConflictDialog } from '../components/conflict-dialog';
import { FailureNotice } from '../components/failure-notice';
import { SnackbarPlace, type Message } from '../components/snackbar';
import {
	useSettings,
	type SaveResult,
	type Settings,
} from '../components/use-settings';
import { getSavedText } from '../domain/saved-text';
import {
	getSettingLabel,
	type SettingsFacts,
	type SiteDocument,
} from '../domain/site-settings';
import { AccessSection } from './access-section';
import { CountingSection } from './counting-section';
import { MapsSection } from './maps-section';
import { MessagesSection } from './messages-section';
import { PagesSection } from './pages-section';
import { SaveBar } from './save-bar';
import { useForm, type SectionProps } from './use-form';

const PATH = '/chaty/v1/settings';

/** The sections, in their order. */
const Sections = ( props: SectionProps ) => (
	<>
		<CountingSection { ...props } />
		<MessagesSection { ...props } />
		<PagesSection { ...props } />
		<MapsSection { ...props } />
		<AccessSection { ...props } />
	</>
);

interface ConflictProps {
	readonly settings: Settings< SiteDocument >;
	readonly locale: string;
	readonly onSaved: ( result: SaveResult< SiteDocument > ) => void;
}

/** What somebody else has saved meanwhile. */
function Conflict( { settings, locale, onSaved }: ConflictProps ) {
	const { document, server, failure, isSaving } = settings;
	return failure?.kind === 'conflict' ? (
		<ConflictDialog
			title={ __( 'Two people have changed the settings', 'chaty' ) }
			labelOf={ getSettingLabel }
			base={ server.document }
			mine={ document }
			theirs={ failure.current }
			locale={ locale }
			isBusy={ isSaving }
			onClose={ settings.forgetFailure }
			onSave={ async ( merged ) =>
				onSaved( await settings.saveMerged( merged, failure.current ) )
			}
		/>
	) : null;
}

/** The Settings screen. */
export function SettingsScreen( { facts }: { readonly facts: SettingsFacts } ) {
	const settings = useSettings< SiteDocument >( facts, PATH );
	const form = useForm( settings, facts );
	const [ message, setMessage ] = useState< Message | null >( null );
	const { failure, isDirty, isSaving } = settings;
	const report = ( result: SaveResult< SiteDocument > ) => {
		if ( ! result.failure ) {
			const text = getSavedText( __( 'Saved.', 'chaty' ), result.caches );
			setMessage( { text } );
		}
	};
	const save = async () => report( await settings.save() );
	useEffect( () => ( isDirty ? guardLeave() : undefined ), [ isDirty ] );
	useEffect( focusSection, [] );
	return (
		<>
			<SaveBar
				isDirty={ isDirty }
				isSaving={ isSaving }
				onSave={ save }
				onDiscard={ settings.discard }
			/>
			{ failure && failure.kind !== 'conflict' && (
				<FailureNotice
					failure={ failure }
					labelOf={ getSettingLabel }
					onOpen={ focusField }
					onRetry={ save }
					onClose={ settings.forgetFailure }
				/>
			) }
			<Sections form={ form } facts={ facts } />
			<Conflict
				settings={ settings }
				locale={ facts.site.locale }
				onSaved={ report }
			/>
			<SnackbarPlace
				message={ message }
				onRemove={ () => setMessage( null ) }
			/>
		</>
	);
}
