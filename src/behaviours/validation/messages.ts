import type { RuleName } from './rules';

/** Spec section 5, and those of the rules that it does not name. */
export const MESSAGES: Readonly< Record< RuleName | 'remote', string > > = {
	required: 'This field is required',
	remote: 'Please fix this field',
	email: 'Please enter a valid email address',
	url: 'Please enter a valid URL',
	date: 'Please enter a valid date',
	dateISO: 'Please enter a valid date (ISO)',
	number: 'Please enter a valid number',
	digits: 'Please enter only digits',
	equalTo: 'Please enter the same value again',
	minlength: 'Please enter at least {0} characters',
	maxlength: 'Please enter no more than {0} characters',
	rangelength: 'Please enter a value between {0} and {1} characters long',
	min: 'Please enter a value greater than or equal to {0}',
	max: 'Please enter a value less than or equal to {0}',
	range: 'Please enter a value between {0} and {1}',
	step: 'Please enter a multiple of {0}',
};
