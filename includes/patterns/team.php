<?php
/**
 * Pattern: people of a team, each with a button to write to them.
 *
 * @package Chaty
 */

?>
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide">
<?php foreach ( array( __( 'Sales', 'chaty' ), __( 'Support', 'chaty' ), __( 'Workshop', 'chaty' ) ) as $chaty_part ) : ?>
<!-- wp:column -->
<div class="wp-block-column"><!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Name', 'chaty' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo esc_html( $chaty_part ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:chaty/buttons -->
<!-- wp:chaty/button /-->
<!-- /wp:chaty/buttons --></div>
<!-- /wp:column -->

<?php endforeach; ?>
</div>
<!-- /wp:columns -->
