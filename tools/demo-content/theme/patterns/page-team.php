<?php
/**
 * Title: Team
 * Slug: harbour/page-team
 * Categories: featured
 *
 * @package Chaty
 */

$harbour_people = array(
	array( 'marta', 'Marta Oliveira', 'Founder', 'Bought the shed and the oven in 1987. Still the first to arrive.', 'Phone', 'Call Marta' ),
	array( 'ines', 'Ines Oliveira', 'Cakes', 'Draws every cake before she bakes it, and keeps the drawings.', 'Whatsapp', 'Write to Ines' ),
	array( 'tomas', 'Tomas Berg', 'Deliveries', 'Knows each skipper, and what they have for breakfast.', 'Whatsapp', 'Write to Tomas' ),
	array( 'yusuf', 'Yusuf Aydın', 'Bread', 'Shapes four hundred loaves a night and sings while doing it.', 'Email', 'Email Yusuf' ),
	array( 'lena', 'Lena Hansen', 'Café', 'Draws the little fish in the foam of your coffee.', 'Instagram', 'Lena’s pictures' ),
	array( 'piet', 'Piet Jansen', 'Courses', 'Taught physics, and says that bread is the same with butter.', 'Telegram', 'Write to Piet' ),
);
harbour_intro( 'Eleven people and an oven', 'Six of them are here. Each has a way in which they like to be asked.' );
?>
<!-- wp:group {"align":"wide","className":"harbour-people","layout":{"type":"grid","minimumColumnWidth":"18rem"}} -->
<div class="wp-block-group alignwide harbour-people">
<?php foreach ( $harbour_people as list( $harbour_name, $harbour_who, $harbour_part, $harbour_text, $harbour_channel, $harbour_button ) ) : ?>
<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><?php harbour_image( $harbour_name, '', '1' ); ?>

<?php harbour_heading( $harbour_who ); ?>

<?php harbour_paragraph( $harbour_part, 'harbour-part' ); ?>

<?php harbour_paragraph( $harbour_text ); ?>

<?php harbour_button( array( 'channel' => $harbour_channel, 'text' => $harbour_button ) ); ?></div>
<!-- /wp:group -->

<?php endforeach; ?>
</div>
<!-- /wp:group -->

<?php
harbour_shown(
	array(
		'A button for a channel' => array(
			'Block'  => 'chaty/button',
			'Markup' => '[chaty_button channel="Telegram" text="Write to Piet"]',
		),
		'The same in PHP' => array(
			'Markup' => 'chaty_render_button( array( \'channel\' => \'Telegram\' ) )',
		),
		'Start of your own' => array(
			'Block' => 'Pattern “Team” of the plugin',
			'Where' => 'in the inserter, under Patterns, Chaty',
		),
	)
);
