import { Button, Popover, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { asError } from '../domain/check-value';
import { completeLink } from '../domain/complete-link';
import { describeControl, FIELD_SIZE } from './field-notes';

interface Props {
	/** Address of the existing link; empty for a new one. */
	readonly address: string;
	readonly anchor: Element | null;
	/** Takes the address; an empty one removes the link. */
	readonly onSet: ( href: string ) => void;
	readonly onClose: () => void;
}

const getProblem = () =>
	asError(
		__(
			'Enter an address that begins with https://, mailto: or tel:, or a path such as /contact/.',
			'chaty'
		)
	);

export function LinkPopover( { address, anchor, onSet, onClose }: Props ) {
	const [ text, setText ] = useState( address );
	const [ isWrong, setIsWrong ] = useState( false );
	const apply = ( href: string ) => {
		onClose();
		onSet( href );
	};
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		const href = completeLink( text );
		setIsWrong( ! href );
		if ( href ) {
			apply( href );
		}
	};
	return (
		<Popover
			anchor={ anchor }
			placement="bottom-start"
			role="dialog"
			aria-label={ __( 'Link', 'chaty' ) }
			onClose={ onClose }
		>
			<form className="chaty-console-rich__link" onSubmit={ onSubmit }>
				<TextControl
					{ ...FIELD_SIZE }
					{ ...describeControl( isWrong ? [ getProblem() ] : [] ) }
					label={ __( 'Where it leads', 'chaty' ) }
					dir="ltr"
					value={ text }
					onChange={ setText }
				/>
				<Button variant="primary" type="submit">
					{ __( 'Apply', 'chaty' ) }
				</Button>
				{ address && (
					<Button variant="tertiary" onClick={ () => apply( '' ) }>
						{ __( 'Remove link', 'chaty' ) }
					</Button>
				) }
			</form>
		</Popover>
	);
}
