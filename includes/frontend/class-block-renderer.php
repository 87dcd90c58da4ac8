<?php
namespace Chaty\Frontend;

use Chaty\Launcher\HTML;
use Chaty\Settings\Links\Variables;

/**
 * Draws the plugin's blocks, whose definitions are in `includes/blocks`: buttons for channels, and the markup of behaviours
 * around the blocks in them.
 */
final class Block_Renderer {

	/**
	 * Attributes that behaviours have as options: `pauseTime` is `data-chaty-pause-time`.
	 */
	private const OPTIONS = array( 'items', 'loop', 'dots', 'drag', 'pauseTime', 'click', 'route', 'cluster' );

	/**
	 * Parts of the markup that contain the inner blocks, by behaviour.
	 */
	private const LISTS = array(
		'carousel' => 'list',
		'slider'   => 'slides',
	);

	/**
	 * Attributes with a preset of the theme, and the paths in `style` of custom values.
	 */
	private const PRESETS = array(
		'backgroundColor' => array( 'color', 'background', 'color' ),
		'textColor'       => array( 'color', 'text', 'color' ),
		'gradient'        => array( 'color', 'gradient', 'gradient' ),
		'borderColor'     => array( 'border', 'color', 'color' ),
		'fontSize'        => array( 'typography', 'fontSize', 'font-size' ),
	);

	private Channel_Finder $channels;
	private Contact_Form $form;

	public function __construct( Channel_Finder $channels, Contact_Form $form ) {
		$this->channels = $channels;
		$this->form     = $form;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes as WordPress gives them: with a type that fits, or the default.
	 * @param string               $content    Blocks inside, drawn.
	 */
	public function render( array $attributes, string $content, \WP_Block $block ): string {
		$name = substr( (string) $block->name, strlen( 'chaty/' ) );
		switch ( $name ) {
			case 'button':
				return self::wrap( ( new Button( $this->channels, self::get_look( $attributes ) ) )->render_channel( self::fill_looped( $attributes, $block ) ) );
			case 'open':
				return self::wrap( ( new Button( $this->channels, self::get_look( $attributes ) ) )->render_opener( $attributes ) );
			case 'contact-form':
				return self::wrap( $this->form->render( $attributes['widget'] ) );
			case 'buttons':
				return self::wrap( $content );
			case 'bar-graph':
				return self::wrap( self::render_bars( $block ), array( 'data-chaty' => $name ), 'ul' );
			case 'hover-box':
				return self::wrap( self::render_sides( $block ), array( 'data-chaty' => $name ) );
			case 'portfolio':
				$items = HTML::element( 'ul', array( 'data-chaty-part' => 'items' ), $content );

				return '' === $content ? '' : self::wrap( Block_Parts::get_filters( $block ) . $items, array( 'data-chaty' => $name ) );
			case 'portfolio-item':
				return self::wrap( $content, array( 'data-chaty-categories' => $attributes['categories'] ), 'li' );
			case 'map':
				$data = array(
					'data-chaty'       => $name,
					'data-chaty-zoom'  => 'fit',
					'data-chaty-label' => $attributes['label'],
				);

				return '' === $content ? '' : self::wrap( HTML::element( 'ul', array(), $content ), $data + self::get_options( array( 'label' => '' ) + $attributes, $block ), 'section' );
			case 'place':
				return self::wrap( Block_Parts::get_place( $attributes ), array( 'data-chaty-part' => $name ), 'li' );
		}

		return self::wrap(
			HTML::element( 'div', array( 'data-chaty-part' => self::LISTS[ $name ] ?? '' ), $content ),
			array( 'data-chaty' => $name ) + self::get_options( $attributes, $block )
		);
	}

	/**
	 * Returns the element of a block, with the classes and styles that an editor has chosen for it.
	 *
	 * @param string                $content    Escaped content.
	 * @param array<string, string> $attributes More attributes.
	 */
	private static function wrap( string $content, array $attributes = array(), string $tag = 'div' ): string {
		return '' === $content ? '' : "<$tag " . get_block_wrapper_attributes( $attributes ) . ">$content</$tag>";
	}

	/**
	 * Fills title and address of the post into the texts of a button that a Query Loop repeats. Otherwise those of the
	 * page would be filled in.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return array<string, mixed>
	 */
	private static function fill_looped( array $attributes, \WP_Block $block ): array {
		$post = (int) ( $block->context['postId'] ?? 0 );
		// Outside of loops WordPress names the page, or the first post of an archive.
		$outside = is_singular() || in_the_loop() ? get_queried_object_id() : (int) ( $GLOBALS['wp_the_query']->post->ID ?? 0 );
		if ( in_array( $post, array( 0, $outside ), true ) ) {
			return $attributes;
		}
		$read = static function ( string $name ) use ( $post ): ?string {
			$value = array(
				'title' => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ),
				'url'   => (string) get_permalink( $post ),
			)[ $name ] ?? null;

			return null === $value ? null : Variables::protect( $value );
		};
		foreach ( array( 'text', 'message' ) as $key ) {
			$attributes[ $key ] = Variables::fill( $attributes[ $key ], $read );
		}

		return $attributes;
	}

