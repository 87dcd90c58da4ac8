import { asRecord, readRecords, type Raw } from '../../shared/raw-values';

/** The channels of a widget; an imported one may have none, and no list either. */
export const listChannels = ( widget: object ): readonly Raw[] =>
	readRecords( asRecord( widget ), 'channels' );

/** The channel of a widget that has no other, and so takes the place of its button. */
export function findSingleChannel( widget: object ): Raw | null {
	const [ first, ...others ] = listChannels( widget );
	return first && ! others.length ? first : null;
}
