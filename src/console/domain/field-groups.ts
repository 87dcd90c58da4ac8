import { FIELDS, type FieldSection } from './fields';
import type { Group } from './group-summary';
import { getKey } from './schema';

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
	const known: Partial< typeof FIELDS > = FIELDS;
	const [ , inside ] =
		Object.entries( FIELDS ).find( ( [ name ] ) =>
			name.startsWith( key )
		) ?? [];
	const { section = 'look.button' } = known[ key ] ?? inside ?? {};
	return OF_SECTION[ section ] ?? 'look';
}
