<?php
namespace Chaty\Settings\Links;

use Chaty\Settings\Channel_Type;

/**
 * What the address of a channel, or of one of its agents, is made of, and the part of it after the prefix that all
 * addresses of a type have. The page has the same rules (`src/widget/domain/channel-urls.ts`).
 */
final class Link_Source {

	/**
	 * What a link may have besides its value.
	 */
	private const OPTIONS = array(
		'message'     => '',
		'subject'     => '',
		'is_web'      => false,
		'is_personal' => false,
	);

	private string $type;
	private string $value;

	/**
	 * @var array{message: string, subject: string, is_web: bool, is_personal: bool}
	 */
	private array $options;

	/**
	 * @param array{message?: string, subject?: string, is_web?: bool, is_personal?: bool} $options First message and mail
	 *        subject, with placeholders; whether WhatsApp opens its web version on desktops; whether a LinkedIn name is
	 *        that of a person.
	 */
	public function __construct( string $type, string $value, array $options ) {
		$this->type    = $type;
		$this->value   = $value;
		$this->options = $options + self::OPTIONS;
	}

	public function get_type(): string {
		return $this->type;
	}

	public function get_value(): string {
		return $this->value;
	}

	/**
	 * Returns the part of the address after the prefix; empty if the value gives none.
	 */
	public function get_suffix( Link_Facts $facts ): string {
		switch ( $this->type ) {
			case '':
			case Channel_Type::FORM:
			case Channel_Type::QR:
				return '';
			case 'Whatsapp':
				return $this->get_whatsapp( $facts );
			case 'Email':
				return $this->get_email( $facts );
			case 'Facebook_Messenger':
				return $this->get_messenger();
			case 'SMS':
				return $this->get_sms( $facts );
			case 'Phone':
				return $this->get_phone();
			case 'Skype':
				return $this->get_skype();
			case 'Linkedin':
				return $this->get_linkedin();
			case 'Viber':
				return $this->get_viber( $facts );
			case 'YouTube':
				return $this->get_youtube();
			case 'Bluesky':
				return $this->get_bluesky();
			case 'Signal':
				return $this->get_signal();
			case 'Zalo':
				return str_replace( '+', '', self::parse_handle( $this->value ) );
		}

		// By default a name after a prefix, else an address.
		return '' === Channel_Type::get_row( $this->type )['prefix'] ? $this->get_website() : self::parse_handle( $this->value );
	}

	/**
	 * Removes spaces, line breaks, marks of writing direction and other invisible characters.
	 */
	public static function strip_invisible( string $value ): string {
		return (string) preg_replace( '/[\s\p{C}]+/u', '', $value );
	}

	/**
	 * Returns a whole address, also of one typed without `https://`.
	 */
	private function get_website(): string {
		return preg_match( '/^[^\s\/:@?#]+\.[^\s\/:@?#]+(:\d+)?([\/?#]|$)/Du', $this->value ) ? 'https://' . $this->value : $this->value;
	}

	/**
	 * Returns the digits of a number typed in any way, or of its `tel:` address, after a plus that precedes them.
	 */
	private function get_phone(): string {
		$digits = self::get_digits( $this->value );

		return '' !== $digits && preg_match( '/^[^0-9?&;]*\+/', $this->value ) ? "+$digits" : $digits;
	}

	/**
	 * Returns a chat in the app, or in the web version. Invitations, catalogs and short links stay as they are.
	 */
	private function get_whatsapp( Link_Facts $facts ): string {
		$number = preg_match( '/(?:wa\.me\/|phone=)(?:%2B)?(\+?[0-9]+)/i', $this->value, $found ) ? $found[1] : $this->value;
		if ( preg_match( '/(wa\.me|whatsapp\.com)\//i', $number ) ) {
			return (string) preg_replace( '/^https?:\/\//i', '', $number );
		}
		$digits = self::get_digits( $number );
		if ( '' === $digits ) {
			return '';
		}
		$text = self::get_parameter( 'text=', $this->options['message'], $facts );

		return $this->options['is_web'] && ! $facts->is_mobile()
			? "web.whatsapp.com/send?phone=$digits" . ( '' === $text ? '' : "&$text" )
			: "wa.me/$digits" . ( '' === $text ? '' : "?$text" );
	}

	/**
	 * Returns a name, or the number in `pages/Name/123`, `Name-123` and `profile.php?id=123`.
	 */
	private function get_messenger(): string {
		return (string) preg_replace( '/^(([^?]*[-\/]|.*\?id=)(?=[0-9]+$)|(messages\/)?t\/)/D', '', self::parse_handle( $this->value ) );
	}

