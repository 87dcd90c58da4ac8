<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Launcher\Launchers;
use Chaty\Launcher\HTML;
use Chaty\Launcher\Page;
use Chaty\Launcher\Page_Values;
use Chaty\Settings\Links\Safe_URL;
use Chaty\Settings\Links\Variables;
use Chaty\Settings\Raw_Values;

/**
 * Makes what a page prints for its widgets, or takes the parts of an earlier page and fills in the page's own values:
 * nonces and variables. The key of the parts contains everything else that they depend on, so they are never out of
 * date (docs/decisions/0023-kept-parts.md).
 *
 * @phpstan-type Parts array{bundles: array<int, string>, script: string, html: string, footer: string}
 * @phpstan-type Kept  array{bundles: array<int, string>, script: string, html: string, footer: string, mark: non-empty-string}
 */
final class Page_Parts {

	/**
	 * For other scripts of the page, which may read and change the settings before the loader runs. The loader itself
	 * reads the printed ones where this script is blocked or delayed.
	 */
	private const SETTINGS_SCRIPT = "window.chaty_settings=JSON.parse(document.querySelector('script#chaty-settings').text);";

	/**
	 * A placeholder after its mark: a name, and an end that shows where the placeholder stands, because each place
	 * escapes it differently. The end of a nonce is never escaped. All others end with a quotation mark, which an
	 * address writes as `%22`, markup as an entity, JSON as `\u0022`, and markup in JSON as both.
	 */
	private const PLACE = '/^([a-z_0-9]+)(-|%22|&quot;|\\\\u0022|\\\\u0026quot;)/';

	/**
	 * Placeholder of a nonce, before the index of its widget.
	 */
	private const NONCE = 'nonce';

	private Context $context;
	private Assets $bundles;
	private Frontend_Settings $settings;
	private Loader_Data $data;

	/**
	 * Variables in the texts of the widgets that some page can show.
	 *
	 * @var array<int, string>
	 */
	private array $variables = array();

	public function __construct( Context $context, Assets $bundles, Frontend_Settings $settings, Loader_Data $data ) {
		$this->context  = $context;
		$this->bundles  = $bundles;
		$this->settings = $settings;
		$this->data     = $data;
	}

