import { useMemo, useState } from '@wordpress/element';
import type { Path, WidgetDocument } from '../../domain/document';
import { setAt } from '../../domain/draft';
import type { EditorProps } from '../../domain/preload';
import {
	issuesOfFailure,
	issuesOfWidget,
	splitPath,
} from '../../domain/issues';
import { findNextField } from '../../domain/next-field';
import { getPathLabel } from '../../domain/path-label';
import { findWidgetIndex } from '../../domain/widget-list';
import { useCheck } from '../use-check';
import { getSuccessText, type ScreenProps } from '../use-screen';
import type { Settings } from '../../components/use-settings';
import { getWidgetName } from '../../domain/widget-name';
import { EditorHeader } from './editor-header';
import { EditorParts } from './editor-parts';
import { FailureNotice } from '../../components/failure-notice';

interface Props extends ScreenProps {
	readonly index: number;
}

const changeWidget =
	(
		{ change, current }: Settings,
		index: number
	): EditorProps[ 'onChange' ] =>
	( path, value, label = '' ) => {
		const full: Path = [ 'chaty_widgets', index, ...path ];
		change(
			setAt( current.current, full, value ),
			`${ label }:${ full.join( '.' ) }`
		);
	};

/** The path of the control for an issue: of a channel, its value; of the list of channels, the next field. */
const toControl = ( path: string, widget: WidgetDocument ) =>
	path === 'channels'
		? findNextField( widget ) || path
		: path.replace( /^channels\[\d+]$/, '$&.value' );

/** The field that the screen leads to: the first that a new widget lacks, or that the server has refused. */
function useRevealed( { failure, document, server }: Settings, index: number ) {
	const [ known, setKnown ] = useState( failure );
	const widget = document.chaty_widgets[ index ];
	const [ revealed, setRevealed ] = useState( () => {
		const isNew =
			widget && findWidgetIndex( server.document, widget.id ) < 0;
		const path = isNew ? findNextField( widget ) : '';
		return path ? { path } : null;
	} );
	/** By the path within the widget. */
	const reveal = ( path: string ) =>
		widget && setRevealed( { path: toControl( path, widget ) } );
	/** By the path of the server. */
	const open = ( path: string ) => {
		const target = splitPath( path );
		if ( target?.index === index ) {
			reveal( target.rest );
		}
	};
	if ( failure !== known ) {
		setKnown( failure );
		if ( failure?.kind === 'invalid' ) {
			const refused = failure.refused.find(
				( one ) => splitPath( one.path )?.index === index
			);
			open( refused?.path ?? '' );
		}
	}
	return { revealed, reveal, open };
}

function useIssues( { document, failure, isDirty }: Settings, index: number ) {
	const checked = useCheck( document, isDirty );
	return useMemo(
		() =>
			issuesOfWidget(
				[ ...issuesOfFailure( failure ), ...checked ],
				index
			),
		[ failure, checked, index ]
	);
}

export function EditorScreen( { settings, screen, preload, index }: Props ) {
	const { document, server } = settings;
	const issues = useIssues( settings, index );
	const { revealed, reveal, open } = useRevealed( settings, index );
	const widget = document.chaty_widgets[ index ];
	if ( ! widget ) {
		return null;
	}
	const isNew = findWidgetIndex( server.document, widget.id ) < 0;
	const save = async () =>
		screen.onSaved( getSuccessText( isNew ), await settings.save() );
	return (
		<>
			<EditorHeader
				name={ getWidgetName( widget, index ) }
				settings={ settings }
				isNew={ isNew }
				onBack={ () => screen.go( {} ) }
				onSave={ save }
			/>
			<FailureNotice
				settings={ settings }
				labelOf={ ( path ) =>
					getPathLabel( path, document.chaty_widgets )
				}
				onOpen={ open }
				onRetry={ save }
			/>
			<EditorParts
				widget={ widget }
				widgets={ document.chaty_widgets }
				preload={ preload }
				isPublished={ ! isNew && ! settings.isDirty }
				issues={ issues }
				revealed={ revealed }
				group={ screen.route.group }
				onGroup={ screen.nameGroup }
				onChange={ changeWidget( settings, index ) }
				onReveal={ reveal }
			/>
		</>
	);
}
