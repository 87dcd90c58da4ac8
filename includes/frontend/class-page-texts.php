<?php
namespace Chaty\Frontend;

use Chaty\Launcher\HTML;
use Chaty\Launcher\Page;
use Chaty\Launcher\Page_Values;
use Chaty\Settings\Links\Variables;

/**
 * Fills variables into the texts of public settings, as far as the server knows them. In messages, the page's script
 * fills in the page's title and address, and what depends on the visitor, at the press.
 */
final class Page_Texts {

	/**
	 * Texts of a channel, or of an agent, that go out with a press.
	 */
	private const MESSAGES = array( 'pre_set_message', 'mail_subject', 'url' );

	private Page $page;

	public function __construct( Page $page ) {
		$this->page = $page;
	}

	/**
	 * Returns a widget with its call to action and its greetings filled in. They are rich texts.
	 *
	 * @param array<string, mixed> $widget Public settings of a widget.
	 * @return array<string, mixed>
	 */
	public function fill_greetings( array $widget ): array {
		$read = fn ( string $name ): string => HTML::escape( Variables::as_plain( $this->page->read( $name ) ) );
		// A "<" that the owner wrote before a variable does not begin a tag with its value.
		$fill = static fn ( string $text ): string => Variables::fill( str_replace( '&lt;{', Variables::as_plain( '&lt;{' ), $text ), $read );

		$widget['settings'] = self::replace( $widget['settings'], array( 'cta_text' ), $fill );
		$widget['channels'] = array_map( static fn ( array $channel ): array => self::replace( $channel, array( 'chat_welcome_message' ), $fill ), $widget['channels'] );

		return $widget;
	}

	/**
	 * Returns a widget with its messages filled in, for the page's script.
	 *
	 * @param array<string, mixed> $widget Public settings of a widget.
	 * @return array<string, mixed>
	 */
	public function fill_messages( array $widget ): array {
		$fill = fn ( string $text ): string => Variables::fill( $text, array( $this->page, 'read_for_press' ) );
		foreach ( $widget['channels'] as $index => $channel ) {
			$channel = self::replace( $channel, self::MESSAGES, $fill );
			foreach ( (array) ( $channel['agent_data'] ?? array() ) as $place => $agent ) {
				$channel['agent_data'][ $place ] = self::replace( (array) $agent, self::MESSAGES, $fill );
			}
			$widget['channels'][ $index ] = $channel;
		}

		return $widget;
	}

	/**
	 * Returns the values of all variables on this page, for the preview, which fills in a draft itself.
	 *
	 * @return array<string, string> Values by name.
	 */
	public static function read_variables(): array {
		$names = array_merge( Variables::LIVE, Variables::PAGE, Variables::PRESS );

		return array_combine( $names, array_map( array( Page_Values::class, 'read' ), $names ) );
	}

	/**
	 * @param array<array-key, mixed>  $values Values by key.
	 * @param array<int, string>       $keys   Keys of the texts.
	 * @param callable(string): string $fill   Fills a text.
	 * @return array<array-key, mixed>
	 */
	private static function replace( array $values, array $keys, callable $fill ): array {
		foreach ( $keys as $key ) {
			if ( is_string( $values[ $key ] ?? null ) && false !== strpos( $values[ $key ], '{' ) ) {
				$values[ $key ] = $fill( $values[ $key ] );
			}
		}

		return $values;
	}
}
