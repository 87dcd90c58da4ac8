import { useEffect, useRef, useState } from '@wordpress/element';
import type {
	PageMessage,
	PreviewPanel,
	PreviewState,
	PreviewVisitor,
	Why,
} from '../../../shared/preview-messages';
import { setTimer } from '../../../shared/timers';
import {
	openPreviewChannel,
	openTab,
	type PreviewChannel,
} from '../../browser/preview-channel';
import type { WidgetDocument, WidgetId } from '../../domain/document';

/** A page that has not answered after this time will not: its host forbids frames, or it redirects. */
const PATIENCE_MS = 8000;

export interface Scene {
	readonly widgets: readonly WidgetDocument[];
	/** The widget that is edited. */
	readonly edited: WidgetId;
	readonly state: PreviewState;
	readonly visitor: PreviewVisitor;
}

const NO_REPORT = {
	/** How often the page has started. */
	starts: 0,
	why: null as Why | null,
	/** How many other widgets the page has. */
	others: 0,
	panels: [] as readonly PreviewPanel[],
	/** The last address that a visitor would have opened. */
	opened: '',
};

type Report = Readonly< typeof NO_REPORT >;

function withMessage( report: Report, message: PageMessage ): Report {
	switch ( message.type ) {
		case 'ready':
			return { ...report, starts: report.starts + 1 };
		case 'shown':
			return { ...report, panels: message.panels };
		case 'would-open':
			return { ...report, opened: message.url };
		case 'why':
			return { ...report, why: message, others: message.others };
	}
}

/** Sends the scene to the page: all of it when the page starts, then changed parts. */
function useScene(
	{ current: channel }: { readonly current: PreviewChannel | null },
	starts: number,
	{ widgets, edited, state, visitor }: Scene
): void {
	useEffect( () => {
		channel?.send( { type: 'visitor', visitor } );
	}, [ channel, starts, visitor ] );
	useEffect( () => {
		channel?.send( { type: 'state', state } );
	}, [ channel, starts, state ] );
	useEffect( () => {
		const settings = { chaty_widgets: widgets };
		channel?.send( { type: 'draft', settings, edited } );
	}, [ channel, starts, widgets, edited ] );
}

/** Keeps a page, in the frame or in a tab, up to date with the owner's edits. */
export function usePreview( url: string, token: string, scene: Scene ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const tab = useRef< Window | null >( null );
	const channel = useRef< PreviewChannel | null >( null );
	const [ report, setReport ] = useState( NO_REPORT );
	/** Whether the page did not answer in time. */
	const [ isSilent, setIsSilent ] = useState( false );
	const hasStarted = report.starts > 0;

	useEffect( () => {
		channel.current = openPreviewChannel(
			() => tab.current ?? frame.current?.contentWindow ?? null,
			token,
			( message ) =>
				setReport( ( before ) => withMessage( before, message ) )
		);
		return channel.current.close;
	}, [ token ] );
	useEffect( () => {
		tab.current = null;
		setReport( NO_REPORT );
	}, [ url ] );
	useEffect( () => {
		setIsSilent( false );
		return hasStarted
			? undefined
			: setTimer( PATIENCE_MS, () => setIsSilent( true ) );
	}, [ hasStarted, url ] );
	useScene( channel, report.starts, scene );

	const openInTab = () => {
		setReport( NO_REPORT );
		tab.current = openTab( url );
	};
	/** Plays animations again; after a change of a field the page shows none. */
	const replay = () =>
		channel.current?.send( { type: 'state', state: scene.state } );
	return { ...report, isSilent, frame, openInTab, replay };
}

export type Preview = ReturnType< typeof usePreview >;
