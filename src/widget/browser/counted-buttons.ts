/** Calls back with the JSON of `Channel_Finder::get_call()` at each press on a button whose widget the page lacks. */
export const listenToButtons = ( onPress: ( json: string ) => void ): void =>
	document.addEventListener(
		'click',
		( { target } ) => {
			const button = ( target as Element ).closest?.< HTMLElement >(
				'[data-chaty-count]'
			);
			if ( button ) {
				onPress( button.dataset[ 'chatyCount' ] ?? '' );
			}
		},
		true
	);
