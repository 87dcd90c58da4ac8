<?php
namespace Chaty\Frontend;

use Chaty\Launcher\HTML;

/**
 * Writes parts of behaviours from the attributes of blocks: the filters of a portfolio, a place of a map.
 */
final class Block_Parts {

	/**
	 * Returns the filters of a portfolio: one for all items, and one for each category that an item has.
	 */
	public static function get_filters( \WP_Block $block ): string {
		$names = array();
		foreach ( $block->inner_blocks as $item ) {
			$list  = $item->attributes['categories'] ?? '';
			$names = array_merge( $names, array_map( 'trim', explode( ',', is_string( $list ) ? $list : '' ) ) );
		}
		$count = true === ( $block->attributes['counts'] ?? false ) ? ' ' . HTML::element( 'span', array( 'data-chaty-part' => 'count' ) ) : '';
		$html  = '';
		$names = array_diff( array_unique( $names ), array( '', '*' ) );
		foreach ( array_merge( array( '*' ), $names ) as $name ) {
			$link = array(
				'href'              => '#filter=' . rawurlencode( $name ),
				'class'             => '*' === $name ? 'active' : null,
				'data-chaty-filter' => $name,
			);

			$html .= HTML::element( 'li', array(), HTML::element( 'a', $link, HTML::escape( '*' === $name ? __( 'All', 'chaty' ) : $name ) . $count ) );
		}
		$list = array(
			'data-chaty-part' => 'filters',
			'style'           => array() === $names ? 'display:none' : null,
		);

		return HTML::element( 'ul', $list, $html );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block, all of them texts.
	 * @return string Empty without an address.
	 */
	public static function get_place( array $attributes ): string {
		list( 'title' => $title, 'address' => $address, 'text' => $text, 'link' => $link ) = $attributes;
		if ( '' === trim( $address ) ) {
			return '';
		}
		$url  = esc_url_raw( $link, array( 'http', 'https', 'tel', 'mailto' ) );
		$link = '' === $url ? '' : HTML::element( 'a', array( 'href' => $url ), HTML::escape( (string) preg_replace( '~^\w+:(//)?(www\.)?|/$~', '', $url ) ) );
		$more = HTML::escape( $text ) . ( '' === $text || '' === $link ? '' : ' ' ) . $link;

		return HTML::element( 'strong', array( 'data-chaty-part' => 'title' ), HTML::escape( '' === trim( $title ) ? $address : $title ) )
			. HTML::element( 'address', array( 'data-chaty-part' => 'address' ), HTML::escape( $address ) )
			. ( '' === $more ? '' : HTML::element( 'p', array( 'data-chaty-part' => 'popup' ), $more ) );
	}
}
