/**
 * The e-mail rule of browsers: HTML standard, "valid e-mail address"; the server's is the same
 * (`includes/settings/class-email-address.php`).
 */
const EMAIL =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text, without blanks around it, is one e-mail address. */
export const isEmailAddress = ( text: string ): boolean => EMAIL.test( text );
