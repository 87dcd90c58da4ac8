<?php
namespace Chaty\Admin\Page_Settings;

use Chaty\Admin\Admin_Scripts;
use Chaty\Config\Capabilities;
use Chaty\Config\Names;
use Chaty\Explain\Page_Widgets;
use Chaty\Frontend\Page_Settings;
use Chaty\Http\Request;
use Chaty\Registrable;

/**
 * Lets an owner edit the settings of one page where its content is edited: a panel of the block editor, a meta box where
 * that editor is off or does not get metadata, and fields of terms.
 */
final class Page_Settings_Fields implements Registrable {

	private const NONCE  = 'chaty-page-nonce';
	private const FAILED = 'chaty-page-failed';

	/**
	 * Named as the metadata, so that WordPress keeps what was sent for the preview of a post.
	 */
	private const FIELD = Names::PAGE_SETTINGS;

	private Admin_Scripts $scripts;
	private Page_Widgets $widgets;

	public function __construct( Admin_Scripts $scripts, Page_Widgets $widgets ) {
		$this->scripts = $scripts;
		$this->widgets = $widgets;
	}

	public function register(): void {
		if ( ! current_user_can( Capabilities::SETTINGS ) ) {
			return;
		}
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
		add_action( 'add_meta_boxes', array( $this, 'add_to_post' ) );
		add_action( 'save_post', array( $this, 'save_post' ) );
		add_action( 'edit_attachment', array( $this, 'save_post' ) );
		foreach ( get_taxonomies( array( 'publicly_queryable' => true ) ) as $taxonomy ) {
			add_action( "{$taxonomy}_edit_form_fields", array( $this, 'print_term' ) );
			add_action( "{$taxonomy}_add_form_fields", array( $this, 'print_new_term' ) );
		}
		add_action( 'created_term', array( $this, 'save_new_term' ) );
		add_action( 'edited_term', array( $this, 'save_term' ) );
	}

	/**
	 * Enqueues the panel, where posts are edited: in the site editor pages too.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		if ( null !== $screen && ( 'site-editor' === $screen->base || ( 'post' === $screen->base && is_post_type_viewable( $screen->post_type ) ) ) ) {
			$this->scripts->enqueue( 'page-settings' );
		}
	}

	/**
	 * Adds the meta box. The block editor shows it only for post types whose metadata its panel does not get.
	 */
	public function add_to_post( string $post_type ): void {
		if ( is_post_type_viewable( $post_type ) ) {
			add_meta_box(
				'chaty-page-settings',
				'Chaty',
				array( $this, 'print_post' ),
				$post_type,
				'side',
				'default',
				array( '__back_compat_meta_box' => post_type_supports( $post_type, 'custom-fields' ) )
			);
		}
	}

	public function print_post( \WP_Post $post ): void {
		$this->print_fields( 'post', $post->ID, '<p><label for="%1$s"><strong>%2$s</strong></label><br>%3$s</p><p class="description">%4$s</p>' );
		$this->print_widgets( 'post', $post->ID );
	}

	public function print_term( \WP_Term $term ): void {
		$row = '<tr class="form-field"><th scope="row"><label for="%1$s">Chaty: %2$s</label></th><td>%3$s<p class="description">%4$s</p></td></tr>';
		$this->print_fields( 'term', $term->term_id, $row );
		echo '<tr><th scope="row">Chaty</th><td>';
		$this->print_widgets( 'term', $term->term_id );
		echo '</td></tr>';
	}

	public function print_new_term(): void {
		$this->print_fields( 'term', 0, '<div class="form-field"><label for="%1$s">Chaty: %2$s</label>%3$s<p>%4$s</p></div>' );
	}

	public function save_post( int $id ): void {
		$this->save_form( 'post', $id, $id );
	}

	public function save_term( int $id ): void {
		$this->save_form( 'term', $id, $id );
	}

	public function save_new_term( int $id ): void {
		$this->save_form( 'term', $id, 0 );
	}

	/**
	 * Saves what the form of a post or term has sent, for that one alone: a form may also make tags, a revision, and what
	 * other plugins save with it. Imports, quick edit and the REST API send no form of this class.
	 *
	 * @param int $form ID in the form; 0 for a new term.
	 */
	private function save_form( string $type, int $id, int $form ): void {
		$nonce = Request::from_globals( true )->get_text( self::NONCE );
		if ( false !== wp_verify_nonce( $nonce, self::NONCE . "-$type-$form" ) && current_user_can( "edit_$type", $id ) ) {
			$this->save( $type, $id );
		}
	}

