<?php
namespace Chaty\Frontend;

/**
 * Gives links to channels of the page, such as `#chaty-whatsapp`, the address of the channel, for visitors without
 * scripts ("Links that open a widget" in docs/how-it-works.md).
 */
final class Channel_Links {

	private Channel_Finder $channels;

	public function __construct( Channel_Finder $channels ) {
		$this->channels = $channels;
	}

	/**
	 * Returns a text with the addresses. A link to an element of the text, and one to a channel without an address, stays.
	 *
	 * @param string $html Markup with links.
	 */
	public function fill( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'A' ) ) ) {
			$href = $tags->get_attribute( 'href' );
			if ( ! is_string( $href ) || ! preg_match( '/^#chaty-([\w-]+)$/D', $href, $found ) ) {
				continue;
			}
			$link = $this->channels->get_link( $this->channels->find( $found[1] ) );
			if ( null === $link || '' === esc_url( $link->get_href() ) || preg_match( "/\sid=[\"']?chaty-$found[1]\b(?!-)/", $html ) ) {
				continue;
			}
			$tags->set_attribute( 'href', $link->get_href() );
			$tags->set_attribute( 'rel', $link->get_rel() );
			$tags->set_attribute( 'data-chaty-open', $found[1] );
		}

		return $tags->get_updated_html();
	}
}
