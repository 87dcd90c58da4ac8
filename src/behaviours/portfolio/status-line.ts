import { makeElement, translate } from '@chaty/runtime';
/** Makes the line that tells how many items show; screen readers alone have it. */
export function createStatus( list: Element ): HTMLElement {
	const status = makeElement( 'p', {
		class: 'chaty-portfolio-status',
		role: 'status',
	} );
	list.before( status );
	return status;
}

/** Says in it how many items show. */
export function sayCount( status: HTMLElement, count: number ): void {
	status.textContent = translate(
		count === 1 ? '1 item' : '%d items'
	).replace( '%d', count as unknown as string );
}
