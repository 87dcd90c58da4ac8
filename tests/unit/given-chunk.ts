import * as registry from '../../src/behaviours/core/registry';

/** Has `loadChunk` answer as given; behaviours see it through the runtime. */
export const givenChunkLoader = ( load: ( name: string ) => unknown ) =>
	jest.spyOn( registry, 'loadChunk' ).mockImplementation( load as never );

/** Chunks that are there as soon as they are loaded; `others` are those with a name of their own. */
export const givenChunk = (
	chunk: unknown,
	others: Readonly< Record< string, unknown > > = {}
) =>
	givenChunkLoader( ( name ) => ( {
		then: ( onChunk: ( given: unknown ) => void ) =>
			onChunk( name in others ? others[ name ] : chunk ),
	} ) );
