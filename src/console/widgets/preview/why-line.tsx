import { Button, ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Why } from '../../../shared/preview-messages';
import type { SiteData } from '../../domain/preload';
import { tryOr } from '../../../shared/try-or';
import { getWhyText, type WhyText } from './why-text';

const NO_TEXT = { text: '' };

/** Reasons with which visitors see the widget. */
const SEEN = /^(visible|seen|waits)$/;

interface Props {
	readonly why: Why | null;
	readonly isPublished: boolean;
	readonly page: string;
	readonly site: SiteData;
	/** Leads to the field that a reason depends on, by its path within the widget. */
	readonly onWhy: ( field: string ) => void;
}

/** Says why the widget is hidden, or what it waits for, and where visitors see it. */
export function WhyLine( { why, isPublished, page, site, onWhy }: Props ) {
	// Another script of the page could send broken details, which must not end the screen.
	const { text, field }: WhyText = tryOr(
		() => ( why ? getWhyText( why, site, isPublished ) : NO_TEXT ),
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
			{ isPublished && SEEN.test( why?.reason ?? '' ) && (
				<ExternalLink href={ page }>
					{ __( 'View on your site', 'chaty' ) }
				</ExternalLink>
			) }
		</div>
	);
}
