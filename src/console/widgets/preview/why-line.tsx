import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Why } from '../../../shared/preview-messages';
import type { SiteData } from '../../domain/preload';
import { tryOr } from '../../../shared/try-or';
import { getWhyText, type WhyText } from './why-text';

const NO_TEXT = { text: '' };

interface Props {
	readonly why: Why | null;
	readonly site: SiteData;
	/** Leads to the field that a reason depends on, by its path within the widget. */
	readonly onWhy: ( field: string ) => void;
}

/** Why the widget is hidden, or what it waits for. */
export function WhyLine( { why, site, onWhy }: Props ) {
	// Details that are none, as another script of the page could send them, must not end the screen.
	const { text, field }: WhyText = tryOr(
		() => ( why ? getWhyText( why, site ) : NO_TEXT ),
		NO_TEXT
	);
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
