import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';

interface Props {
	readonly name: string;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onStep: ( by: -1 | 1 ) => void;
}

/** Buttons that move an item by one place. At an end of the list one keeps the focus, and is marked as disabled. */
export function Steps( { name, isFirst, isLast, onStep }: Props ) {
	const steps = [
		/* translators: %s: name of a channel, a person or a widget. */
		[ 'up', -1, chevronUp, __( 'Move %s up', 'chaty' ), isFirst ],
		/* translators: %s: name of a channel, a person or a widget. */
		[ 'down', 1, chevronDown, __( 'Move %s down', 'chaty' ), isLast ],
	] as const;
	return (
		<>
			{ steps.map( ( [ control, by, icon, label, isOff ] ) => (
				<Button
					key={ control }
					size="small"
					data-control={ control }
					icon={ icon }
					label={ sprintf( label, name ) }
					aria-disabled={ isOff }
					onClick={ () => ! isOff && onStep( by ) }
				/>
			) ) }
		</>
	);
}
