<?php
/**
 * The theme's only template.
 *
 * @package Chaty
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<header class="site-header">
		<a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a>
		<?php
		wp_nav_menu(
			array(
				'theme_location'       => 'primary',
				'container'            => 'nav',
				'container_class'      => 'main-navigation',
				'container_aria_label' => 'Wide',
				'fallback_cb'          => false,
			)
		);
		chaty_mobile_menu(
			array(
				'left'  => 'primary',
				'right' => 'social',
			) + (array) get_option( 'chaty_test_menu', array() )
		);
		?>
	</header>
	<main>
		<?php
		while ( have_posts() ) {
			the_post();
			the_title( '<h1>', '</h1>' );
			the_content();
		}
		?>
	</main>
	<?php wp_footer(); ?>
</body>
</html>
