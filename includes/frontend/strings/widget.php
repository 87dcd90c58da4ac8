<?php
/**
 * Strings of the widget, by key.
 *
 * The scripts know the keys; they cannot use WordPress's JavaScript translations, because these cost every
 * visitor about 3 KB (wp-i18n).
 *
 * @package Chaty
 */

return array(
	// Launcher, list and panels.
	'open'     => __( 'Contact us', 'chaty' ),
	'close'    => __( 'Close', 'chaty' ),
	'back'     => __( 'Back to contact options', 'chaty' ),
	'channels' => __( 'Contact options', 'chaty' ),
	'copy'     => __( 'Copy', 'chaty' ),
	'copied'   => __( 'Copied', 'chaty' ),
	'qr'       => __( 'QR code', 'chaty' ),

	// Contact form.
	'name'     => __( 'Name', 'chaty' ),
	'email'    => __( 'Email', 'chaty' ),
	'phone'    => __( 'Phone', 'chaty' ),
	'message'  => __( 'Message', 'chaty' ),
	'send'     => __( 'Send', 'chaty' ),
	'sending'  => __( 'Sending…', 'chaty' ),
	'required' => __( 'Please fill in this field.', 'chaty' ),
	'invalid'  => __( 'Please enter a valid email address.', 'chaty' ),
	'number'   => __( 'Please enter a number.', 'chaty' ),
	'date'     => __( 'Please enter a date.', 'chaty' ),
	'sent'     => __( 'Your message was sent.', 'chaty' ),
	'failed'   => __( 'Your message could not be sent. Please try again.', 'chaty' ),
	'offline'  => __( 'The site could not be reached. Please check your connection and try again.', 'chaty' ),
	'timeout'  => __( 'The site has not answered, so it is not known yet whether your message arrived. Your text is still here: you can send it again.', 'chaty' ),
	'continue' => __( 'Continue', 'chaty' ),
);