	/**
	 * Returns a number with a message. `?&body=` is what both iOS and Android read.
	 */
	private function get_sms( Link_Facts $facts ): string {
		$number = $this->get_phone();

		return '' === $number ? '' : $number . self::get_parameter( '?&body=', $this->options['message'], $facts );
	}

	/**
	 * Returns a mail address with its subject. A subject in the value itself is kept.
	 */
	private function get_email( Link_Facts $facts ): string {
		$address = (string) preg_replace( array( '/^mailto:/i', '/[\s\x{FEFF}]*@[\s\x{FEFF}]*/u' ), array( '', '@' ), $this->value );
		$address = (string) preg_replace( '/^[\s\x{FEFF}]+/u', '', $address );
		if ( ! preg_match( '/.@./u', $address ) ) {
			return '';
		}
		$parameter = preg_match( '/[?&]subject=/i', $address ) ? '' : self::get_parameter( 'subject=', $this->options['subject'], $facts );

		return '' === $parameter ? $address : $address . ( false === strpos( $address, '?' ) ? '?' : '&' ) . $parameter;
	}

	/**
	 * Returns a chat with a number; anything else is the name of a public account. Only iOS needs the plus before it.
	 */
	private function get_viber( Link_Facts $facts ): string {
		$name   = (string) preg_replace( '/^viber:.*=|%2B|[@+]/i', '', self::strip_invisible( $this->value ) );
		$number = (string) preg_replace( '/[^0-9A-Za-z]/', '', $name );
		if ( preg_match( '/^[0-9]{7,}$/D', $number ) ) {
			return 'chat?number=' . ( $facts->is_ios() ? '+' : '' ) . $number;
		}

		return '' === $name ? '' : "pa?chatURI=$name";
	}

	/**
	 * Returns a chat; `live:` is part of the name.
	 */
	private function get_skype(): string {
		$name = self::parse_handle( (string) preg_replace( '/^skype:|\?.*/is', '', $this->value ) );

		return '' === $name ? '' : "$name?chat";
	}

	/**
	 * Returns a profile. The address itself says whether it is of a person or of a company, otherwise the owner's choice
	 * does.
	 */
	private function get_linkedin(): string {
		$name   = self::parse_handle( $this->value );
		$choice = $this->options['is_personal'] ? 'in/' : 'company/';
		$kind   = preg_match( '/\b(in|company)\//', $this->value, $found ) ? $found[0] : $choice;

		return '' === $name ? '' : $kind . $name;
	}

	/**
	 * Returns a handle, or the path of an address: `channel/…`, `watch?v=…`.
	 */
	private function get_youtube(): string {
		$name = self::parse_handle( $this->value );

		return '' === $name || preg_match( '#[/?]#', $name ) ? $name : "@$name";
	}

	/**
	 * Returns a profile. A name without a domain is one of Bluesky's own.
	 */
	private function get_bluesky(): string {
		$name = (string) preg_replace( '#^profile/#', '', self::parse_handle( $this->value ) );

		return '' === $name || preg_match( '/[.:]/', $name ) ? $name : "$name.bsky.social";
	}

	/**
	 * Returns a number, or what the link of an account has behind its `#`. No other link leads to a person.
	 */
	private function get_signal(): string {
		$number = preg_match( '~[a-z/]~i', $this->value ) ? '' : ltrim( $this->get_phone(), '+' );
		$chat   = '' === $number ? '' : "p/+$number";

		return preg_match( '/#((?:eu|p)\/.+)/', $this->value, $found ) ? $found[1] : $chat;
	}

	/**
	 * Returns the account in a handle (`@name`) or in the address of a profile, with the address's query. A plus stays
	 * in an invitation (`https://t.me/+hash`) and before a telephone number.
	 */
	private static function parse_handle( string $value ): string {
		$name = preg_replace( '#^((https?:)?/*([\w-]+\.)+[a-z]+/+((add|m|in|company)/+)?[@/]*|[@+/]+(?!\d{7,}$))#iD', '', self::strip_invisible( $value ) );

		return (string) preg_replace( '#(^|[^@+/])[@+/]+$#D', '$1', (string) $name );
	}

	/**
	 * Returns the digits before the parameters of an address.
	 */
	private static function get_digits( string $value ): string {
		return (string) preg_replace( '/[?&;].*|[^0-9]/s', '', $value );
	}

	/**
	 * Returns a parameter of a query with a filled template; empty if the text is.
	 *
	 * @param string $name Name, with what separates it.
	 */
	private static function get_parameter( string $name, string $template, Link_Facts $facts ): string {
		$text = Safe_URL::encode( $facts->fill( $template ) );

		return '' === $text ? '' : $name . $text;
	}
}
