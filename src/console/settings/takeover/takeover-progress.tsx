import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getProgressText } from '../../domain/takeover';

interface Props {
	readonly copied: number;
	/** 0 where there are settings alone. */
	readonly total: number;
	readonly locale: string;
	readonly onStop: () => void;
}

/** How far it is, seen and read out, and the way to stop it. */
export function TakeoverProgress( props: Props ) {
	const { copied, total, locale, onStop } = props;
	const [ isStopping, setStopping ] = useState( false );
	const text = total
		? getProgressText( copied, total, locale )
		: __( 'Taking over the widgets…', 'chaty' );
	return (
		<>
			<progress
				className="chaty-takeover__bar"
				aria-label={ __( 'Taking over from Chaty', 'chaty' ) }
				{ ...( total && { max: total, value: copied } ) }
			/>
			<p role="status">
				{ isStopping
					? __( 'Stopping after this step…', 'chaty' )
					: text }
			</p>
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-disabled={ isStopping }
					onClick={ () => {
						setStopping( true );
						onStop();
					} }
				>
					{ __( 'Cancel', 'chaty' ) }
				</Button>
			</div>
		</>
	);
}
