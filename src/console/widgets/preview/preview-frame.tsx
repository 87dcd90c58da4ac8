import { Button, Notice } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	PreviewState,
	PreviewVisitor,
} from '../../../shared/preview-messages';
import type { WidgetDocument } from '../../domain/document';
import type { WidgetsPreload, SiteData } from '../../domain/preload';
import { getPreviewUrl } from '../../domain/preview-page';
import './preview.scss';
import { PageChooser } from './page-chooser';
import { PageFrame } from './page-frame';
import { StateChooser } from './state-chooser';
import { usePreview, type Preview } from './use-preview';
import { ANY_VISITOR, VisitorPanel, type VisitorChoice } from './visitor-panel';
import { WhyLine } from './why-line';
import {
	getFirstWidth,
	WidthButtons,
	WIDTHS,
	type Width,
} from './width-buttons';

interface Props {
	readonly widget: WidgetDocument;
	/** All widgets, this one among them, in their order. */
	readonly widgets: readonly WidgetDocument[];
	readonly preload: WidgetsPreload;
	/** Whether visitors have the widget as it is edited. */
	readonly isPublished: boolean;
	/** Leads to the field that a reason depends on, by its path within the widget. */
	readonly onWhy: ( field: string ) => void;
}

const Silence = ( { openInTab }: Pick< Preview, 'openInTab' > ) => (
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

/** The visitor whom the page simulates; without a device, the one that fits the width. */
const useVisitor = (
	choice: VisitorChoice,
	width: Width,
	{ timeZone }: SiteData
) =>
	useMemo( (): PreviewVisitor => {
		const ofWidth = WIDTHS[ width ] > WIDTHS.tablet ? 'desktop' : 'android';
		return { ...choice, timeZone, device: choice.device || ofWidth };
	}, [ choice, width, timeZone ] );

const OthersLine = ( { others }: Pick< Preview, 'others' > ) =>
	others ? (
		<p className="chaty-console-preview__others">
			{ sprintf(
				/* translators: %s: number. */
				_n(
					'The outline marks this widget; %s other one is on this page too.',
					'The outline marks this widget; %s others are on this page too.',
					others,
					'chaty'
				),
				String( others )
			) }
		</p>
	) : null;

interface BarProps extends Pick< Props, 'preload' > {
	readonly state: PreviewState;
	readonly width: Width;
	readonly shown: Preview;
	readonly onPage: ( page: string ) => void;
	readonly onState: ( state: PreviewState ) => void;
	readonly onWidth: ( width: Width ) => void;
}

const Bar = ( { preload, shown, state, width, ...on }: BarProps ) => (
	<div className="chaty-console-preview__bar">
		<PageChooser preload={ preload } onChange={ on.onPage } />
		<StateChooser
			panels={ shown.panels }
			state={ state }
			onChange={ on.onState }
		/>
		<WidthButtons
			width={ width }
			onChange={ on.onWidth }
			onReplay={ shown.replay }
		/>
	</div>
);

/** A page of the site with the edited widget, as seen by the visitor whom the owner describes. */
export function PreviewFrame( { widget, widgets, preload, ...why }: Props ) {
	const { site, preview } = preload;
	const [ page, setPage ] = useState( preview.url );
	const [ width, setWidth ] = useState( getFirstWidth );
	const [ state, setState ] = useState< PreviewState >( 'page' );
	const [ choice, setChoice ] = useState( ANY_VISITOR );
	const visitor = useVisitor( choice, width, site );
	const url = getPreviewUrl( page, preview.token );
	const shown = usePreview( url, preview.token, {
		widgets,
		edited: widget.id,
		state,
		visitor,
	} );
	return (
		<section
			className="chaty-console-preview"
			aria-label={ __( 'Preview', 'chaty' ) }
		>
			<Bar
				{ ...{ preload, state, width, shown } }
				onPage={ setPage }
				onState={ setState }
				onWidth={ setWidth }
			/>
			{ shown.isSilent && <Silence { ...shown } /> }
			<PageFrame
				key={ url }
				url={ url }
				width={ width }
				widget={ widget }
				{ ...shown }
			/>
			<WhyLine { ...why } why={ shown.why } page={ page } site={ site } />
			<OthersLine { ...shown } />
			<OpenedLine opened={ shown.opened } />
			<VisitorPanel
				site={ site }
				visitor={ choice }
				onChange={ setChoice }
			/>
		</section>
	);
}