	/**
	 * Returns the bundles that a page needs before a press, the loader last, the inline script before it, the launchers,
	 * and for the footer the data of the loader with what replaces launchers where no script runs.
	 *
	 * @return Parts|null Null if the page shows no widget.
	 */
	public function get(): ?array {
		$checksum = wp_is_development_mode( 'plugin' ) ? '' : $this->settings->get_checksum();
		$kept     = '' === $checksum ? null : new Kept_Parts( $checksum );
		$rules    = null === $kept ? null : $kept->get_rules();

		$this->variables = null === $kept || null === $rules ? $this->settings->get_variables() : $kept->get_variables();

		$rules = $rules ?? $this->settings->get_rules();
		$shown = array_keys( array_filter( $rules, array( $this->settings, 'is_allowed' ) ) );
		if ( array() === $shown ) {
			if ( null !== $kept && array() !== $rules && $kept->can_keep( '' ) ) {
				$kept->keep( $rules, $this->variables );
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
	 * @return Parts|null Null if there are none, or the page's own values cannot be filled in.
	 */
	private function get_kept( Kept_Parts $kept, array $rules, array $shown, array $data ): ?array {
		$empty = $this->find_empty();
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- For a checksum alone.
		$key   = md5( serialize( array( $shown, $empty, $data, $this->settings->get_inputs(), filemtime( $this->context->get_path( 'build/page.assets.php' ) ) ) ) );
		$parts = $kept->find( $key );
		if ( null === $parts && $kept->can_keep( $key ) ) {
			// A translation may contain other variables than the original text.
			$more = array_diff( $this->settings->get_variables(), $this->variables );
			if ( array() !== $more ) {
				$this->variables = array_merge( $this->variables, array_values( $more ) );

				return $this->get_kept( $kept, $rules, $shown, $data );
			}
			$mark  = 'chaty' . bin2hex( random_bytes( 8 ) );
			$texts = array();
			foreach ( array_merge( Variables::LIVE, $this->variables ) as $name ) {
				$texts[ $name ] = in_array( $name, $empty, true ) ? '' : "{$mark}$name\"";
			}
			$parts = $this->make( $shown, $data, $mark, $texts ) + compact( 'mark' );
			$kept->keep( $rules, $this->variables, $key, $parts );
		}

		return null === $parts ? null : $this->fill( $parts );
	}

	/**
	 * Fills in the page's own values.
	 *
	 * @param Kept $parts Kept parts.
	 * @return Parts|null Null if something cannot be filled in.
	 */
	private function fill( array $parts ): ?array {
		$values = array();
		foreach ( array( 'html', 'footer' ) as $part ) {
			$pieces = explode( $parts['mark'], $parts[ $part ] );
			$html   = array_shift( $pieces );
			foreach ( $pieces as $piece ) {
				if ( ! preg_match( self::PLACE, $piece, $found ) ) {
					return null;
				}
				list( $place, $name, $end ) = $found;

				$values[ $place ] = $values[ $place ] ?? $this->get_value( $name, $end );
				if ( '' === $values[ $place ] ) {
					return null;
				}
				$html .= $values[ $place ] . substr( $piece, strlen( $place ) );
			}
			$parts[ $part ] = $html;
		}
		unset( $parts['mark'] );

		return $parts;
	}

	/**
	 * Returns the variables that are empty on this page. A text closes the gap that they leave, so the parts differ.
	 *
	 * @return array<int, string>
	 */
	private function find_empty(): array {
		if ( array() === $this->variables ) {
			return array();
		}

		return array_values( array_filter( array_diff( $this->variables, Variables::LIVE ), static fn ( string $name ): bool => '' === Page_Values::read( $name ) ) );
	}

	/**
	 * Returns the value for a placeholder, escaped for the place where it stands.
	 *
	 * @param string $name Name of a variable, or `nonce` with the index of a widget.
	 * @param string $end  End of the placeholder, which shows where it stands.
	 * @return string Empty where kept parts cannot be used: a nonce needs escaping, a text is empty, or a value in a link has
	 *                an apostrophe, which links write in two ways, or could equal its template.
	 */
	private function get_value( string $name, string $end ): string {
		if ( 0 === strpos( $name, self::NONCE ) ) {
			$nonce = wp_create_nonce( Names::WIDGET_NONCE . substr( $name, strlen( self::NONCE ) ) );

			return ctype_alnum( $nonce ) ? $nonce : '';
		}
		try {
			$text = Page_Values::read( $name );
		} catch ( \Throwable $error ) {
			return '';
		}

		switch ( $end ) {
			case '&quot;':
				return HTML::escape( Variables::as_plain( $text ) );
			case '\u0026quot;':
				return substr( Page_Data::encode( HTML::escape( Variables::as_plain( $text ) ) ), 1, -1 );
			case '\u0022':
				return substr( Page_Data::encode( Variables::protect( $text ) ), 1, -1 );
		}

		return preg_match( "/^[^{']+$/D", $text ) ? Safe_URL::encode( $text ) : '';
	}

	/**
	 * @param array<int, int>       $shown Places of the widgets of this page.
	 * @param array<string, mixed>  $data  Assets of the loader.
	 * @param string                $mark  What placeholders of the page's own nonces begin with; empty for the page's own.
	 * @param array<string, string> $own   Placeholders for values of variables; where missing, the page's own values.
	 * @return Parts
	 */
	private function make( array $shown, array $data, string $mark = '', array $own = array() ): array {
		$page      = $this->get_page( $data, $own );
		$texts     = new Page_Texts( $page );
		$widgets   = array_map( array( $texts, 'fill_greetings' ), $this->settings->get_public( $shown, '' === $mark ? '' : $mark . self::NONCE ) );
		$launchers = new Launchers( $widgets, $page );
		$printed   = array_map( array( $texts, 'fill_messages' ), $launchers->without_drawings( $widgets ) );
		$all       = array(
			'assets' => $data,
			'plan'   => $launchers->get_plan(),
		);

		return array(
			'bundles' => array_merge( array() === array_intersect( Variables::PRESS, Variables::find( $widgets ) ) ? array() : array( 'variables' ), $launchers->get_bundles() ),
			'script'  => self::SETTINGS_SCRIPT . $this->data->get_early_inline_script( $widgets ),
			'html'    => $launchers->get_html(),
			'footer'  => $launchers->get_lists() . $this->settings->to_html( $printed, $all ),
		);
	}

	/**
	 * Returns what launchers need to know of the page.
	 *
	 * @param array<string, mixed>  $data Assets of the loader.
	 * @param array<string, string> $own  Placeholders for values of variables; where missing, the page's own values.
	 */
	private function get_page( array $data, array $own ): Page {
		$texts = $data['lang'] ?? array();

		return new Page(
			$this->context,
			$data['fonts'] ?? General_Settings::FONT_SERVICE,
			Raw_Values::read_text( $texts, 'open', 'Contact us' ),
			Raw_Values::read_text( $texts, 'close', 'Close' ),
			$own
		);
	}
}
