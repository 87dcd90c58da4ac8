import { createContext, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../components/use-settings';
import { getAt, parsePath, setAt } from '../domain/draft';
import { issuesOfFailure } from '../domain/issues';
import { formatCount } from '../domain/lists';
import type { SettingsPreload, SiteDocument } from '../domain/site-settings';

type Limits = SettingsPreload[ 'limits' ];

/** A sentence about what is wrong with a typed number of days; empty for a valid one. */
const checkDays = ( value: unknown, max: number, locale: string ): string =>
	Number.isInteger( value ) && Number( value ) >= 0 && Number( value ) <= max
		? ''
		: sprintf(
				/* translators: %s: Largest number. */
				__( 'Must be a whole number from 0 to %s.', 'chaty' ),
				formatCount( max, locale )
		  );

/** The values of the form by their paths, each with its issue: from the check while typing, or from the server. */
export function useForm(
	settings: Settings< SiteDocument >,
	{ limits, site }: SettingsPreload
) {
	const { document, failure, change, current } = settings;
	// Paths of values that were changed after the server had refused them.
	const [ changed, setChanged ] = useState< readonly string[] >( [] );
	const [ known, setKnown ] = useState( failure );
	if ( known !== failure ) {
		setKnown( failure );
		setChanged( [] );
	}
	const refused = issuesOfFailure( failure ).filter(
		( { path } ) => ! changed.includes( path )
	);
	return {
		get: ( path: string ) => getAt( document, parsePath( path ) ),
		set: ( path: string, value: unknown ) => {
			change( setAt( current.current, parsePath( path ), value ), path );
			setChanged( [ ...changed, path ] );
		},
		issueOf: ( path: string ): string =>
			( path in limits &&
				checkDays(
					getAt( document, [ path ] ),
					limits[ path as keyof Limits ],
					site.locale
				) ) ||
			( refused.find( ( issue ) => issue.path === path )?.message ?? '' ),
	};
}

export const FormContext = createContext< ReturnType< typeof useForm > >( {
	get: () => '',
	set: () => {},
	issueOf: () => '',
} );

export interface SectionProps {
	readonly preload: SettingsPreload;
}
