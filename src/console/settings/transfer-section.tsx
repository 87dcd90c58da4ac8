import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLazyPart, WithPart } from '../components/lazy-part';
import { Section } from './section';
import { useTransfer, type Transfer } from './use-transfer';

/** Its report names every setting that there is. */
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
		<Section id="transfer" title={ __( 'Import and export', 'chaty' ) }>
			<p>
				{ __(
					'A file has all widgets, counting, and how long messages are kept. It has no messages or statistics, and no settings of maps, videos, permissions and webhook: these belong to this site.',
					'chaty'
				) }
			</p>
			<div className="chaty-settings-buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => ! isBusy && setImporting( true ) }
				>
					{ __( 'Import', 'chaty' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-disabled={ isBusy }
					onClick={ () => ! isBusy && exportFile() }
				>
					{ __( 'Export', 'chaty' ) }
				</Button>
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
