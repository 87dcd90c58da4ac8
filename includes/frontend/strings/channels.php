<?php
/**
 * Labels of channels by type, where a label is a word and not a brand: those of `src/widget/domain/channels.json`.
 *
 * @package Chaty
 */

return array(
	'Email'       => __( 'Email', 'chaty' ),
	'Phone'       => __( 'Phone', 'chaty' ),
	'Contact_Us'  => __( 'Contact Form', 'chaty' ),
	'Instagram'   => __( 'Instagram Page', 'chaty' ),
	'Link'        => __( 'Custom Link', 'chaty' ),
	'Custom_Link' => __( 'Custom Link', 'chaty' ),
);
