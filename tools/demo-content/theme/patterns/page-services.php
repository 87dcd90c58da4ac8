<?php
/**
 * Title: Services
 * Slug: harbour/page-services
 * Categories: featured
 *
 * @package Chaty
 */

$harbour_boxes = array(
	array( 'Bread by post', 'Rye for ten days, wherever the post goes', 'What is ordered before noon leaves the same day, wrapped in paper. A parcel of three loaves is 24 €.', 'post' ),
	array( 'Courses', 'Eight people, one evening, one oven', 'Twice a month, from six to ten. You go home with bread, and with a jar of our starter. 85 €.', 'courses' ),
	array( 'Breakfast for boats', 'A basket at your berth by seven', 'Rolls, butter, jam and a can of coffee for as many as sleep aboard. 9 € each, order by six the evening before.', 'boats' ),
);
harbour_intro( 'What we do', 'We bake, we teach, and we carry bread to those who cannot come for it.' );
?>
<!-- wp:columns {"align":"wide","className":"harbour-boxes"} -->
<div class="wp-block-columns alignwide harbour-boxes">
<?php foreach ( $harbour_boxes as list( $harbour_title, $harbour_front, $harbour_back, $harbour_id ) ) : ?>
<!-- wp:column -->
<div class="wp-block-column"><!-- wp:chaty/hover-box -->
<!-- wp:group -->
<div class="wp-block-group"><?php harbour_heading( $harbour_title, 2, $harbour_id ); ?>

<?php harbour_paragraph( $harbour_front ); ?></div>
<!-- /wp:group -->

<!-- wp:group -->
<div class="wp-block-group"><?php harbour_paragraph( $harbour_back ); ?></div>
<!-- /wp:group -->
<!-- /wp:chaty/hover-box --></div>
<!-- /wp:column -->

<?php endforeach; ?>
</div>
<!-- /wp:columns -->

<?php harbour_heading( 'When we bake what' ); ?>

<!-- wp:html -->
<div data-chaty="tabs" class="harbour-tabs">
	<ul data-chaty-part="list" aria-label="When we bake what">
		<li><a href="#weekdays">Weekdays</a></li>
		<li><a href="#saturday">Saturday</a></li>
		<li><a href="#sunday">Sunday</a></li>
	</ul>
	<div id="weekdays" data-chaty-part="panel">
		<p>Harbour sourdough and seeded rye from half past six, focaccia from eleven. Without nuts on Tuesdays, without wheat on Thursdays.</p>
	</div>
	<div id="saturday" data-chaty-part="panel">
		<p>Everything of the week, and cardamom buns until they are gone, which is early. We close at two.</p>
	</div>
	<div id="sunday" data-chaty-part="panel">
		<p>Breakfast from eight to twelve. On the first Sunday of the month we push the tables together and bake pizza.</p>
	</div>
</div>
<!-- /wp:html -->

<?php harbour_heading( 'Before you order' ); ?>

<!-- wp:html -->
<div data-chaty="accordion" class="harbour-accordion">
	<div>
		<h3 data-chaty-part="heading">How long does a loaf keep?</h3>
		<div data-chaty-part="panel"><p>The rye ten days in linen, the white ones four. Toast what is left.</p></div>
	</div>
	<div>
		<h3 data-chaty-part="heading">How early must I order a cake?</h3>
		<div data-chaty-part="panel"><p>Three days before; a week for anything with more than two floors.</p></div>
	</div>
	<div>
		<h3 data-chaty-part="heading">Do you deliver to cafés and schools?</h3>
		<div data-chaty-part="panel"><p>Before seven, by van or by boat. Write to us, and we come by with a basket to taste.</p></div>
	</div>
</div>
<!-- /wp:html -->

<?php
harbour_shown(
	array(
		'Boxes that turn' => array(
			'Block'  => 'chaty/hover-box',
			'Handle' => 'chaty-hover-box',
			'Markup' => '<div data-chaty="hover-box"><div data-chaty-part="front">…</div><div data-chaty-part="back">…</div></div>',
		),
		'Tabs' => array(
			'Block'  => 'core/tabs, from WordPress 7.1',
			'Handle' => 'chaty-tabs',
			'Markup' => '<div data-chaty="tabs"><ul data-chaty-part="list">…',
		),
		'Questions' => array(
			'Block'  => 'core/accordion, from WordPress 6.9',
			'Handle' => 'chaty-accordion',
			'Markup' => '<h3 data-chaty-part="heading">…</h3><div data-chaty-part="panel">…</div>',
		),
	)
);
