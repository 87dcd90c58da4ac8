import { readBoolean } from '../../../shared/raw-values';
import type { ChannelType } from '../../../widget/domain/settings/types';
import { CONTROLS, type Control } from './controls';
import type { Field } from './types';

type Part = Omit< Field, 'section' >;
export type When = NonNullable< Field[ 'when' ] >;

type Maker = ( label: string, more?: string | Partial< Part > ) => Part;

const createMaker =
	( control: Control ): Maker =>
	( label, more = {} ) => ( {
		control,
		label,
		...( typeof more === 'string' ? { help: more } : more ),
	} );

/** For each control a function that makes a field of it, from its label and either its help or further properties. */
export const field = Object.fromEntries(
	CONTROLS.map( ( control ) => [ control, createMaker( control ) ] )
) as Readonly< Record< Control, Maker > >;

/** Fields of a section with shared properties, by their keys, which have the same prefix. */
export const createFields = <
	Section extends string,
	Prefix extends string,
	Name extends string,
>(
	shared: Partial< Field > & { readonly section: Section },
	prefix: Prefix,
	parts: Readonly< Record< Name, Part > >
) =>
	Object.fromEntries(
		Object.entries< Part >( parts ).map( ( [ name, part ] ) => [
			prefix + name,
			{ ...shared, ...part },
		] )
	) as Readonly<
		Record< `${ Prefix }${ Name }`, Field & { readonly section: Section } >
	>;

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
