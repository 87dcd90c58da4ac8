<?php
namespace Chaty\Frontend;

use Chaty\Launcher\Color;
use Chaty\Launcher\HTML;
use Chaty\Launcher\Widget;
use Chaty\Settings\Raw_Values;

/**
 * Writes the contact form of a widget into content: its outlines, which the script `chaty-inline-form` replaces by the
 * form of the widget's panel, and links to the owner where no script runs.
 */
final class Contact_Form {

	private Channel_Finder $channels;
	private Frontend_Settings $settings;
	private Assets $assets;
	private Strings $strings;

	public function __construct( Channel_Finder $channels, Frontend_Settings $settings, Assets $assets, Strings $strings ) {
		$this->channels = $channels;
		$this->settings = $settings;
		$this->assets   = $assets;
		$this->strings  = $strings;
	}

	/**
	 * Returns a form, and enqueues what draws it.
	 *
	 * @param string $number Number of a widget; empty for the first that has a form.
	 * @return string Empty where there is none, and in feeds.
	 */
	public function render( string $number ): string {
		$found = is_feed() ? null : $this->channels->find_form( $number );
		if ( null === $found ) {
			return '';
		}
		list( $widget, $channel ) = $found;

		$this->assets->register_widget( 'panel-form', 'inline-form' );
		wp_enqueue_script( 'chaty-inline-form' );
		wp_enqueue_style( $this->assets->register_form_style() );
		$data  = $this->settings->get_form( $widget->get_id(), $channel->get_slug() ) + array( 'lang' => $this->strings->get_widget_strings() );
		$color = $widget->read( 'widget_color', '#A886CD' );

		return HTML::element(
			'div',
			array(
				'class'               => 'chaty-widget chaty-inline-form',
				'style'               => "--chaty-own-color:$color;--chaty-own-text:" . Color::get_contrast( $color ),
				'data-chaty-form'     => (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES ),
				'data-no-translation' => function_exists( 'trp_translate' ),
			),
			HTML::element( 'div', array( 'class' => 'chaty-outer-forms' ), self::get_outlines( $data['widget']['channels'][0], $data['lang'] ) )
		) . $this->get_links( $widget );
	}

	/**
	 * Returns the outlines of a form, as large as the form itself, so that nothing moves when it comes.
	 *
	 * @param array<string, mixed>  $channel Public settings of the channel.
	 * @param array<string, string> $texts   Texts of the widget, by key.
	 */
	private static function get_outlines( array $channel, array $texts ): string {
		$settings = (array) ( $channel['contact_form_settings'] ?? array() );
		$fields   = array_column( $channel['contact_fields'], null, 'field' ) + array_column( $channel['contact_own_fields'] ?? array(), null, 'id' );
		$order    = array_intersect( (array) ( $settings['contact_form_field_order'] ?? array() ), array_keys( $fields ) );
		$html     = '';
		foreach ( array_replace( array_flip( $order ), $fields ) as $name => $field ) {
			$label = Raw_Values::read_text( $field, 'title', Raw_Values::read_text( $field, 'label', $texts[ $name ] ?? '' ) );
			$mark  = Raw_Values::is_on( $field, 'is_required' ) ? ' *' : '';
			$class = 'textarea' === ( $field['type'] ?? '' ) ? 'chaty-input-field chaty-textarea-field' : 'chaty-input-field';
			$html .= HTML::element(
				'div',
				array(),
				HTML::element( 'p', array( 'class' => 'chaty-form-label' ), HTML::escape( $label . $mark ) ) . HTML::element( 'p', array( 'class' => $class ) )
			);
		}
		$consent = wp_strip_all_tags( Raw_Values::read_text( $channel, 'consent_text' ) );
		if ( '' !== $consent ) {
			$mark  = Raw_Values::is_on( $channel, 'is_consent_required' ) ? ' *' : '';
			$box   = HTML::element( 'span', array( 'style' => 'height:24px;width:24px' ) );
			$html .= HTML::element( 'div', array( 'class' => 'chaty-consent' ), $box . HTML::element( 'span', array(), HTML::escape( $consent . $mark ) ) );
		}
		$button = HTML::element( 'p', array( 'class' => 'chaty-submit-button' ), HTML::escape( Raw_Values::read_text( $settings, 'button_text', $texts['send'] ) ) );

		return HTML::element(
			'div',
			array(
				'class'       => 'chaty-ajax-contact-form',
				'aria-hidden' => 'true',
			),
			$html . $button
		);
	}

	/**
	 * Returns the links of a widget's other channels, for visitors without scripts, and the style that hides the outlines
	 * from them. Scripts that replace the page's body parse `<noscript>` as elements, so the style asks whether ours runs.
	 */
	private function get_links( Widget $widget ): string {
		$links = '';
		foreach ( $widget->get_channels() as $channel ) {
			$link   = $this->channels->get_link( $channel );
			$links .= null === $link ? '' : HTML::element(
				'li',
				array(),
				HTML::element( 'a', array( 'href' => $link->get_href() ), HTML::escape( $channel->get_label() ) )
			);
		}
		$style = HTML::element( 'style', array(), 'html:not(.chaty-scripts) .chaty-inline-form{display:none!important}' );
		$text  = '' === $links ? HTML::element( 'p', array(), HTML::escape( __( 'This form needs JavaScript.', 'chaty' ) ) ) : HTML::element( 'ul', array(), $links );

		return HTML::element( 'noscript', array(), $style . $text );
	}
}
