import { Button, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { asRecord } from '../../../shared/raw-values';
import { routeUrl } from '../../browser/address';
import type { WidgetDocument } from '../../domain/document';
import type {
	Summary as WidgetSummary,
	WidgetsPreload,
} from '../../domain/preload';
import { formatCount } from '../../domain/lists';
import { describePageRules, listPageRules } from '../../domain/page-rules';
import {
	findListReason,
	isActive,
	type ListReason,
} from '../../domain/widget-list';
import { Steps } from '../../components/steps';
import type { ListActions } from './use-list-actions';
import type { ListRow, WidgetSelection } from './use-selection';
import { WidgetChannels } from './widget-channels';

const REASONS: Readonly< Record< ListReason, string > > = {
	off: __( 'Hidden: it is off', 'chaty' ),
	'no-channel': __( 'Hidden: no channel can be used yet', 'chaty' ),
	'date-window': __( 'Hidden now: outside its dates', 'chaty' ),
	'day-hours': __( 'Hidden now: outside its hours', 'chaty' ),
	'desktop-only': __( 'Visible now, on desktops only', 'chaty' ),
	'mobile-only': __( 'Visible now, on phones and tablets only', 'chaty' ),
};

/** The actions on a widget in the list. */
export type RowActions = ListActions[ 'rows' ] &
	Record< 'onEdit' | 'onExport', ( widget: WidgetDocument ) => void >;

interface Props extends RowActions, ListRow {
	readonly isShown: boolean;
	readonly selection: WidgetSelection;
	readonly preload: WidgetsPreload;
	readonly now: Date;
	readonly isBusy: boolean;
}

function Summary( { widget, preload }: Pick< Props, 'widget' | 'preload' > ) {
	const id = String( widget.id );
	const summary: Partial< WidgetSummary > = preload.summaries[ id ] ?? {};
	const { views = 0, clicks = 0, messages = 0 } = summary;
	const parts = [
		/* translators: %s: Number. */
		[ views, _n( '%s view', '%s views', views, 'chaty' ) ],
		/* translators: %s: Number. */
		[ clicks, _n( '%s click', '%s clicks', clicks, 'chaty' ) ],
		/* translators: %s: Number. */
		[ messages, _n( '%s message', '%s messages', messages, 'chaty' ) ],
	] as const;
	return (
		<>
			{ parts.map( ( [ count, text ] ) => (
				<span key={ text } className="chaty-console-count">
					{ sprintf(
						text,
						formatCount( count, preload.site.locale )
					) }
				</span>
			) ) }
		</>
	);
}

/** The actions below a name, as in WordPress's own lists. */
function Actions( props: Props ) {
	const { widget, name, position, isBusy, selection } = props;
	const actions = [
		[ __( 'Edit', 'chaty' ), props.onEdit ],
		[ __( 'Rename', 'chaty' ), props.onRename ],
		[ __( 'Duplicate', 'chaty' ), props.onDuplicate ],
		[ __( 'Export', 'chaty' ), props.onExport ],
		[ __( 'Delete', 'chaty' ), props.onDelete ],
	] as const;
	return (
		<div className="chaty-console-actions">
			{ actions.map( ( [ label, onClick ] ) => (
				<Button
					key={ label }
					variant="link"
					disabled={ isBusy }
					isDestructive={ onClick === props.onDelete }
					aria-label={ `${ label }: ${ name }` }
					onClick={ () => onClick( widget, name ) }
				>
					{ label }
				</Button>
			) ) }
			{ position >= 0 && (
				<span>
					<Steps
						name={ name }
						isFirst={ isBusy || position === 0 }
						isLast={
							isBusy || position === selection.found.length - 1
						}
						onStep={ ( by ) => props.onMove( widget, name, by ) }
					/>
				</span>
			) }
		</div>
	);
}

/** The name, which opens the editor; with a modifier key the browser opens it where the owner wants. */
const NameLink = ( { widget, name, onEdit }: Props ) => (
	<a
		className="row-title"
		data-control="name"
		href={ routeUrl( { widget: String( widget.id ) } ) }
		onClick={ ( event ) => {
			if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
				event.preventDefault();
				onEdit( widget );
			}
		} }
	>
		{ name }
	</a>
);

const Mark = ( { widget, name, selection }: Props ) =>
	selection.isMany ? (
		<input
			type="checkbox"
			/* translators: %s: name of a channel or a widget. */
			aria-label={ sprintf( __( 'Select %s', 'chaty' ), name ) }
			checked={ selection.selected.includes( widget.id ) }
			onChange={ ( { target } ) =>
				selection.mark( widget.id, target.checked )
			}
		/>
	) : null;

export function WidgetRow( props: Props ) {
	const { widget, name, preload, now, isBusy, isShown, onToggle } = props;
	const reason = findListReason( widget, now );
	const isHidden = reason && ! reason.endsWith( '-only' );
	return (
		<tr className={ isShown ? 'is-shown' : undefined }>
			<td className="chaty-console-table__switch">
				<Mark { ...props } />
				<ToggleControl
					__nextHasNoMarginBottom
					checked={ isActive( widget ) }
					disabled={ isBusy }
					/* translators: %s: Name of a widget. */
					label={ sprintf( __( 'Show %s', 'chaty' ), name ) }
					onChange={ ( isOn ) => onToggle( widget, name, isOn ) }
				/>
			</td>
			<th scope="row">
				<NameLink { ...props } />
				<Actions { ...props } />
			</th>
			<td>
				<WidgetChannels widget={ widget } preload={ preload } />
			</td>
			<td>
				<span
					className="chaty-console-state"
					data-state={ isHidden ? 'hidden' : 'visible' }
				>
					{ reason
						? REASONS[ reason ]
						: __( 'Visible now', 'chaty' ) }
				</span>
				<span className="chaty-console-where">
					{ describePageRules(
						listPageRules( asRecord( widget.triggers ) ),
						preload.pageRules
					) }
				</span>
			</td>
			<td>
				<Summary widget={ widget } preload={ preload } />
			</td>
		</tr>
	);
}
