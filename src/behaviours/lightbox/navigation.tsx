import { useEffect, type KeyboardEvent, type ReactElement } from 'react';
import {
	createModule,
	NavigationButton,
	NextIcon,
	PreviousIcon,
	useController,
	useEventCallback,
	useLightboxState,
	useNavigationState,
	useRTL,
	type Plugin,
} from 'yet-another-react-lightbox';
import { stepOfKey } from './arrow-step';
import { keepFocusInside } from './keep-focus-inside';

/** Steps through the album by keys. A key that is held down steps when the last step is done. */
function useKeys( step: ( by: number ) => void ): void {
	const { close, subscribeSensors } = useController();
	const { animation } = useLightboxState();
	const isRtl = useRTL();
	const onKey = useEventCallback( ( event: KeyboardEvent ) => {
		const by = stepOfKey( event, isRtl );
		if ( by ) {
			if ( ! event.repeat || ! animation?.increment ) {
				step( by );
			}
		} else if ( event.key === 'Escape' ) {
			event.stopPropagation();
			close();
		} else if ( event.key === 'Tab' ) {
			keepFocusInside( event );
		}
	} );
	useEffect(
		() => subscribeSensors( 'onKeyDown', onKey ),
		[ subscribeSensors, onKey ]
	);
}

/** The arrows of an album, and its keys. At an end the arrow that leads nowhere is off. */
function Navigation(): ReactElement | null {
	const { prev, next } = useController();
	const { slides } = useLightboxState();
	const { prevDisabled, nextDisabled } = useNavigationState();
	useKeys( ( by ) => {
		if ( by < 0 && ! prevDisabled ) {
			prev();
		} else if ( by > 0 && ! nextDisabled ) {
			next();
		}
	} );
	return slides.length < 2 ? null : (
		<>
			<NavigationButton
				label="Previous"
				action="prev"
				icon={ PreviousIcon }
				disabled={ prevDisabled }
				onClick={ prev }
			/>
			<NavigationButton
				label="Next"
				action="next"
				icon={ NextIcon }
				disabled={ nextDisabled }
				onClick={ next }
			/>
		</>
	);
}

/** Takes the place of the library's own arrows, whose keys lose some of several quick presses. */
export const withOwnKeys: Plugin = ( { replace } ) =>
	replace( 'navigation', createModule( 'navigation', Navigation ) );
