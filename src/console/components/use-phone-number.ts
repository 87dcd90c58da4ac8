import { useEffect, useState } from '@wordpress/element';
import type { PhoneNumber } from './phone-numbers';

/** An example where the site has no country. */
const ANY_EXAMPLE = '+49 461 12345';

const importPlans = () =>
	import( /* webpackChunkName: "console-phone" */ './phone-numbers' );

type Plans = Awaited< ReturnType< typeof importPlans > >;

/** What is read from the plans: the fallback before they have come, or after a broken download. They are 30 kB. */
function usePlans< Result >(
	text: string,
	fallback: Result,
	read: ( plans: Plans, text: string ) => Result
): Result {
	const [ result, setResult ] = useState( fallback );
	useEffect( () => {
		let isCurrent = true;
		setResult( fallback );
		if ( text ) {
			importPlans()
				.then( ( plans ) => {
					if ( isCurrent ) {
						setResult( read( plans, text ) );
					}
				} )
				.catch( () => {} );
		}
		return () => {
			isCurrent = false;
		};
	}, [ text, fallback, read ] );
	return result;
}

const readNumber = ( plans: Plans, number: string ): PhoneNumber | null =>
	plans.parseNumber( number );

/** What is known of a number with its country code. */
export const usePhoneNumber = ( number: string ): PhoneNumber | null =>
	usePlans< PhoneNumber | null >( number, null, readNumber );

const readExample = ( plans: Plans, country: string ): string =>
	plans.getExample( country ) || ANY_EXAMPLE;

/** A number of a country, as an example. */
export const useExampleNumber = ( country: string ): string =>
	usePlans( country, ANY_EXAMPLE, readExample );
