import type { ExtraRuleName } from './rules';

/** The words of each rule; PHP has them translated (`includes/frontend/strings/behaviours.php`). */
export const EXTRA_MESSAGES: Readonly< Record< ExtraRuleName, string > > = {
	accept: 'Please enter a value with a valid mimetype',
	alphanumeric: 'Letters, numbers, and underscores only please',
	creditcard: 'Please enter a valid credit card number',
	dateITA: 'Please enter a valid date',
	extension: 'Please enter a value with a valid extension',
	iban: 'Please specify a valid IBAN',
	integer: 'A positive or negative non-decimal number please',
	ipv4: 'Please enter a valid IP v4 address',
	ipv6: 'Please enter a valid IP v6 address',
	lettersonly: 'Letters only please',
	maxWords: 'Please enter {0} words or less',
	maxfiles: 'Please select no more than {0} files',
	maxsize: 'File size must not exceed {0} bytes each',
	minWords: 'Please enter at least {0} words',
	nowhitespace: 'No white space please',
	pattern: 'Invalid format',
	phoneUS: 'Please specify a valid phone number',
	rangeWords: 'Please enter between {0} and {1} words',
	require_from_group: 'Please fill at least {0} of these fields',
	skip_or_fill_minimum:
		'Please either skip these fields or fill at least {0} of them',
	strippedminlength: 'Please enter at least {0} characters',
	time: 'Please enter a valid time, between 00:00 and 23:59',
};
