<?php
/**
 * Strings of behaviours.
 *
 * The scripts have the English ones themselves; a page gets only those that differ in its language. The
 * scripts cannot use WordPress's JavaScript translations: these cost every visitor about 3 KB (wp-i18n).
 *
 * @package Chaty
 */

return array(
	'element-picker' => array(
		'Element picker'                             => __( 'Element picker', 'chaty' ),
		/* translators: Button that turns the element picker on and off. */
		'Pick'                                       => __( 'Pick', 'chaty' ),
		/* translators: Mode of the element picker: all but the element is dark. */
		'Cover'                                      => __( 'Cover', 'chaty' ),
		/* translators: Mode of the element picker: the element has an outline. */
		'Target'                                     => __( 'Target', 'chaty' ),
		'Undo'                                       => __( 'Undo', 'chaty' ),
		/* translators: Button that moves the toolbar to the other edge of the screen. */
		'Move'                                       => __( 'Move', 'chaty' ),
		'Arrow keys move, Enter hides, Escape ends.' => __( 'Arrow keys move, Enter hides, Escape ends.', 'chaty' ),
	),
	'map'            => require __DIR__ . '/map.php',
	'navigation'     => array(
		'Main Navigation' => __( 'Main Navigation', 'chaty' ),
		'Go'              => __( 'Go', 'chaty' ),
	),
	'mobile-menu'    => array(
		'Menu'          => __( 'Menu', 'chaty' ),
		'Close menu'    => __( 'Close menu', 'chaty' ),
		/* translators: %1$s: Name of the menu's entry that the submenu is below. */
		'%1$s: submenu' => __( '%1$s: submenu', 'chaty' ),
	),
	'portfolio'      => array(
		/* translators: %1$s: how many items show. */
		'%1$s items' => _n_noop( '%1$s item', '%1$s items', 'chaty' ),
	),
	'lightbox'       => array(
		/* translators: 1: Number of the picture. 2: Number of pictures. */
		'Image %1$s of %2$s'                => __( 'Image %1$s of %2$s', 'chaty' ),
		'Picture viewer'                    => __( 'Picture viewer', 'chaty' ),
		'Close'                             => __( 'Close', 'chaty' ),
		'Previous picture'                  => __( 'Previous picture', 'chaty' ),
		'Next picture'                      => __( 'Next picture', 'chaty' ),
		'Zoom in'                           => __( 'Zoom in', 'chaty' ),
		'Zoom out'                          => __( 'Zoom out', 'chaty' ),
		'Play the video'                    => __( 'Play the video', 'chaty' ),
		'This picture could not be loaded.' => __( 'This picture could not be loaded.', 'chaty' ),
	),
	'carousel'       => array(
		'carousel'                   => __( 'carousel', 'chaty' ),
		'Items'                      => __( 'Items', 'chaty' ),
		'Previous items'             => __( 'Previous items', 'chaty' ),
		'Next items'                 => __( 'Next items', 'chaty' ),
		/* translators: 1: Number of the item that is shown. 2: Number of items. */
		'Item %1$s of %2$s'          => __( 'Item %1$s of %2$s', 'chaty' ),
		/* translators: 1: Number of the first item that is shown. 2: Number of the last one. 3: Number of items. */
		'Items %1$s to %2$s of %3$s' => __( 'Items %1$s to %2$s of %3$s', 'chaty' ),
		'Start automatic slide show' => __( 'Start automatic slide show', 'chaty' ),
		'Stop automatic slide show'  => __( 'Stop automatic slide show', 'chaty' ),
	),
	'slider'         => array(
		'carousel'                   => __( 'carousel', 'chaty' ),
		'slide'                      => __( 'slide', 'chaty' ),
		'Slides'                     => __( 'Slides', 'chaty' ),
		/* translators: 1: Number of the slide that is shown. 2: Number of slides. */
		'%1$s of %2$s'               => __( '%1$s of %2$s', 'chaty' ),
		'Previous slide'             => __( 'Previous slide', 'chaty' ),
		'Next slide'                 => __( 'Next slide', 'chaty' ),
		'Choose a slide'             => __( 'Choose a slide', 'chaty' ),
		/* translators: 1: Number of the slide that the button shows. */
		'Slide %1$s'                 => __( 'Slide %1$s', 'chaty' ),
		'Start automatic slide show' => __( 'Start automatic slide show', 'chaty' ),
		'Stop automatic slide show'  => __( 'Stop automatic slide show', 'chaty' ),
	),
	'video'          => array(
		'Play'                       => __( 'Play', 'chaty' ),
		'Play the video'             => __( 'Play the video', 'chaty' ),
		'Background video'           => __( 'Background video', 'chaty' ),
		'Pause the background video' => __( 'Pause the background video', 'chaty' ),
		'Play the background video'  => __( 'Play the background video', 'chaty' ),
	),
	'contact-form'   => array(
		/* translators: %1$s: Label of the field. */
		'Please enter %1$s'                            => __( 'Please enter %1$s', 'chaty' ),
		/* translators: %1$s: Label of the field. */
		'You entered an invalid %1$s'                  => __( 'You entered an invalid %1$s', 'chaty' ),
		'Sending…'                                     => __( 'Sending…', 'chaty' ),
		'Your email was successfully sent. We will contact you as soon as possible.' => __( 'Your email was successfully sent. We will contact you as soon as possible.', 'chaty' ),
		'Your message was not sent. Please try again.' => __( 'Your message was not sent. Please try again.', 'chaty' ),
	),
	'validation'     => array(
		'Please check these fields:'                       => __( 'Please check these fields:', 'chaty' ),
		'This field is required'                           => __( 'This field is required', 'chaty' ),
		'Please fix this field'                            => __( 'Please fix this field', 'chaty' ),
		'Please enter a valid email address'               => __( 'Please enter a valid email address', 'chaty' ),
		'Please enter a valid URL'                         => __( 'Please enter a valid URL', 'chaty' ),
		'Please enter a valid date'                        => __( 'Please enter a valid date', 'chaty' ),
		'Please enter a valid date (ISO)'                  => __( 'Please enter a valid date (ISO)', 'chaty' ),
		'Please enter a valid number'                      => __( 'Please enter a valid number', 'chaty' ),
		'Please enter only digits'                         => __( 'Please enter only digits', 'chaty' ),
		'Please enter the same value again'                => __( 'Please enter the same value again', 'chaty' ),
		/* translators: %1$s: A number, or a date. */
		'Please enter at least %1$s characters'            => __( 'Please enter at least %1$s characters', 'chaty' ),
		/* translators: %1$s: A number, or a date. */
		'Please enter no more than %1$s characters'        => __( 'Please enter no more than %1$s characters', 'chaty' ),
		/* translators: 1: Minimum. 2: Maximum. */
		'Please enter a value between %1$s and %2$s characters long' => __( 'Please enter a value between %1$s and %2$s characters long', 'chaty' ),
		/* translators: %1$s: A number, or a date. */
		'Please enter a value greater than or equal to %1$s' => __( 'Please enter a value greater than or equal to %1$s', 'chaty' ),
		/* translators: %1$s: A number, or a date. */
		'Please enter a value less than or equal to %1$s'  => __( 'Please enter a value less than or equal to %1$s', 'chaty' ),
		/* translators: 1: Minimum. 2: Maximum. */
		'Please enter a value between %1$s and %2$s'       => __( 'Please enter a value between %1$s and %2$s', 'chaty' ),
		/* translators: %1$s: A number, or a date. */
		'Please enter a multiple of %1$s'                  => __( 'Please enter a multiple of %1$s', 'chaty' ),
		'Please enter a value with a valid mimetype'       => __( 'Please enter a value with a valid mimetype', 'chaty' ),
		'Letters, numbers, and underscores only please'    => __( 'Letters, numbers, and underscores only please', 'chaty' ),
		'Please enter a valid credit card number'          => __( 'Please enter a valid credit card number', 'chaty' ),
		'Please enter a value with a valid extension'      => __( 'Please enter a value with a valid extension', 'chaty' ),
		'Please specify a valid IBAN'                      => __( 'Please specify a valid IBAN', 'chaty' ),
		'A positive or negative non-decimal number please' => __( 'A positive or negative non-decimal number please', 'chaty' ),
		'Please enter a valid IP v4 address'               => __( 'Please enter a valid IP v4 address', 'chaty' ),
		'Please enter a valid IP v6 address'               => __( 'Please enter a valid IP v6 address', 'chaty' ),
		'Letters only please'                              => __( 'Letters only please', 'chaty' ),
		/* translators: %1$s: A number. */
		'Please enter %1$s words or less'                  => __( 'Please enter %1$s words or less', 'chaty' ),
		/* translators: %1$s: A number. */
		'Please select no more than %1$s files'            => __( 'Please select no more than %1$s files', 'chaty' ),
		/* translators: %1$s: A number. */
		'File size must not exceed %1$s bytes each'        => __( 'File size must not exceed %1$s bytes each', 'chaty' ),
		/* translators: %1$s: A number. */
		'Please enter at least %1$s words'                 => __( 'Please enter at least %1$s words', 'chaty' ),
		'No white space please'                            => __( 'No white space please', 'chaty' ),
		'Invalid format'                                   => __( 'Invalid format', 'chaty' ),
		'Please specify a valid phone number'              => __( 'Please specify a valid phone number', 'chaty' ),
		/* translators: 1: Minimum. 2: Maximum. */
		'Please enter between %1$s and %2$s words'         => __( 'Please enter between %1$s and %2$s words', 'chaty' ),
		/* translators: %1$s: A number. */
		'Please fill at least %1$s of these fields'        => __( 'Please fill at least %1$s of these fields', 'chaty' ),
		/* translators: %1$s: A number. */
		'Please either skip these fields or fill at least %1$s of them' => __( 'Please either skip these fields or fill at least %1$s of them', 'chaty' ),
		'Please specify a valid BIC code'                  => __( 'Please specify a valid BIC code', 'chaty' ),
		'Please specify a valid currency'                  => __( 'Please specify a valid currency', 'chaty' ),
		'Please enter a greater value'                     => __( 'Please enter a greater value', 'chaty' ),
		'Please enter a lesser value'                      => __( 'Please enter a lesser value', 'chaty' ),
		/* translators: %1$s: A number. */
		'Total size of all files must not exceed %1$s bytes' => __( 'Total size of all files must not exceed %1$s bytes', 'chaty' ),
		'Please enter a valid netmask'                     => __( 'Please enter a valid netmask', 'chaty' ),
		'Please enter a valid time in 12-hour am/pm format' => __( 'Please enter a valid time in 12-hour am/pm format', 'chaty' ),
		'Please enter a valid time, between 00:00 and 23:59' => __( 'Please enter a valid time, between 00:00 and 23:59', 'chaty' ),
	),
);