	/**
	 * Saves what was sent. A widget changes only where its box did, so that a form that was open for long changes nothing else.
	 */
	private function save( string $type, int $id ): void {
		$sent   = (array) ( Request::from_globals( true )->get_fields()[ self::FIELD ] ?? array() );
		$values = Page_Settings::sanitize( $sent );
		if ( array() === $values ) {
			delete_metadata( $type, $id, Names::PAGE_SETTINGS );
		} else {
			update_metadata( $type, $id, Names::PAGE_SETTINGS, wp_slash( $values ) );
		}
		$shown = (array) ( $sent['shown'] ?? array() );
		foreach ( (array) ( $sent['was'] ?? array() ) as $widget => $was ) {
			$is_shown = isset( $shown[ $widget ] );
			if ( ( '1' === $was ) !== $is_shown && null !== $this->widgets->change( $type, $id, (string) $widget, $is_shown ) ) {
				add_filter( "redirect_{$type}_location", static fn ( $url ): string => add_query_arg( self::FAILED, 1, $url ) );
			}
		}
	}

	/**
	 * Prints the fields of the texts, and the nonce.
	 *
	 * @param int    $id       ID; 0 for a new term.
	 * @param string $template Markup of a field, for `printf()`: ID, label, control, help.
	 */
	private function print_fields( string $type, int $id, string $template ): void {
		$values   = Page_Settings::sanitize( get_metadata( $type, $id, Names::PAGE_SETTINGS, true ) );
		$number   = '<input type="tel" class="widefat" id="%1$s-number" name="%1$s[number]" value="%2$s" pattern="%3$s" maxlength="40">';
		$greeting = '<textarea class="widefat" rows="2" id="%1$s-greeting" name="%1$s[greeting]" maxlength="%3$d">%2$s</textarea>';
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup of this class, with values that are escaped here.
		printf(
			$template,
			esc_attr( self::FIELD . '-number' ),
			esc_html__( 'Another number', 'chaty' ),
			sprintf( $number, self::FIELD, esc_attr( $values['number'] ?? '' ), esc_attr( Page_Settings::NUMBER ) ),
			esc_html__( 'For WhatsApp, Phone, SMS and Viber on this page.', 'chaty' )
		);
		printf(
			$template,
			esc_attr( self::FIELD . '-greeting' ),
			esc_html__( 'Another greeting', 'chaty' ),
			sprintf( $greeting, self::FIELD, esc_textarea( $values['greeting'] ?? '' ), Page_Settings::MAX_LENGTH ),
			esc_html__( 'The call to action on this page, and the first message of chats. {title} becomes the title of the page.', 'chaty' )
		);
		// phpcs:enable WordPress.Security.EscapeOutput.OutputNotEscaped
		wp_nonce_field( self::NONCE . "-$type-$id", self::NONCE, false );
	}

	/**
	 * Prints the widgets that are on, each with a box that shows or hides it on the page.
	 */
	private function print_widgets( string $type, int $id ): void {
		$widgets = $this->widgets->describe( $type, $id );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
		if ( isset( $_GET[ self::FAILED ] ) || is_wp_error( $widgets ) ) {
			$problem = is_wp_error( $widgets ) ? $widgets->get_error_message() : __( 'Which widgets show here could not be saved. Try again.', 'chaty' );
			printf( '<p role="alert">%s</p>', esc_html( $problem ) );
		}
		if ( array() === $widgets ) {
			printf( '<p>%s</p>', esc_html__( 'No widget is on.', 'chaty' ) );
		}
		/* translators: %s: name of a widget. */
		$label = 'term' === $type ? __( '%s shows on this archive and its posts', 'chaty' ) : __( '%s shows on this page', 'chaty' );
		foreach ( is_wp_error( $widgets ) ? array() : $widgets as $widget ) {
			printf(
				'<p><input type="hidden" name="%1$s[was][%2$s]" value="%3$d"%5$s>'
				. '<label><input type="checkbox" name="%1$s[shown][%2$s]" value="1"%4$s%5$s> %6$s</label></p><p class="description">%7$s</p>',
				esc_attr( self::FIELD ),
				esc_attr( $widget['id'] ),
				(int) $widget['is_shown'],
				checked( $widget['is_shown'], true, false ),
				disabled( $widget['can_change'], false, false ),
				esc_html( sprintf( $label, $widget['name'] ) ),
				esc_html( $widget['reason'] )
			);
		}
	}
}
