/** The root's rules for tools. */
import root from '../eslint.config.js';

export default [
	...root,
	{
		rules: {
			'no-console': 'off',
			'@wordpress/no-global-active-element': 'off',
			'max-lines-per-function': [
				'error',
				{ max: 45, skipComments: true, skipBlankLines: true },
			],
		},
	},
];
