/** The types of `catalog.mjs`. */

/* eslint-disable camelcase -- A name of gettext. */
export interface CatalogEntry {
	msgid: string;
	msgid_plural?: string;
	msgctxt?: string;
	msgstr: string[];
}

export function readCatalog( path: string ): { entries: CatalogEntry[] };
