import { rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { FormField } from '../core/field-message';

const readClasses = ( { classList }: Element ) => [ ...classList ].join();

/** Keeps the attribute `class` of fields as the page wrote it: what is added and taken away leaves traces. */
export function createClassKeeper() {
	const kept = new Map< FormField, readonly [ string, Cleanup ] >();

	return {
		keep( field: FormField ): void {
			if ( ! kept.has( field ) ) {
				kept.set( field, [
					readClasses( field ),
					rememberAttributes( field, 'class' ),
				] );
			}
		},

		/** Puts each back when it is cleared, unless the page has changed its own classes. */
		restore( clear: ( field: FormField ) => void ): void {
			kept.forEach( ( [ classes, undo ], field ) => {
				clear( field );
				if ( readClasses( field ) === classes ) {
					undo();
				}
			} );
			kept.clear();
		},
	};
}
