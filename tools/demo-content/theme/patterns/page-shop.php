<?php
/**
 * Title: Shop
 * Slug: harbour/page-shop
 * Categories: featured
 *
 * @package Chaty
 */

$harbour_fresh = array(
	'harvest' => array( 'Harvest loaf', '/portfolio/#filter=Breads' ),
	'plait'   => array( 'Sunday plait', '/portfolio/#filter=Breads' ),
	'knots'   => array( 'Cinnamon knots', '#knots' ),
	'crown'   => array( 'Crown of rolls', '/portfolio/#filter=Breads' ),
	'rye'     => array( 'Seeded rye', '#rye' ),
	'rolls'   => array( 'Seeded rolls', '#rolls' ),
);
$harbour_goods = array(
	array( 'rye', 'Seeded rye', '6.80 €', 'One kilo, with caraway. Best on its second day.' ),
	array( 'rolls', 'Seeded rolls', '4.50 €', 'Six of them, with sunflower and linseed.' ),
	array( 'knots', 'Cinnamon knots', '9.00 €', 'Four, warm until ten if you come for them.' ),
	array( 'jam', 'Jam of the month', '5.90 €', 'Cherry now. Plum when the garden says so.' ),
	array( 'starter', 'A jar of starter', '8.00 €', 'It has lived here since 1987. Feed it once a week.' ),
	array( 'gift', 'Parcel of three loaves', '24.00 €', 'By post, with a card in your words.' ),
);
harbour_intro( 'From the shelf', 'Tell us what you want, and it stands behind the till with your name on it.' );
?>
<!-- wp:chaty/carousel {"label":"Fresh today","align":"wide","dots":true,"drag":true,"className":"harbour-carousel"} -->
<?php foreach ( $harbour_fresh as $harbour_name => list( $harbour_title, $harbour_link ) ) : ?>
<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><?php harbour_image( $harbour_name, '', '3/2' ); ?>

<?php harbour_paragraph( sprintf( '<a href="%s">%s</a>', $harbour_link, $harbour_title ), 'harbour-label' ); ?></div>
<!-- /wp:group -->

<?php endforeach; ?>
<!-- /wp:chaty/carousel -->

<!-- wp:group {"align":"wide","className":"harbour-goods","layout":{"type":"grid","minimumColumnWidth":"17rem"}} -->
<div class="wp-block-group alignwide harbour-goods">
<?php foreach ( $harbour_goods as list( $harbour_name, $harbour_title, $harbour_price, $harbour_text ) ) : ?>
<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><?php harbour_image( $harbour_name, '' ); ?>

<?php harbour_heading( $harbour_title, 2, $harbour_name ); ?>

<?php harbour_paragraph( $harbour_price, 'harbour-price' ); ?>

<?php harbour_paragraph( $harbour_text ); ?>

<?php harbour_button( array( 'channel' => 'Whatsapp', 'text' => 'Order on WhatsApp', 'message' => "I would like: $harbour_title, $harbour_price. From {url}" ) ); ?></div>
<!-- /wp:group -->

<?php endforeach; ?>
</div>
<!-- /wp:group -->

<?php
harbour_shown(
	array(
		'Carousel' => array(
			'Block'  => 'chaty/carousel',
			'Handle' => 'chaty-carousel',
			'Markup' => '<div data-chaty="carousel" data-chaty-dots="true"><ul>…',
		),
		'A product’s own message' => array(
			'Block'  => 'chaty/button',
			'Markup' => '[chaty_button channel="Whatsapp" message="I would like: Seeded rye. From {url}"]',
		),
		'One WhatsApp button' => array(
			'Set up' => 'the second widget shows where the address contains /shop/',
		),
		'WooCommerce' => array(
			'Set up' => 'its product pages get the button beside “Add to cart”, under Chaty, Settings',
		),
	)
);
