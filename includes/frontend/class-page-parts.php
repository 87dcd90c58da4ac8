<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Launcher\Launchers;
use Chaty\Launcher\Page;
use Chaty\Settings\Links\Safe_URL;
use Chaty\Settings\Raw_Values;

/**
 * Makes what a page prints for its widgets, or takes what was made for an earlier page and fills in what is this page's
 * own: nonces, title and address. What else goes into the parts is in their key, so none are ever out of date
 * (docs/decisions/0023-kept-parts.md).
 */
final class Page_Parts {

	/**
	 * For other scripts of the page, which may read and change the settings before the loader runs. The loader itself
	 * reads the printed ones where this script is blocked or delayed.
	 */
	private const SETTINGS_SCRIPT = "window.chaty_settings=JSON.parse(document.querySelector('script#chaty-settings').text);";

	/**
	 * Placeholder of a nonce, before the index of its widget.
	 */
	private const NONCE = 'nonce';

	private Context $context;
	private Assets $bundles;
	private Frontend_Settings $settings;
	private Loader_Data $data;

	public function __construct( Context $context, Assets $bundles, Frontend_Settings $settings, Loader_Data $data ) {
		$this->context  = $context;
		$this->bundles  = $bundles;
		$this->settings = $settings;
		$this->data     = $data;
	}

	/**
	 * Returns the bundles that a page needs before a press, the loader last, the inline script before it, and the
	 * launchers with the data of the loader.
	 *
	 * @return array{bundles: array<int, string>, script: string, html: string}|null Null if the page shows no widget.
	 */
	public function get(): ?array {
		$checksum = wp_is_development_mode( 'plugin' ) ? '' : $this->settings->get_checksum();
		$kept     = '' === $checksum ? null : new Kept_Parts( $checksum );
		$rules    = null === $kept ? null : $kept->get_rules();
		$rules    = $rules ?? $this->settings->get_rules();
		$shown    = array_keys( array_filter( $rules, array( $this->settings, 'is_allowed' ) ) );
		if ( array() === $shown ) {
			if ( null !== $kept && array() !== $rules && $kept->can_keep( '' ) ) {
				$kept->keep( $rules );
			}

			return null;
		}

		$this->bundles->register_widget( 'loader', 'widget' );
		$data = $this->data->get_assets();

		return ( null === $kept ? null : $this->get_kept( $kept, $rules, $shown, $data ) ) ?? $this->make( $shown, $data );
	}

	/**
	 * Returns kept parts, filled in. Those that are not kept yet are made and kept, if a page may write now.
	 *
	 * @param array<int, array<int, array<string, string>>> $rules Page rules of each widget that some page can show.
	 * @param array<int, int>                               $shown Places of the widgets of this page.
	 * @param array<string, mixed>                          $data  Assets of the loader.
	 * @return array{bundles: array<int, string>, script: string, html: string}|null Null if there are none, or what is the page's
	 *         own cannot be filled in.
	 */
	private function get_kept( Kept_Parts $kept, array $rules, array $shown, array $data ): ?array {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- For a checksum alone.
		$key   = md5( serialize( array( $shown, $data, $this->settings->get_inputs(), filemtime( $this->context->get_path( 'build/page.assets.php' ) ) ) ) );
		$parts = $kept->find( $key );
		if ( null === $parts && $kept->can_keep( $key ) ) {
			$mark  = 'chaty' . bin2hex( random_bytes( 8 ) );
			$parts = $this->make( $shown, $data, $mark ) + compact( 'mark' );
			$kept->keep( $rules, $key, $parts );
		}

		return null === $parts ? null : $this->fill( $parts );
	}

	/**
	 * Fills in what is the page's own.
	 *
	 * @param array{bundles: array<int, string>, script: string, html: string, mark: non-empty-string} $parts Kept parts.
	 * @return array{bundles: array<int, string>, script: string, html: string}|null Null if something cannot be filled in.
	 */
	private function fill( array $parts ): ?array {
		$values = array();
		$pieces = explode( $parts['mark'], $parts['html'] );
		$html   = array_shift( $pieces );
		foreach ( $pieces as $piece ) {
			list( $name, $rest ) = explode( '-', $piece, 2 );

			$values[ $name ] = $values[ $name ] ?? $this->get_value( $name );
			if ( '' === $values[ $name ] ) {
				return null;
			}
			$html .= $values[ $name ] . $rest;
		}

		return array(
			'bundles' => $parts['bundles'],
			'script'  => $parts['script'],
			'html'    => $html,
		);
	}

	/**
	 * Returns what takes the place of a placeholder in both markup and JSON.
	 *
	 * @param string $name `title`, `url`, or `nonce` with the index of a widget.
	 * @return string Empty for what the page has to write itself: what either would escape; a text that is empty, has an
	 *                apostrophe, which links write in two ways, or could be the same as its template.
	 */
	private function get_value( string $name ): string {
		if ( 0 === strpos( $name, self::NONCE ) ) {
			$nonce = wp_create_nonce( Names::WIDGET_NONCE . substr( $name, strlen( self::NONCE ) ) );

			return ctype_alnum( $nonce ) ? $nonce : '';
		}
		try {
			$text = ( new Page( $this->context, '', '', '' ) )->read( $name );
		} catch ( \Throwable $error ) {
			return '';
		}

		return preg_match( "/^[^{']+$/D", $text ) ? Safe_URL::encode( $text ) : '';
	}

	/**
	 * Makes parts.
	 *
	 * @param array<int, int>      $shown Places of the widgets of this page.
	 * @param array<string, mixed> $data  Assets of the loader.
	 * @param string               $mark  What placeholders of the page's own begin with; empty for the page's own.
	 * @return array{bundles: array<int, string>, script: string, html: string}
	 */
	private function make( array $shown, array $data, string $mark = '' ): array {
		$widgets   = $this->settings->get_public( $shown, '' === $mark ? '' : $mark . self::NONCE );
		$launchers = new Launchers( $widgets, $this->get_page( $data, $mark ) );
		$all       = array(
			'assets' => $data,
			'plan'   => $launchers->get_plan(),
		);

		return array(
			'bundles' => $launchers->get_bundles(),
			'script'  => self::SETTINGS_SCRIPT . $this->data->get_early_inline_script( $widgets ),
			'html'    => $launchers->get_html() . $this->settings->to_html( $launchers->without_drawings( $widgets ), $all ),
		);
	}

	/**
	 * Returns what launchers need to know of the page.
	 *
	 * @param array<string, mixed> $data Assets of the loader.
	 * @param string               $mark What placeholders begin with; empty for the page's own title and address.
	 */
	private function get_page( array $data, string $mark = '' ): Page {
		$texts = $data['lang'] ?? array();
		$own   = '' === $mark ? array() : array(
			'title' => "{$mark}title-",
			'url'   => "{$mark}url-",
		);

		return new Page(
			$this->context,
			$data['fonts'] ?? General_Settings::FONT_SERVICE,
			Raw_Values::read_text( $texts, 'open', 'Contact us' ),
			Raw_Values::read_text( $texts, 'close', 'Close' ),
			$own
		);
	}
}
