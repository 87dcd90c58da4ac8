<?php
namespace Chaty\Launcher;

/**
 * Makes the launchers of a page, with their styles and plans. If the settings of a widget cannot be read, only its own
 * launcher is missing.
 */
final class Launchers {

	/**
	 * Widgets with a launcher.
	 *
	 * @var array<int, Widget>
	 */
	private array $widgets = array();

	/**
	 * @var array<int, array<string, mixed>>
	 */
	private array $plans = array();

	private Page $page;
	private Styles $styles;
	private string $html  = '';
	private string $lists = '';

	/**
	 * @param array<int, array<string, mixed>> $widgets Public settings of the widgets.
	 */
	public function __construct( array $widgets, Page $page ) {
		$this->page   = $page;
		$this->styles = new Styles();
		foreach ( $widgets as $raw ) {
			try {
				$widget = new Widget( $raw );
				$plan   = Plan::create( $widget, $page );
				$html   = Markup::to_html( $widget, $page );
				$list   = No_Script::get_list( $widget, $page );
				$html  .= $widget->is_always_visible() ? No_Script::get_styles( $widget, $page, '' !== $list ) : '';
				$this->styles->add( $widget );
			} catch ( \Throwable $error ) {
				self::report( $error );
				continue;
			}
			$this->widgets[] = $widget;
			$this->plans[]   = $plan;
			$this->html     .= $html;
			$this->lists    .= $list;
		}
	}

	/**
	 * @return array{version: int, widgets: array<int, array<string, mixed>>}
	 */
	public function get_plan(): array {
		return array(
			'version' => Plan::VERSION,
			'widgets' => $this->plans,
		);
	}

	/**
	 * Returns the bundles that the widgets need before a press, the loader last. Where all printed launchers are single
	 * channels, it is the loader that also handles presses on them.
	 *
	 * @return array<int, string> Without `chaty-`.
	 */
	public function get_bundles(): array {
		$bundles = array();
		$singles = array();
		foreach ( $this->widgets as $widget ) {
			$bundles = array_merge( $bundles, $widget->get_trigger_bundles() );
			foreach ( array( 'desktop', 'mobile' ) as $device ) {
				$single    = $widget->get_single( $device );
				$singles[] = null !== $single;
				// For a list, the widget loads analytics on intent.
				if ( null !== $single && ( $single->is_reported() || $widget->is_on( 'is_google_analytics_enabled' ) ) ) {
					$bundles[] = 'analytics';
				}
			}
		}
		if ( array() !== $singles && ! in_array( false, $singles, true ) ) {
			$bundles[] = 'loader-single';
		} else {
			$bundles = array_merge( $bundles, in_array( true, $singles, true ) ? array( 'single-channel' ) : array(), array( 'loader' ) );
		}

		return array_values( array_unique( $bundles ) );
	}

	/**
	 * Returns the markup, after its styles.
	 */
	public function get_html(): string {
		if ( array() === $this->widgets ) {
			return '';
		}

		return HTML::element( 'style', array( 'id' => 'chaty-launcher-css' ), $this->styles->to_css( $this->page, $this->html . $this->lists ) ) . $this->html;
	}

	/**
	 * Returns the lists that replace the launchers on a page without scripts.
	 */
	public function get_lists(): string {
		return $this->lists;
	}

	/**
	 * Leaves out drawings that are in the markup: the widget takes them from there.
	 *
	 * @param array<int, array<string, mixed>> $widgets Public settings of the widgets.
	 * @return array<int, array<string, mixed>>
	 */
	public function without_drawings( array $widgets ): array {
		foreach ( $this->widgets as $widget ) {
			$single = $widget->depends_on_device() ? null : $widget->get_single( 'mobile' );
			if ( null === $single || ! $single->has_drawing() ) {
				continue;
			}
			foreach ( $widgets as $index => $raw ) {
				if ( (string) $raw['id'] === $widget->get_id() ) {
					unset( $widgets[ $index ]['channels'][0]['svg_icon'] );
				}
			}
		}

		return $widgets;
	}

	/**
	 * Reports settings that cannot be read to the site's debug log.
	 */
	private static function report( \Throwable $error ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			error_log( 'Chaty: a launcher could not be printed: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- For the debug log only.
		}
	}
}
