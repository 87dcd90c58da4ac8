import type { ExtraRuleName } from './rules';

/** The message of each rule; PHP translates them (`includes/frontend/strings/behaviours.php`). */
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
	maxWords: 'Please enter %1$s words or less',
	maxfiles: 'Please select no more than %1$s files',
	maxsize: 'File size must not exceed %1$s bytes each',
	minWords: 'Please enter at least %1$s words',
	nowhitespace: 'No white space please',
	pattern: 'Invalid format',
	phoneUS: 'Please specify a valid phone number',
	rangeWords: 'Please enter between %1$s and %2$s words',
	require_from_group: 'Please fill at least %1$s of these fields',
	skip_or_fill_minimum:
		'Please either skip these fields or fill at least %1$s of them',
	strippedminlength: 'Please enter at least %1$s characters',
	time: 'Please enter a valid time, between 00:00 and 23:59',
};
