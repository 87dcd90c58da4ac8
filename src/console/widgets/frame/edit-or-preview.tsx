import { Button } from '@wordpress/components';
import { flushSync, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { readScroll, scrollPage } from '../../browser/focus';

type View = 'edit' | 'preview';

const VIEWS = [
	[ 'edit', __( 'Edit', 'chaty' ) ],
	[ 'preview', __( 'Preview', 'chaty' ) ],
] as const;

interface Props {
	/** A new object leads to a field, and so back to the fields. */
	readonly revealed?: object | null;
	readonly editor: ReactNode;
	readonly preview: ReactNode;
}

/** The fields beside the page or, without room, the chosen one of both, scrolled to where it was left. */
export function EditOrPreview( { revealed = null, editor, preview }: Props ) {
	const [ view, setView ] = useState< View >( 'edit' );
	const [ seen, setSeen ] = useState( revealed );
	const positions = useRef( { edit: 0, preview: 0 } );
	if ( revealed !== seen ) {
		setSeen( revealed );
		setView( 'edit' );
	}
	const choose = ( next: View ) => {
		positions.current[ view ] = readScroll();
		flushSync( () => setView( next ) );
		scrollPage( positions.current[ next ] );
	};
	return (
		<div className="chaty-console-editor" data-view={ view }>
			<div
				className="chaty-console-views"
				role="group"
				aria-label={ __( 'View', 'chaty' ) }
			>
				{ VIEWS.map( ( [ name, label ] ) => (
					<Button
						key={ name }
						__next40pxDefaultSize
						isPressed={ view === name }
						onClick={ () => choose( name ) }
					>
						{ label }
					</Button>
				) ) }
			</div>
			{ editor }
			{ preview }
		</div>
	);
}
