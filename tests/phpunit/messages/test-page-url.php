<?php
namespace Chaty\Tests\Contacts;

use Chaty\Messages\Page_Url;
use PHPUnit\Framework\TestCase;

/**
 * An address is kept as far as it says which page it is.
 */
final class Page_Url_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_addresses(): array {
		return array(
			'no parameters'             => array( '/shop/bread/', '/shop/bread/' ),
			'ordinary parameters'       => array( '/?p=12&lang=de&s=rye+bread', '/?p=12&lang=de&s=rye+bread' ),
			'campaign'                  => array( '/?utm_source=news&utm_campaign=a%20b&gclid=Cj0', '/?utm_source=news&utm_campaign=a%20b&gclid=Cj0' ),
			'fragment'                  => array( '/page#token=abc', '/page' ),
			'fragment alone'            => array( '/#contact', '/' ),
			'fragment with a query'     => array( '/?a=1#/?key=abc', '/?a=1' ),
			'key'                       => array( '/?key=abc', '/?key=***' ),
			'password reset'            => array( '/login?action=rp&reset_key=SECRET&login=ada', '/login?action=rp&reset_key=***&login=ada' ),
			'token with a hyphen'       => array( '/?access-token=abc&x=1', '/?access-token=***&x=1' ),
			'token in one word'         => array( '/?accesstoken=abc', '/?accesstoken=***' ),
			'token in camel case'       => array( '/?tokenId=abc&userToken=d', '/?tokenId=***&userToken=***' ),
			'capitals'                  => array( '/?TOKEN=abc&Password=d&PHPSESSID=e', '/?TOKEN=***&Password=***&PHPSESSID=***' ),
			'pass and pwd'              => array( '/?pass=a&pwd=b&user_pass=c', '/?pass=***&pwd=***&user_pass=***' ),
			'code of a sign-in'         => array( '/?code=abc&state=x', '/?code=***&state=x' ),
			'email'                     => array( '/?email=ada@example.org&user-email=b&email_address=c', '/?email=***&user-email=***&email_address=***' ),
			'auth, nonce and signature' => array( '/?auth=a&_wpnonce=b&X-Amz-Signature=c&sig=d', '/?auth=***&_wpnonce=***&X-Amz-Signature=***&sig=***' ),
			'session'                   => array( '/?session=a&session_id=b&sessionid=c&sid=d', '/?session=***&session_id=***&sessionid=***&sid=***' ),
			'session in the path'       => array( '/shop;jsessionid=ABC?a=1', '/shop;jsessionid=***?a=1' ),
			'several of one name'       => array( '/?key[]=a&key[1]=b&keys=c&key2=d', '/?key[]=***&key[1]=***&keys=***&key2=***' ),
			'encoded name'              => array( '/?reset%5Fkey=abc&user%5Bemail%5D=d&t%6Fken=e', '/?reset%5Fkey=***&user%5Bemail%5D=***&t%6Fken=***' ),
			'value with an equals sign' => array( '/?key=abc==&x=1', '/?key=***&x=1' ),
			'value with a question'     => array( '/?to=/page?token=abc&x=1', '/?to=/page?token=***&x=1' ),
			'semicolons'                => array( '/?a=1;token=abc;b=2', '/?a=1;token=***;b=2' ),
			'entities'                  => array( '/?a=1&amp;token=abc', '/?a=1&amp;token=***' ),
			'no value'                  => array( '/?key=&token&x=1', '/?key=&token&x=1' ),
			'words that only begin so'  => array( '/?keyword=rye&passage=2&authors=x&codec=y', '/?keyword=rye&passage=2&authors=x&codec=y' ),
			'a secret as a value'       => array( '/?tab=password&by=email', '/?tab=password&by=email' ),
		);
	}

	/**
	 * @dataProvider provide_addresses
	 */
	public function test_address_is_kept_without_fragment_and_values_of_secrets( string $given, string $expected ): void {
		$this->assertSame( "https://site.example$expected", Page_Url::redact( "https://site.example$given" ) );
	}

	public function test_given_no_address_then_there_is_none(): void {
		$this->assertSame( '', Page_Url::redact( '' ) );
	}
}
