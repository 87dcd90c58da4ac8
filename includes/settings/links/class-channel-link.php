<?php
namespace Chaty\Settings\Links;

use Chaty\Settings\Channel_Type;
use Chaty\Settings\Raw_Values;

/**
 * Where a channel, or one of its agents, leads. The page's half is `src/widget/domain/channels.ts`;
 * tests/fixtures/link-rows.json has rows for both.
 */
final class Channel_Link {

	/**
	 * Schemes that run code, or open what is on the device, also in encoded form.
	 */
	private const UNSAFE = '/^(\w*script|data|blob|file)(:|%3a)/i';

	private string $href;
	private bool $is_new_tab;

	private function __construct( string $href, bool $is_new_tab ) {
		$this->href       = $href;
		$this->is_new_tab = $is_new_tab;
	}

	/**
	 * Returns the link of a channel on this page and device.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return self|null Null if its value makes no safe address.
	 */
	public static function of_channel( array $channel, Link_Facts $facts ): ?self {
		// Chaty 3.x stores the message of an SMS in its `url`.
		$has_body = preg_match( '/[?&]body=(.*)/s', Raw_Values::read_text( $channel, 'url' ), $body );

		$target = $channel['target'] ?? '_blank';

		return self::create(
			new Link_Source(
				Channel_Type::find( $channel ),
				Raw_Values::read_text( $channel, 'value' ),
				array(
					'message'     => Raw_Values::read_text( $channel, 'pre_set_message', $has_body ? $body[1] : '' ),
					'subject'     => Raw_Values::read_text( $channel, 'mail_subject' ),
					'is_web'      => Raw_Values::is_on( $channel, 'is_use_web_version' ),
					'is_personal' => 'personal' === Raw_Values::read_text( $channel, 'link_type', Raw_Values::read_text( $channel, 'channel_account_type' ) ),
				)
			),
			$facts,
			'_blank' !== $target
		);
	}

	/**
	 * @param array<string, mixed> $agent Sanitized agent.
	 * @return self|null Null if the agent leads nowhere.
	 */
	public static function of_agent( string $type, array $agent, Link_Facts $facts ): ?self {
		return self::create( new Link_Source( $type, Raw_Values::read_text( $agent, 'value' ), array() ), $facts, false );
	}

	/**
	 * Returns whether a value would run as code or open what is on the device.
	 */
	public static function is_unsafe( string $value ): bool {
		return 1 === preg_match( self::UNSAFE, Link_Source::strip_invisible( $value ) );
	}

	public function get_href(): string {
		return $this->href;
	}

	/**
	 * Returns the target: a new tab, or empty for this one.
	 */
	public function get_target(): string {
		return $this->is_new_tab ? '_blank' : '';
	}

	/**
	 * Returns the link's `rel`: a page in a new tab learns nothing of this one.
	 */
	public function get_rel(): string {
		return $this->is_new_tab ? 'nofollow noopener noreferrer' : 'nofollow';
	}

	/**
	 * Returns address and target.
	 *
	 * @return array{string, string}
	 */
	public function to_list(): array {
		return array( $this->href, $this->get_target() );
	}

	/**
	 * @param Link_Source $source      What it is made of.
	 * @param bool        $is_same_tab Whether an owner's own link opens in this tab.
	 */
	private static function create( Link_Source $source, Link_Facts $facts, bool $is_same_tab ): ?self {
		// Safe_URL protects visitors; this check keeps a script from becoming a telephone number.
		$rest = self::is_unsafe( $source->get_value() ) ? '' : $source->get_suffix( $facts );
		if ( '' === $rest ) {
			return null;
		}
		$href = Safe_URL::parse( Channel_Type::get_row( $source->get_type() )['prefix'] . $rest );
		if ( null === $href ) {
			return null;
		}
		// Only for web pages: the address of an app would leave an empty tab behind.
		$is_web = 0 === strpos( $href, 'http' );
		$is_app = $facts->is_mobile() && preg_match( '/^(Whatsapp|Facebook)/', $source->get_type() );
		$is_own = $is_same_tab && preg_match( '/Link$/', $source->get_type() );

		return new self( $href, $is_web && ! $is_app && ! $is_own );
	}
}
