import { createElement, type ElementType, type ReactNode } from 'react';

/**
 * A JSX runtime on React's `createElement`, in the widget's build in place of `react/jsx-runtime`: that is a script of
 * its own in WordPress (docs/decisions/0020-react-alone.md).
 */
type Props = Readonly< Record< string, unknown > >;

export const jsx = ( type: ElementType, props: Props, key?: string ) =>
	createElement( type, key === undefined ? props : { ...props, key } );

/** With children that never change places, so they need no keys. */
export const jsxs = (
	type: ElementType,
	{ children, ...props }: Props & { readonly children: ReactNode[] },
	key?: string
) =>
	createElement(
		type,
		key === undefined ? props : { ...props, key },
		...children
	);

export { Fragment } from 'react';
