import { AGENT_FIELDS } from './fields/agents';
import { CHANNEL_FIELDS } from './fields/channel';
import { FORM_FIELDS } from './fields/form';
import { LOOK_FIELDS } from './fields/look';
import { PANEL_FIELDS } from './fields/panels';
import type { SchemaKey } from './fields/schema-key';
import { TRIGGER_FIELDS } from './fields/triggers';
import type { Field } from './fields/types';
import { WIDGET_FIELDS } from './fields/widget';

/** Every key that a widget's settings may have, and how the screen shows it. A test compares it with the schema. */
export const FIELDS = {
	...LOOK_FIELDS,
	...TRIGGER_FIELDS,
	...CHANNEL_FIELDS,
	...PANEL_FIELDS,
	...AGENT_FIELDS,
	...FORM_FIELDS,
	...WIDGET_FIELDS,
} satisfies Readonly< Record< SchemaKey, Field > >;

export type FieldSection = ( typeof FIELDS )[ SchemaKey ][ 'section' ];

export const getSectionKeys = ( section: FieldSection ): readonly SchemaKey[] =>
	( Object.keys( FIELDS ) as SchemaKey[] ).filter(
		( key ) => FIELDS[ key ].section === section
	);
