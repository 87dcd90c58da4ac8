<?php
/**
 * Pattern: works with filters, and a button to ask for one.
 *
 * @package Chaty
 */

?>
<!-- wp:chaty/portfolio {"align":"wide"} -->
<?php foreach ( array( __( 'Indoors', 'chaty' ), __( 'Outdoors', 'chaty' ), __( 'Indoors', 'chaty' ) ) as $chaty_category ) : ?>
<!-- wp:chaty/portfolio-item <?php echo serialize_block_attributes( array( 'categories' => $chaty_category ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes. ?> -->
<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What it is, and for whom we made it.', 'chaty' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:chaty/portfolio-item -->

<?php endforeach; ?>
<!-- /wp:chaty/portfolio -->

<!-- wp:chaty/buttons -->
<!-- wp:chaty/open <?php echo serialize_block_attributes( array( 'text' => __( 'Ask for yours', 'chaty' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The same. ?> /-->
<!-- /wp:chaty/buttons -->
