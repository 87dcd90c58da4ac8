/** Calls back with each press on a button whose widget the page does not show: with the JSON of `Channel_Finder::get_call()`. */
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
