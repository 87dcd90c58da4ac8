<?php
namespace Chaty\Launcher;

use Chaty\Context;
use Chaty\Settings\Links\Link_Facts;
use Chaty\Settings\Links\Variables;

/**
 * What all launchers of a page need to know of it, and of the files that the build wrote for them.
 */
class Page {

	private Context $context;
	private string $fonts;
	private string $label;
	private string $hide_label;

	/**
	 * Placeholders for the page's own values.
	 *
	 * @var array<string, string>
	 */
	private array $texts;

	/**
	 * @param string                $fonts      URL of the web font service; empty for none.
	 * @param string                $label      Accessible name of a launcher without a call to action.
	 * @param string                $hide_label Accessible name of the button that hides a call to action.
	 * @param array<string, string> $texts      Placeholders for values of variables, by name.
	 */
	public function __construct( Context $context, string $fonts, string $label, string $hide_label, array $texts = array() ) {
		$this->context    = $context;
		$this->fonts      = $fonts;
		$this->label      = $label;
		$this->hide_label = $hide_label;
		$this->texts      = $texts;
	}

	/**
	 * Returns the drawing of an icon: SVG paths of the plugin's own.
	 *
	 * @param string $id A channel's type, or the name of a launcher's icon.
	 */
	public function get_drawing( string $id ): string {
		$file  = $this->context->get_path( 'build/icons.php' );
		$icons = is_readable( $file ) ? (array) require $file : array();

		return $icons[ $id ] ?? '';
	}

	/**
	 * Returns the built rules in their order, each group after what the markup must contain for it.
	 *
	 * @return array<int, array{0: array<int, string>, 1: string}>
	 */
	public function get_rules(): array {
		$file = $this->context->get_path( 'build/launcher-styles.php' );

		return is_readable( $file ) ? (array) require $file : array();
	}

	/**
	 * Returns the URL of a web font's style sheet; empty if there is none to load.
	 */
	public function get_font_url( Font $font ): string {
		$name = $font->get_web_font();

		return '' === $name || '' === $this->fonts ? '' : $this->fonts . str_replace( '%27', "'", rawurlencode( $name ) );
	}

	public function get_label(): string {
		return $this->label;
	}

	public function get_hide_label(): string {
		return $this->hide_label;
	}

	/**
	 * Returns the device and the values on which links depend, for a desktop, a phone, or a phone of Apple's.
	 *
	 * @param string $device `desktop`, `mobile` or `ios`.
	 */
	public function get_facts( string $device ): Link_Facts {
		return new Link_Facts( 'desktop' !== $device, 'ios' === $device, array( $this, 'read' ) );
	}

	/**
	 * Returns the value of a variable, as a script of the page would read it. The page's address has no query, because
	 * caches keep one page for all queries.
	 */
	public function read( string $name ): string {
		return $this->texts[ $name ] ?? Page_Values::read( $name );
	}

	/**
	 * Returns what replaces a variable in a text that the page's script fills in at the press.
	 *
	 * @return string|null Null if the variable stays.
	 */
	public function read_for_press( string $name ): ?string {
		if ( in_array( $name, Variables::LIVE, true ) ) {
			return null;
		}

		return in_array( $name, Variables::PRESS, true ) ? Variables::get_token( $name ) : Variables::protect( $this->read( $name ) );
	}
}
