<?php
/**
 * Title: Start page
 * Slug: harbour/page-start
 * Categories: featured
 *
 * @package Chaty
 */

$harbour_slides = array(
	array( 'quay', 'Bread worth the walk', 'Sourdough, cakes and coffee by the quay, from half past six.', '/shop/', 'See what we bake' ),
	array( 'hearth', 'The oven is lit at three', 'Stone, beech and thirty hours of rest. That is the whole secret.', '/story/', 'Read our story' ),
	array( 'field', 'Flour from twelve miles away', 'The mill in Osterby grinds for us on Tuesdays.', '/services/', 'What we do' ),
);
$harbour_goods  = array(
	array( 'rye', 'Bread', 'Dark rye, white tin loaves and a focaccia from eleven.', '/shop/' ),
	array( 'wedding', 'Cakes to order', 'For six people or for sixty. Give Ines three days.', '/portfolio/' ),
	array( 'starter', 'Courses', 'Mix, fold, wait, eat, and take the starter home.', '/services/#courses' ),
);
$harbour_tour   = array(
	array( 'Press the round button in the corner', 'then look how seven ways to reach the bakery open, WhatsApp first. Escape closes them.' ),
	array( 'Press “Order a cake” there, and send the form', 'then look under <a href="/wp-admin/admin.php?page=chaty-messages">Chaty, Messages</a>: yours is the newest of two hundred (user <code>admin</code>, password <code>password</code>).' ),
	array( 'Press “Birthdays” on the <a href="/portfolio/">portfolio</a>, then a picture', 'then look how the album has only the birthday cakes, and turn its pages with the arrow keys.' ),
	array( 'Send the empty order on the <a href="/contact/">contact page</a>', 'then look how the first wrong field has the focus, and says what it needs.' ),
	array( 'Go to the <a href="/shop/">shop</a>', 'then look in the corner: it has one WhatsApp button now, and each product writes its own message.' ),
	array( 'Make the window narrow and press the menu’s button', 'then look how the long menu opens in a panel, four levels deep.' ),
	array( 'Open <a href="/wp-admin/admin.php?page=chaty">Chaty, Widgets</a>', 'then look at the third one: it shows by day and by hour, and the list says whether visitors see it now.' ),
	array( 'Open <a href="/wp-admin/admin.php?page=chaty-statistics">Chaty, Statistics</a>', 'then look at two years of a bakery: by day, channel, device and page.' ),
);
?>
<!-- wp:chaty/slider {"label":"A morning with us","pauseTime":8000,"align":"full","className":"harbour-hero"} -->
<?php foreach ( $harbour_slides as $harbour_index => list( $harbour_name, $harbour_title, $harbour_text, $harbour_link, $harbour_button ) ) : ?>
<!-- wp:group {"className":"harbour-slide harbour-slide-<?php echo esc_attr( $harbour_name ); ?>","layout":{"type":"constrained","contentSize":"72rem"}} -->
<div class="wp-block-group harbour-slide harbour-slide-<?php echo esc_attr( $harbour_name ); ?>"><?php harbour_heading( $harbour_title, $harbour_index ? 2 : 1 ); ?>

<?php harbour_paragraph( $harbour_text, 'harbour-lead' ); ?>

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( $harbour_link ); ?>"><?php echo esc_html( $harbour_button ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<?php endforeach; ?>
<!-- /wp:chaty/slider -->

<!-- wp:columns {"align":"wide","className":"harbour-cards"} -->
<div class="wp-block-columns alignwide harbour-cards">
<?php foreach ( $harbour_goods as list( $harbour_name, $harbour_title, $harbour_text, $harbour_link ) ) : ?>
<!-- wp:column -->
<div class="wp-block-column"><?php harbour_image( $harbour_name, '' ); ?>

<?php harbour_heading( sprintf( '<a href="%s">%s</a>', $harbour_link, $harbour_title ), 2 ); ?>

<?php harbour_paragraph( $harbour_text ); ?></div>
<!-- /wp:column -->

<?php endforeach; ?>
</div>
<!-- /wp:columns -->

<!-- wp:group {"align":"full","className":"harbour-band","backgroundColor":"linen","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull harbour-band has-linen-background-color has-background"><!-- wp:columns {"align":"wide","verticalAlignment":"center"} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center"} -->
<div class="wp-block-column is-vertically-aligned-center"><?php harbour_heading( 'What our guests come for' ); ?>

<?php harbour_paragraph( 'We asked four hundred of them over a cup of coffee. The rye won, as it does every year; the knots never last until ten.' ); ?>

<!-- wp:chaty/buttons -->
<!-- wp:chaty/button {"channel":"Whatsapp","text":"Have a loaf kept for you","message":"Good morning! Please keep for me: "} /-->

<!-- wp:chaty/open {"text":"Other ways to reach us"} /-->
<!-- /wp:chaty/buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center"} -->
<div class="wp-block-column is-vertically-aligned-center"><!-- wp:chaty/bar-graph -->
<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Sourdough rye 82 %</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Cinnamon knots 67 %</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Coffee by the quay 54 %</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A cake for a feast 31 %</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->
<!-- /wp:chaty/bar-graph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"harbour-tour","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide harbour-tour"><?php harbour_heading( 'A tour of the demo', 2, 'tour' ); ?>

<?php harbour_paragraph( 'This bakery does not exist; it shows what the plugin does on a real site. Press here, then look there:' ); ?>

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list">
<?php foreach ( $harbour_tour as list( $harbour_press, $harbour_look ) ) : ?>
<!-- wp:list-item -->
<li><strong><?php echo wp_kses_post( $harbour_press ); ?></strong>, <?php echo wp_kses_post( $harbour_look ); ?></li>
<!-- /wp:list-item -->

<?php endforeach; ?>
</ol>
<!-- /wp:list --></div>
<!-- /wp:group -->

<?php
harbour_shown(
	array(
		'Slider' => array(
			'Block'  => 'chaty/slider',
			'Handle' => 'chaty-slider',
			'Markup' => '<div data-chaty="slider" aria-label="A morning with us">',
		),
		'Bars' => array(
			'Block'  => 'chaty/bar-graph',
			'Handle' => 'chaty-bar-graph',
			'Markup' => '<ul data-chaty="bar-graph">',
		),
		'Contact buttons' => array(
			'Block'  => 'chaty/buttons, chaty/button, chaty/open',
			'Markup' => '[chaty_button channel="Whatsapp"] or <a href="#chaty-whatsapp">',
		),
		'Menu' => array(
			'Block'  => 'core/navigation with the class chaty-mobile-menu',
			'Handle' => 'chaty-mobile-menu',
			'Markup' => '<nav data-chaty="mobile-menu">',
		),
		'Widget' => array(
			'Set up' => 'under Chaty, Widgets, it is set to show on all pages except the shop',
		),
	)
);
