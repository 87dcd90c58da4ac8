<?php
/**
 * Pattern: a bar that offers help in a shop.
 *
 * @package Chaty
 */

$chaty_message = array( 'message' => __( 'I have a question about {title}: {url}', 'chaty' ) );
?>
<!-- wp:group {"align":"wide","layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Questions about a product or an order?', 'chaty' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:chaty/buttons -->
<!-- wp:chaty/button <?php echo serialize_block_attributes( $chaty_message ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON for a comment, which escapes itself. ?> /-->

<!-- wp:chaty/open /-->
<!-- /wp:chaty/buttons --></div>
<!-- /wp:group -->
