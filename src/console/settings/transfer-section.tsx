import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLazyPart, WithPart } from '../components/lazy-part';
import { TextButton } from '../components/text-button';
import { Section } from './section';
import { useTransfer, type Transfer } from './use-transfer';

/** A chunk of its own, because its report has the name of every setting. */
const loadImport = () =>
	import(
		/* webpackChunkName: "console-import" */ '../components/transfer/import-dialog'
	);

type ImportProps = Parameters<
	Awaited< ReturnType< typeof loadImport > >[ 'ImportDialog' ]
>[ 0 ];

const Import = ( props: ImportProps ) => (
	<WithPart lazy={ useLazyPart( loadImport ) }>
		{ ( part ) => <part.ImportDialog { ...props } /> }
	</WithPart>
);

export function TransferSection( props: Transfer ) {
	const [ isImporting, setImporting ] = useState( false );
	const { isBusy, exportFile, importDocument } = useTransfer( props );
	return (
		<Section id="transfer">
			<p>
				{ __(
					'A file has all widgets, counting, and how long messages are kept. It has no messages or statistics, and no settings of maps, videos, permissions and webhook: these belong to this site.',
					'chaty'
				) }
			</p>
			<div className="chaty-settings-buttons">
				<TextButton
					isBusy={ isBusy }
					onClick={ () => setImporting( true ) }
				>
					{ __( 'Import', 'chaty' ) }
				</TextButton>
				<TextButton isOff={ isBusy } onClick={ exportFile }>
					{ __( 'Export', 'chaty' ) }
				</TextButton>
			</div>
			{ isImporting && (
				<Import
					onClose={ () => setImporting( false ) }
					onImport={ ( document ) => {
						setImporting( false );
						importDocument( document );
					} }
				/>
			) }
		</Section>
	);
}
