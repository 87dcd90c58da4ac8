<?php
namespace Chaty\Explain;

use Chaty\Config\Widget_Repository;
use Chaty\Frontend\Page_Facts;
use Chaty\Frontend\Page_Settings;
use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Page_Rules;
use Chaty\Settings\Widget_Name;
use DateTimeImmutable;
use WP_Error;

/**
 * Says which widgets a visitor would see on a page, and why. The server's own rules say what the server decides;
 * conditions, which the page decides, are evaluated by a copy in PHP.
 *
 * @phpstan-type Visit array{url: string, device: string, country: string, at: string}
 * @phpstan-import-type Facts from Page_Facts
 */
final class Widget_Explainer {

	/**
	 * Devices, as channels call them.
	 */
	public const DEVICES = array(
		'desktop' => 'desktop',
		'phone'   => 'mobile',
	);

	/**
	 * Results for a widget. A shown widget may wait for a trigger; for `depends`, the visitor's country decides.
	 */
	public const RESULTS  = array( self::SHOWN, self::HIDDEN, self::DEPENDS );
	private const SHOWN   = 'shown';
	private const HIDDEN  = 'hidden';
	private const DEPENDS = 'depends';

	private Widget_Repository $repository;

	public function __construct( Widget_Repository $repository ) {
		$this->repository = $repository;
	}

	/**
	 * @param Visit $visit `url` is an address of this site, `device` a key of DEVICES, `country` two letters or empty for any,
	 *                     `at` a date and time as PHP reads it, in the site's time zone where it names none; empty for now.
	 * @return array{url: string, device: string, country: string, at: string, page: array<string, mixed>, widgets: array<int, array<string, mixed>>}|WP_Error
	 */
	public function explain( array $visit ) {
		$now    = date_create_immutable( $visit['at'], wp_timezone() );
		$parsed = date_parse( $visit['at'] );
		// PHP takes February 30 for March 2, with a warning.
		if ( false === $now || ( '' !== $visit['at'] && $parsed['warning_count'] > 0 ) ) {
			return new WP_Error( 'chaty_wrong_time', __( 'Not a date and time, such as "2026-01-31 22:10" or "Sunday 22:10".', 'chaty' ), 'at' );
		}
		$found = Page_Visit::call( $visit['url'], fn (): array => array( ( new Page_Facts() )->get_facts(), $this->repository->get_widgets(), Page_Settings::read() ) );
		if ( is_wp_error( $found ) ) {
			return $found;
		}

		list( $page, $widgets, $own ) = $found;
		$rows                         = array();
		foreach ( $widgets as $widget ) {
			$row = $this->explain_widget( $widget, $page, $visit, $now );
			if ( self::HIDDEN !== $row['result'] ) {
				$row['why'] = array_merge( $row['why'], self::explain_own( $widget, $own ) );
			}
			$rows[] = array(
				'id'   => (string) $widget['id'],
				'name' => Widget_Name::get( $widget, count( $rows ) + 1 ),
			) + $row;
		}

		return array( 'at' => $now->format( DATE_ATOM ) ) + $visit + array(
			'page'    => array( 'ids' => (object) $page['ids'] ) + $page,
			'widgets' => $rows,
		);
	}

	/**
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param Facts                $page   Facts of the page.
	 * @param Visit                $visit  Visit.
	 * @return array{result: string, reasons: array<int, string>, why: array<int, string>, page_rule: int|null, channels: array<int, string>}
	 *         `reasons` that hide it, or on which it depends, and sentences; number of the page rule that decides, if one does; channels on the device.
	 */
	private function explain_widget( array $widget, array $page, array $visit, DateTimeImmutable $now ): array {
		$rules      = $widget['triggers']['pages'] ?? array();
		$rule       = Page_Rules::find_deciding( $rules, $page );
		$device     = self::DEVICES[ $visit['device'] ];
		$channels   = array_filter( $widget['channels'], static fn ( array $channel ): bool => Channel_Action::can_show_on( $channel, $device ) );
		$conditions = Conditions::read( $widget['triggers'] );
		$why        = array();
		if ( 0 === ( $widget['is_active'] ?? 1 ) ) {
			$why['off'] = __( 'Off: visitors do not see this widget.', 'chaty' );
		}
		if ( ! Page_Rules::allow( $rules, $page ) ) {
			$why['page-rules'] = __( 'Hidden on this page by its page rules.', 'chaty' ) . ' ' . Page_Rules::get_sentence( null === $rule ? $rules : array( $rules[ $rule ] ) );
		}
		if ( array() === $channels ) {
			$why['no-channel'] = $this->explain_channels( $widget, $device );
		}
		foreach ( Conditions::find_failed( $conditions, $now, $visit['country'] ) as $reason ) {
			$why[ $reason ] = Condition_Texts::explain( $reason, $conditions, $now, $visit['country'] );
		}
		$result = array() === $why ? self::SHOWN : self::HIDDEN;
		if ( self::SHOWN === $result && '' === $visit['country'] && array() !== $conditions['countries'] ) {
			$result                     = self::DEPENDS;
			$why[ Conditions::COUNTRY ] = Condition_Texts::explain_countries( $conditions['countries'] );
		}
		$details = self::HIDDEN === $result ? array() : array( Page_Rules::get_sentence( $rules ), Condition_Texts::describe_triggers( $widget['triggers'] ) );

		return array(
			'result'    => $result,
			'reasons'   => array_keys( $why ),
			'why'       => array_merge( array_values( $why ), $details ),
			'page_rule' => null === $rule ? null : $rule + 1,
			'channels'  => array_column( $channels, 'channel' ),
		);
	}

	/**
	 * Says what the settings of the page change about a widget.
	 *
	 * @param array<string, mixed>  $widget Sanitized widget.
	 * @param array<string, string> $own    Settings of the page.
	 * @return array<int, string>
	 */
	private static function explain_own( array $widget, array $own ): array {
		$why     = array();
		$applied = Page_Settings::apply( array( $widget ), $own )[0];
		if ( array_column( $applied['channels'], 'value' ) !== array_column( $widget['channels'], 'value' ) ) {
			/* translators: %s: telephone number. */
			$why[] = sprintf( __( 'On this page its number is %s.', 'chaty' ), $own['number'] );
		}
		if ( isset( $own['greeting'] ) ) {
			/* translators: %s: text. */
			$why[] = sprintf( __( 'On this page its greeting is "%s".', 'chaty' ), $own['greeting'] );
		}

		return $why;
	}

	/**
	 * Says why no channel can be used on a device.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 */
	private function explain_channels( array $widget, string $device ): string {
		if ( ! Channel_Action::has_channel( $widget ) ) {
			return __( 'Hidden: no channel has a value.', 'chaty' );
		}

		return 'mobile' === $device
			? __( 'Hidden: no channel is on for phones and tablets. Visitors with a computer see it.', 'chaty' )
			: __( 'Hidden: no channel is on for computers. Visitors with a phone see it.', 'chaty' );
	}
}
