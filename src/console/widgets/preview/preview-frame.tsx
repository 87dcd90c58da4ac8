import { Button, Notice } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { PreviewState } from '../../../shared/preview-messages';
import { onWidth } from '../../browser/preview-channel';
import type { WidgetDocument } from '../../domain/document';
import type { WidgetsPreload, SiteData } from '../../domain/preload';
import { getPreviewUrl } from '../../domain/preview-page';
import './preview.scss';
import { PageChooser } from './page-chooser';
import { StateChooser } from './state-chooser';
import { usePreview, type Preview } from './use-preview';
import {
	ANY_VISITOR,
	toVisitor,
	VisitorPanel,
	type VisitorChoice,
} from './visitor-panel';
import { WhyLine } from './why-line';
import {
	getFirstWidth,
	WidthButtons,
	WIDTHS,
	type Width,
} from './width-buttons';

interface Props {
	readonly widget: WidgetDocument;
	readonly preload: WidgetsPreload;
	/** Whether visitors have the widget as it is edited. */
	readonly isPublished: boolean;
	/** Leads to the field that a reason depends on, by its path within the widget. */
	readonly onWhy: ( field: string ) => void;
}

/** The page in a window of the chosen width, scaled down where the screen has less room. */
function PageFrame( {
	url,
	width,
	frame,
}: Pick< Preview, 'frame' > & {
	readonly url: string;
	readonly width: Width;
} ) {
	const wrapper = useRef< HTMLDivElement >( null );
	const [ room, setRoom ] = useState< number >( WIDTHS[ width ] );
	useEffect(
		() =>
			wrapper.current ? onWidth( wrapper.current, setRoom ) : undefined,
		[]
	);
	return (
		<div
			className="chaty-console-preview__page"
			ref={ wrapper }
			style={
				{
					'--chaty-console-width': `${ WIDTHS[ width ] }px`,
					'--chaty-console-scale': Math.min(
						1,
						room / WIDTHS[ width ]
					),
				} as CSSProperties
			}
		>
			<iframe
				ref={ frame }
				src={ url }
				title={ __( 'Preview of the page', 'chaty' ) }
			/>
		</div>
	);
}

/** That the page does not answer, and what can be done. */
function Silence( { openInTab }: Pick< Preview, 'openInTab' > ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ __(
					'The page does not answer. Its host or a security plugin may forbid frames, it may redirect to another page, or its theme may print no scripts in the footer. Saving is not affected.',
					'chaty'
				) }
			</p>
			<Button variant="secondary" onClick={ openInTab }>
				{ __( 'Open in a tab', 'chaty' ) }
			</Button>
		</Notice>
	);
}

/** Where a press would have led a visitor. */
const OpenedLine = ( { opened }: Pick< Preview, 'opened' > ) => (
	<p className="chaty-console-preview__opened" role="status">
		{ opened &&
			sprintf(
				/* translators: %s: address. */
				__( 'A visitor would now go to: %s', 'chaty' ),
				opened
			) }
	</p>
);

const useVisitor = (
	choice: VisitorChoice,
	width: Width,
	{ timeZone }: SiteData
) =>
	useMemo(
		() =>
			toVisitor(
				choice,
				width === 'desktop' ? 'desktop' : 'android',
				timeZone
			),
		[ choice, width, timeZone ]
	);

/** A page of the site with the widget that is edited, as the visitor whom the owner describes sees it. */
export function PreviewFrame( { widget, preload, ...why }: Props ) {
	const { site, preview } = preload;
	const [ page, setPage ] = useState( preview.url );
	const [ width, setWidth ] = useState( getFirstWidth );
	const [ state, setState ] = useState< PreviewState >( 'page' );
	const [ choice, setChoice ] = useState( ANY_VISITOR );
	const visitor = useVisitor( choice, width, site );
	const url = getPreviewUrl( page, preview.token );
	const shown = usePreview( url, preview.token, { widget, state, visitor } );
	return (
		<section
			className="chaty-console-preview"
			aria-label={ __( 'Preview', 'chaty' ) }
		>
			<div className="chaty-console-preview__bar">
				<PageChooser preload={ preload } onChange={ setPage } />
				<StateChooser
					panels={ shown.panels }
					state={ state }
					onChange={ setState }
				/>
				<WidthButtons
					width={ width }
					onChange={ setWidth }
					onReplay={ shown.replay }
				/>
			</div>
			{ shown.isSilent && <Silence { ...shown } /> }
			<PageFrame key={ url } url={ url } width={ width } { ...shown } />
			<WhyLine { ...why } why={ shown.why } page={ page } site={ site } />
			<OpenedLine opened={ shown.opened } />
			<VisitorPanel
				site={ site }
				visitor={ choice }
				onChange={ setChoice }
			/>
		</section>
	);
}
