<?php
/**
 * Title: Menu, four levels deep
 * Slug: harbour/menu
 * Inserter: no
 *
 * @package Chaty
 */

?>
<!-- wp:navigation {"overlayMenu":"never","className":"harbour-menu chaty-mobile-menu","ariaLabel":"Bakery","layout":{"type":"flex","justifyContent":"right"},"style":{"spacing":{"blockGap":"1.4rem"}}} -->
<?php harbour_menu(); ?>
<!-- /wp:navigation -->
