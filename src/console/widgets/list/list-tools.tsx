import {
	CheckboxControl,
	SearchControl,
	SelectControl,
} from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BulkAction } from './bulk';
import { FIELD_SIZE } from '../../components/field-notes';
import { TextButton } from '../../components/text-button';
import type { ListOrder, WidgetSelection } from './use-selection';

const ACTIONS: readonly ( readonly [ BulkAction, string ] )[] = [
	[ 'on', __( 'Turn on', 'chaty' ) ],
	[ 'off', __( 'Turn off', 'chaty' ) ],
	[ 'export', __( 'Export', 'chaty' ) ],
	[ 'delete', __( 'Delete', 'chaty' ) ],
];

const ORDERS = [
	{ value: 'page', label: __( 'As on the page', 'chaty' ) },
	{ value: 'name', label: __( 'Name', 'chaty' ) },
	{ value: 'state', label: __( 'State', 'chaty' ) },
];

function useCount( query: string, count: number ) {
	useEffect( () => {
		if ( query ) {
			speak(
				sprintf(
					/* translators: %s: number. */
					_n(
						'%s widget found.',
						'%s widgets found.',
						count,
						'chaty'
					),
					String( count )
				)
			);
		}
	}, [ query, count ] );
}

/** Buttons for actions on all selected widgets. A button that is off keeps the focus. */
function BulkButtons( props: {
	readonly isOff: boolean;
	readonly onAct: ( action: BulkAction ) => void;
} ) {
	return (
		<div
			role="group"
			className="chaty-console-bulk"
			aria-label={ __( 'Selected widgets', 'chaty' ) }
		>
			{ ACTIONS.map( ( [ action, label ] ) => (
				<TextButton
					key={ action }
					isDestructive={ action === 'delete' }
					isOff={ props.isOff }
					onClick={ () => props.onAct( action ) }
				>
					{ label }
				</TextButton>
			) ) }
		</div>
	);
}

const Order = ( { order, sort }: WidgetSelection ) => (
	<SelectControl
		{ ...FIELD_SIZE }
		label={ __( 'Order', 'chaty' ) }
		labelPosition="side"
		value={ order }
		options={ ORDERS }
		onChange={ ( next ) => sort( next as ListOrder ) }
	/>
);

interface Props {
	readonly selection: WidgetSelection;
	readonly isBusy: boolean;
	readonly onAct: ( action: BulkAction ) => void;
}

export function ListTools( { selection, isBusy, onAct }: Props ) {
	const { query, found, selected } = selection;
	useCount( query, found.length );
	return (
		<div className="chaty-console-tools">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search widgets', 'chaty' ) }
				value={ query }
				onChange={ selection.search }
			/>
			<Order { ...selection } />
			<CheckboxControl
				__nextHasNoMarginBottom
				label={
					selected.length
						? sprintf(
								/* translators: %s: number. */
								__( 'Selected: %s', 'chaty' ),
								String( selected.length )
						  )
						: __( 'Select all', 'chaty' )
				}
				checked={ found.length > 0 && selected.length === found.length }
				indeterminate={
					selected.length > 0 && selected.length < found.length
				}
				onChange={ selection.markAll }
			/>
			<BulkButtons
				isOff={ isBusy || ! selected.length }
				onAct={ onAct }
			/>
		</div>
	);
}
