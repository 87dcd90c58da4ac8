<?php
/**
 * Title: Contact
 * Slug: harbour/page-contact
 * Categories: featured
 *
 * @package Chaty
 */

harbour_intro( 'Talk to us', 'We read messages between two batches, and answer before six.' );
?>
<!-- wp:columns {"align":"wide","className":"harbour-contact"} -->
<div class="wp-block-columns alignwide harbour-contact"><!-- wp:column -->
<div class="wp-block-column"><?php harbour_heading( 'A cake for somebody' ); ?>

<?php harbour_paragraph( 'What you write is kept here until we have read it, even if the mail is slow today.' ); ?>

<!-- wp:chaty/contact-form /--></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php harbour_heading( 'Bread to fetch' ); ?>

<?php harbour_paragraph( 'The shelf behind the till has room for forty loaves with names on them.' ); ?>

<!-- wp:html -->
<form data-chaty="validation" action="/wp-admin/admin-post.php" method="post" class="harbour-form">
	<input type="hidden" name="action" value="harbour_form">
	<div data-chaty-part="summary"></div>
	<p><label for="order-name">Name</label><input id="order-name" name="name" required minlength="2" autocomplete="name"></p>
	<p><label for="order-mail">Email</label><input id="order-mail" name="mail" type="email" required autocomplete="email"></p>
	<p><label for="order-loaves">Loaves</label><input id="order-loaves" name="loaves" class="required digits" data-rule-range="[1, 20]" inputmode="numeric"></p>
	<p><label for="order-day">Day</label><input id="order-day" name="day" type="date" required></p>
	<fieldset>
		<legend>Kinds, at least one</legend>
		<label><input type="checkbox" name="kinds[]" value="rye" required> Rye</label>
		<label><input type="checkbox" name="kinds[]" value="wheat"> Wheat</label>
		<label><input type="checkbox" name="kinds[]" value="spelt"> Spelt</label>
	</fieldset>
	<p><label for="order-code">Code for a discount (try RYE10)</label><input id="order-code" name="code" data-rule-remote="/?rest_route=/harbour/v1/code" autocomplete="off"></p>
	<p><button class="wp-element-button" name="go" value="order">Order</button></p>
</form>
<!-- /wp:html --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><?php harbour_heading( 'Where to find us', 2, 'map' ); ?>

<!-- wp:chaty/map {"label":"Our shops","route":true} -->
<!-- wp:chaty/place {"title":"Harbour Bakery","address":"Schiffbrücke 12, 24939 Flensburg","text":"Open from half past six, on Sundays from eight."} /-->

<!-- wp:chaty/place {"title":"Station Café","address":"Bahnhofstraße 40, 24937 Flensburg","text":"Bread until six, cake until it is gone."} /-->

<!-- wp:chaty/place {"title":"Market Stall","address":"Südermarkt 1, 24937 Flensburg","text":"Wednesdays and Saturdays."} /-->
<!-- /wp:chaty/map --></div>
<!-- /wp:group -->

<?php
harbour_shown(
	array(
		'The form of a widget' => array(
			'Block'  => 'chaty/contact-form',
			'Markup' => '[chaty_contact_form]',
		),
		'An order that is checked' => array(
			'Handle' => 'chaty-validation',
			'Markup' => '<form data-chaty="validation"><input name="loaves" class="required digits" data-rule-range="[1, 20]">',
		),
		'Map' => array(
			'Block'  => 'chaty/map, chaty/place',
			'Handle' => 'chaty-map',
			'Markup' => '<section data-chaty="map" data-chaty-route><ul><li data-chaty-part="place">…',
		),
		'Widget on the left' => array(
			'Set up' => 'it shows from Monday to Saturday while the shop is open',
		),
	)
);
