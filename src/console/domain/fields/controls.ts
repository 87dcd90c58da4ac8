/** The controls by which values are set. `own`: the section draws the value with others in a control of its own. */
export const CONTROLS = [
	'text',
	'textarea',
	'richText',
	'toggle',
	'select',
	'tiles',
	'number',
	'size',
	'color',
	'image',
	'svg',
	'css',
	'list',
	'target',
	'own',
] as const;

export type Control = ( typeof CONTROLS )[ number ];
