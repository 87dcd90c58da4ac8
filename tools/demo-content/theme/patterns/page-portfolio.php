<?php
/**
 * Title: Portfolio
 * Slug: harbour/page-portfolio
 * Categories: featured
 *
 * @package Chaty
 */

$harbour_works = array(
	array( 'wedding', 'Weddings', 'Roses on three floors', 'For Mette and Jan, a hundred guests on the pier.' ),
	array( 'birthday', 'Birthdays', 'Four candles', 'Strawberry, with more sprinkles than cake.' ),
	array( 'harvest', 'Breads', 'Harvest loaf', 'Two kilos, for the church in Osterby.' ),
	array( 'naked-cake', 'Weddings, Gluten free', 'Almond and cream', 'Without wheat, and nobody noticed.' ),
	array( 'whale', 'Birthdays', 'A whale for Emil', 'He is six and knows every kind.' ),
	array( 'crown', 'Breads', 'Crown of rolls', 'Ten pieces, pulled apart at the table.' ),
	array( 'berries', 'Weddings', 'The last berries', 'A small wedding in September.' ),
	array( 'chocolate', 'Birthdays, Gluten free', 'Dark chocolate', 'For a grandmother of eighty who likes it bitter.' ),
	array( 'plait', 'Breads', 'Sunday plait', 'Spelt, milk and honey.' ),
);
harbour_intro( 'Made for somebody', 'Cakes and breads of the last year. Choose a kind, and press a picture to see it large.' );
?>
<!-- wp:chaty/portfolio {"align":"wide","counts":true,"className":"harbour-works"} -->
<?php foreach ( $harbour_works as list( $harbour_name, $harbour_kinds, $harbour_title, $harbour_text ) ) : ?>
<!-- wp:chaty/portfolio-item <?php echo serialize_block_attributes( array( 'categories' => $harbour_kinds ) ); // phpcs:ignore WordPress.Security ?> -->
<?php harbour_image( $harbour_name, $harbour_title, '4/3', 'works' ); ?>

<?php harbour_heading( $harbour_title, 2 ); ?>

<?php harbour_paragraph( $harbour_text ); ?>
<!-- /wp:chaty/portfolio-item -->

<?php endforeach; ?>
<!-- /wp:chaty/portfolio -->

<!-- wp:group {"align":"wide","className":"harbour-ask","layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide harbour-ask"><?php harbour_paragraph( 'Is there something to celebrate? Tell Ines who it is for.' ); ?>

<!-- wp:chaty/buttons -->
<!-- wp:chaty/button {"channel":"Contact_Us","text":"Order a cake"} /-->

<!-- wp:chaty/button {"channel":"Whatsapp","text":"Ask on WhatsApp","message":"Hello Ines, I am looking at {url} and wonder: "} /-->
<!-- /wp:chaty/buttons --></div>
<!-- /wp:group -->

<?php
harbour_shown(
	array(
		'Filters' => array(
			'Block'  => 'chaty/portfolio, chaty/portfolio-item',
			'Handle' => 'chaty-portfolio',
			'Markup' => '<ul data-chaty-part="items"><li data-chaty-categories="Weddings, Gluten free">',
		),
		'Large pictures' => array(
			'Block'  => 'core/image with a link to its file',
			'Handle' => 'chaty-lightbox',
			'Markup' => '<a href="wedding.svg" rel="lightbox[works]"><img …></a>',
		),
		'A link to a filter' => array(
			'Markup' => '<a href="/portfolio/#filter=Birthdays">',
		),
		'Button that opens the form' => array(
			'Block'  => 'chaty/button',
			'Markup' => '<a href="#chaty-contact_us">',
		),
	)
);
