<?php
/**
 * Title: Name and drawing
 * Slug: harbour/brand
 * Inserter: no
 *
 * @package Chaty
 */

?>
<!-- wp:html -->
<a class="harbour-brand" href="<?php echo esc_url( home_url( '/' ) ); ?>"><img src="<?php echo esc_url( harbour_picture( 'logo' ) ); ?>" alt="" width="44" height="44"> Harbour Bakery</a>
<!-- /wp:html -->
