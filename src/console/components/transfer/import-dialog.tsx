import { FormFileUpload, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../dialog';
import { StatusNotice } from '../status-notice';
import { TextButton } from '../text-button';
import type { SettingsDocument } from '../../domain/document';
import { DryRunReport } from './dry-run-report';
import { useDryRun } from './use-dry-run';

interface Props {
	readonly onImport: ( document: SettingsDocument ) => void;
	/** Adds the widgets of a file to the others; missing where that is not possible. */
	readonly onAdd?: ( document: SettingsDocument ) => void;
	readonly onClose: () => void;
}

/** The button's look. WordPress 6.6 ignores the size, later versions require it. */
const LOOK = { __next40pxDefaultSize: true, variant: 'secondary' } as const;

export function ImportDialog( { onImport, onAdd, onClose }: Props ) {
	const { state, check } = useDryRun();
	const document = state?.dryRun?.document;
	return (
		<Dialog
			title={ __( 'Import settings', 'chaty' ) }
			action={ __( 'Import', 'chaty' ) }
			isDisabled={ ! document }
			onAction={ () => document && onImport( document ) }
			onClose={ onClose }
			other={
				onAdd &&
				!! document?.chaty_widgets.length && (
					<TextButton onClick={ () => onAdd( document ) }>
						{ __( 'Add to the widgets of this site', 'chaty' ) }
					</TextButton>
				)
			}
		>
			<p>
				{ __(
					'Choose a file that "Export" has made, here or on another site. You see what it changes before anything is changed.',
					'chaty'
				) }
			</p>
			<FormFileUpload
				{ ...LOOK }
				accept=".json,application/json"
				onChange={ ( { currentTarget: { files } } ) => {
					const [ file ] = files ?? [];
					if ( file ) {
						check( file );
					}
				} }
			>
				{ state?.name ?? __( 'Choose a file', 'chaty' ) }
			</FormFileUpload>
			{ state?.isChecking && <Spinner /> }
			<StatusNotice status="error">{ state?.error }</StatusNotice>
			{ state?.dryRun && <DryRunReport dryRun={ state.dryRun } /> }
		</Dialog>
	);
}
