import { __ } from '@wordpress/i18n';
import { SectionFields } from '../../components/schema-field';
import type { FieldSection } from '../../domain/fields/types';

const BASE = [ 'settings' ];

const SECTIONS: readonly ( readonly [ FieldSection, string ] )[] = [
	[ 'look.button', __( 'Button', 'chaty' ) ],
	[ 'look.position', __( 'Position', 'chaty' ) ],
	[ 'look.opening', __( 'Opening and closing', 'chaty' ) ],
	[ 'look.cta', __( 'Call to action', 'chaty' ) ],
	[ 'look.badge', __( 'Badge', 'chaty' ) ],
];

/** How the widget looks, and where it stands. */
export const LookGroup = () => (
	<>
		{ SECTIONS.map( ( [ section, title ] ) => (
			<fieldset key={ section } className="chaty-console-set">
				<legend>{ title }</legend>
				<SectionFields section={ section } base={ BASE } />
			</fieldset>
		) ) }
	</>
);
