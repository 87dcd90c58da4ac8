import { FIELDS } from './fields';
import type { Field, FieldSection } from './fields/types';
import { getKey } from './schema';

export type Group =
	| 'channels'
	| 'look'
	| 'triggers'
	| 'schedule'
	| 'countries'
	| 'pages'
	| 'advanced';

const OF_SECTION: Partial< Record< FieldSection, Group > > = {
	triggers: 'triggers',
	countries: 'countries',
	pages: 'pages',
	'schedule.dates': 'schedule',
	'schedule.hours': 'schedule',
	'schedule.rule': 'schedule',
	advanced: 'advanced',
	kept: 'advanced',
};

/** The group that a path lies in, also where it names a list and not a single value. */
export function findGroup( path: string ): Group {
	if ( path.startsWith( 'channels' ) ) {
		return 'channels';
	}
	const key = getKey( path );
	const own: Field | undefined = FIELDS[ key ];
	const [ , inside ] = Object.entries( FIELDS ).find( ( [ name ] ) =>
		name.startsWith( key )
	) ?? [ '', undefined ];
	const { section } = own ??
		inside ?? { section: 'look.button' as FieldSection };
	return OF_SECTION[ section ] ?? 'look';
}
