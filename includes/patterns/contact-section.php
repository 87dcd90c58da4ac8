<?php
/**
 * Pattern: a contact form beside other ways to write.
 *
 * @package Chaty
 */

?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Contact us', 'chaty' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Write or call, whatever suits you. We answer within one working day.', 'chaty' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:chaty/buttons -->
<!-- wp:chaty/button /-->

<!-- wp:chaty/open /-->
<!-- /wp:chaty/buttons --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:chaty/contact-form /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