	/**
	 * Returns the two blocks of a hover box as its sides.
	 */
	private static function render_sides( \WP_Block $block ): string {
		$html = '';
		foreach ( array( 'front', 'back' ) as $index => $part ) {
			$side  = $block->inner_blocks[ $index ] ?? null;
			$html .= null === $side ? '' : HTML::element( 'div', array( 'data-chaty-part' => $part ), $side->render() );
		}

		return $html;
	}

	/**
	 * Returns the items of the list in a bar graph: those that end with a number, with a bar.
	 */
	private static function render_bars( \WP_Block $block ): string {
		$list = $block->inner_blocks[0] ?? null;
		$html = '';
		foreach ( null === $list ? array() : $list->inner_blocks as $item ) {
			$text = trim( html_entity_decode( wp_strip_all_tags( null === $item ? '' : $item->inner_html ), ENT_QUOTES, 'UTF-8' ) );
			if ( 1 === preg_match( '/^(.*?)[\s:–|-]*((\d+(?:[.,]\d+)?)\s*%?)$/u', $text, $found ) ) {
				$html .= HTML::element(
					'li',
					array(),
					HTML::element( 'span', array( 'data-chaty-part' => 'label' ), HTML::escape( $found[1] ) )
						. ' ' . HTML::element( 'strong', array( 'data-chaty-part' => 'figure' ), HTML::escape( $found[2] ) )
						. HTML::element(
							'span',
							array(
								'data-chaty-part'  => 'bar',
								'data-chaty-value' => str_replace( ',', '.', $found[3] ),
							)
						)
				);
			} elseif ( '' !== $text ) {
				$html .= HTML::element( 'li', array(), HTML::escape( $text ) );
			}
		}

		return $html;
	}

	/**
	 * Returns the options of a behaviour that are not its defaults, and its name.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return array<string, string>
	 */
	private static function get_options( array $attributes, \WP_Block $block ): array {
		$options = array( 'aria-label' => $attributes['label'] ?? '' );
		foreach ( self::OPTIONS as $key ) {
			$value   = $attributes[ $key ] ?? null;
			$default = $block->block_type->attributes[ $key ]['default'] ?? null;
			if ( is_scalar( $value ) && $default !== $value ) {
				$options[ 'data-chaty-' . _wp_to_kebab_case( $key ) ] = true === $value ? 'true' : (string) $value;
			}
		}

		return array_filter( $options, static fn ( $value ): bool => '' !== $value );
	}

	/**
	 * Returns the class and the style of a button that an editor has given a look.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return array{css?: string, classnames?: string}
	 */
	private static function get_look( array $attributes ): array {
		$style = (array) ( $attributes['style'] ?? array() );
		foreach ( self::PRESETS as $key => list( $group, $name, $preset ) ) {
			if ( is_string( $attributes[ $key ] ?? null ) ) {
				$style[ $group ][ $name ] = "var:preset|$preset|{$attributes[ $key ]}";
			}
		}

		return wp_style_engine_get_styles( $style, array( 'convert_vars_to_classnames' => true ) );
	}
}
