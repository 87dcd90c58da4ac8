import { readBoolean } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import type { Control, Field } from './types';

type Part = Omit< Field, 'section' >;
export type When = NonNullable< Field[ 'when' ] >;

const createMaker =
	( control: Control ) =>
	( label: string, more: string | Partial< Part > = {} ): Part => ( {
		control,
		label,
		...( typeof more === 'string' ? { help: more } : more ),
	} );

/** The maker of a field for each control; in place of what else it has, a text is its help. */
export const field = {
	color: createMaker( 'color' ),
	css: createMaker( 'css' ),
	image: createMaker( 'image' ),
	list: createMaker( 'list' ),
	number: createMaker( 'number' ),
	own: createMaker( 'own' ),
	richText: createMaker( 'rich-text' ),
	select: createMaker( 'select' ),
	size: createMaker( 'size' ),
	svg: createMaker( 'svg' ),
	target: createMaker( 'target' ),
	text: createMaker( 'text' ),
	textarea: createMaker( 'textarea' ),
	tiles: createMaker( 'tiles' ),
	toggle: createMaker( 'toggle' ),
};

/** Fields of a section with what they share, by their keys, which begin alike. */
export const createFields = < Prefix extends string, Name extends string >(
	shared: Pick< Field, 'section' > & Partial< Field >,
	prefix: Prefix,
	parts: Readonly< Record< Name, Part > >
) =>
	Object.fromEntries(
		Object.entries< Part >( parts ).map( ( [ name, part ] ) => [
			prefix + name,
			{ ...shared, ...part },
		] )
	) as Readonly< Record< `${ Prefix }${ Name }`, Field > >;

export const isOn =
	( key: string ): When =>
	( raw ) =>
		readBoolean( raw, key );

export const isType =
	( ...types: readonly ChannelType[] ): When =>
	( _, type ) =>
		type !== undefined && types.includes( type );

export const both =
	( one: When, other: When ): When =>
	( raw, type ) =>
		one( raw, type ) && other( raw, type );
