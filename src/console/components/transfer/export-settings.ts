import { downloadFile } from '../../browser/files';
import type { SettingsDocument } from '../../domain/document';
import { getFileName } from '../../domain/settings-file';

export const exportSettings = ( document: SettingsDocument, siteUrl: string ) =>
	downloadFile(
		getFileName( siteUrl, new Date() ),
		JSON.stringify( document, null, '\t' )
	);
