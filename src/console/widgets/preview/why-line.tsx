import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Why } from '../../../shared/preview-messages';
import type { SiteFacts } from '../../domain/facts';
import { getWhyText } from './why-text';

interface Props {
	readonly why: Why | null;
	readonly site: SiteFacts;
	/** Leads to the field that a reason depends on, by its path within the widget. */
	readonly onWhy: ( field: string ) => void;
}

/** Why the widget is hidden, or what it waits for. */
export function WhyLine( { why, site, onWhy }: Props ) {
	const { text, field } = why ? getWhyText( why, site ) : { text: '' };
	return (
		<div className="chaty-console-preview__why">
			<span role="status">{ text }</span>
			{ field && (
				<Button variant="link" onClick={ () => onWhy( field ) }>
					{ __( 'Change this', 'chaty' ) }
				</Button>
			) }
		</div>
	);
}
