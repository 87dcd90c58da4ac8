import { useEffect, useState } from '@wordpress/element';

/** What the numbering plan of its country says of a number. */
export interface PhoneNumber {
	/** Two letters; empty for numbers of no country. */
	readonly country: string;
	readonly isValid: boolean;
	readonly international: string;
}

/**
 * What is known of a number with its country code. The plans are 43 kB and come with the first number; without
 * them, as after a broken download, nothing is said.
 */
export function usePhoneNumber( number: string ): PhoneNumber | null {
	const [ known, setKnown ] = useState< PhoneNumber | null >( null );
	useEffect( () => {
		let isCurrent = true;
		const parse = async () => {
			const { parsePhoneNumberFromString: read } = await import(
				/* webpackChunkName: "console-phone" */ 'libphonenumber-js/min'
			);
			const found = read( '+' + number.replace( '+', '' ) );
			if ( isCurrent ) {
				setKnown(
					found
						? {
								country: found.country ?? '',
								isValid: found.isValid(),
								international: found.formatInternational(),
						  }
						: null
				);
			}
		};
		setKnown( null );
		if ( number ) {
			parse().catch( () => {} );
		}
		return () => {
			isCurrent = false;
		};
	}, [ number ] );
	return known;
}
