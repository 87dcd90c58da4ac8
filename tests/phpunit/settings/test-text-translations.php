<?php
namespace Chaty\Tests\Settings;

use Chaty\Config\Names;
use Chaty\Config\Shop_Settings;
use Chaty\Settings\Text_Translations;
use Chaty\Tests\Languages;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * The owner's texts, their names, and what plugins for several languages learn of them.
 */
final class Text_Translations_Test extends Site_Test_Case {

	/**
	 * Attributes of blocks that are names of channels and widgets.
	 */
	private const NAMES = array( 'channel', 'widget' );

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/support/languages.php';
	}

	/**
	 * @param array<string, mixed> $more Other keys of the form's channel.
	 * @return array<string, mixed>
	 */
	private static function get_widget( array $more = array() ): array {
		$agent = static fn ( string $title ): array => array( 'value' => '+15550100002', 'agent_title' => $title );
		$form  = array(
			'contact_form_settings' => array( 'button_text' => 'Send', 'email_subject' => 'News', 'confirmation_text' => 'It came.' ),
			'contact_fields'        => array( array( 'field' => 'name', 'title' => 'Your name' ) ),
			'contact_own_fields'    => array( array( 'id' => 'own_a', 'kind' => 'choice', 'label' => 'Topic', 'options' => array( 'Sales', 'Other' ) ) ),
		);

		return Make::widget(
			array( Make::channel( array( 'channel' => 'Whatsapp', 'hover_text' => 'Write', 'agent_data' => array( $agent( 'Ada' ), $agent( 'Bea' ) ) ) ), Make::form( $more + $form ) ),
			array( 'id' => '_1', 'name' => 'Shop', 'settings' => array( 'cta_text' => 'Ask us', 'close_text' => '' ) )
		);
	}

	/**
	 * Given widgets that are stored, then their texts are registered in the site's language, by names that do not depend on
	 * places; given other widgets, then those that are no more are taken back.
	 */
	public function test_registered_texts(): void {
		Languages::start( array() );
		Make::store_widgets( array( Make::widget(), self::get_widget() ) );
		$names = array(
			'_1 · cta_text'                              => 'Ask us',
			'_1 · Whatsapp · hover_text'                 => 'Write',
			'_1 · Whatsapp · +15550100002 · agent_title' => 'Ada',
			'_1 · Whatsapp · +15550100002 (2) · agent_title' => 'Bea',
			'_1 · Contact_Us · button_text'              => 'Send',
			'_1 · Contact_Us · email_subject'            => 'News',
			'_1 · Contact_Us · confirmation_text'        => 'It came.',
			'_1 · Contact_Us · name · title'             => 'Your name',
			'_1 · Contact_Us · own_a · label'            => 'Topic',
			'_1 · Contact_Us · own_a · options · Sales'  => 'Sales',
			'_1 · Contact_Us · own_a · options · Other'  => 'Other',
		);
		$keys  = static fn ( array $texts ): array => array_map( static fn ( string $name ): string => "Chaty | $name | en", array_keys( $texts ) );

		$this->assertEqualsCanonicalizing( array_combine( $keys( $names ), $names ), Languages::$registered );
		Make::store_widgets( array( Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'hover_text' => 'Chat' ) ) ), array( 'id' => '_1' ) ) ) );
		$this->assertSame( array( 'Chaty | _1 · Whatsapp · hover_text | en' => 'Chat' ), Languages::$registered );
		Make::store_widgets( array() );
		$this->assertSame( array(), Languages::$registered );
	}

	public function test_texts_of_older_widgets_are_registered_where_they_are_translated_alone(): void {
		Make::store_widgets( array( self::get_widget() ) );
		Languages::start( array() );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		$this->assertSame( array(), Languages::$registered );
		set_current_screen( 'languages_page_mlang_strings' );
		$this->assertCount( 11, Languages::$registered );
		$GLOBALS['current_screen'] = null;
	}

	public function test_translations_are_sanitized_and_empty_ones_leave_text(): void {
		$texts  = new Text_Translations( Make::schema() );
		$widget = Make::sanitizer()->sanitize_widgets( array( self::get_widget() ) )[0];
		Languages::start( array( 'de' => array( 'Ask us' => '<b onclick="x">Frag</b><script>x</script>', 'Write' => '<b>Schreib</b>', 'Send' => ' ', 'Sales' => 'Verkauf', 'Shop' => 'Laden', 'News' => 'Neues' ) ) );
		$this->assertSame( array( $widget ), $texts->translate( array( $widget ) ) );
		$german = $texts->translate( array( $widget ), 'de' )[0];
		$this->assertSame( array( 'Schreib', 'Send', 'Neues', array( 'Verkauf', 'Other' ), 'Shop' ), array( $german['channels'][0]['hover_text'], $german['channels'][1]['contact_form_settings']['button_text'], $german['channels'][1]['contact_form_settings']['email_subject'], $german['channels'][1]['contact_own_fields'][0]['options'], $german['name'] ) );
		$this->assertStringStartsWith( '<b>Frag</b>', $german['settings']['cta_text'] );
		$this->assertStringNotContainsString( 'script', $german['settings']['cta_text'] );
	}

	/**
	 * Given the schema, then only texts are marked, and none that no page has, except those of emails and answers.
	 */
	public function test_marks(): void {
		$private = array();
		$check   = function ( array $schema, string $key ) use ( &$check, &$private ): void {
			if ( isset( $schema['x-translate'] ) ) {
				$this->assertContains( $schema['x-sanitizer'], array( 'text', 'multiline-text', 'html' ), $key );
				$private = false === ( $schema['x-public'] ?? true ) ? array_merge( $private, array( $key ) ) : $private;
			}
			foreach ( ( $schema['properties'] ?? array() ) + ( isset( $schema['items'] ) ? array( $key => $schema['items'] ) : array() ) as $name => $inner ) {
				$check( $inner, (string) $name );
			}
		};
		$check( Make::schema()->get_widget(), '' );

		$this->assertSame( array( 'thanks_message', 'email_subject', 'confirmation_text', 'confirmation_subject' ), $private );
	}

	public function test_wpml_config_names_each_text_of_blocks_and_of_product_button(): void {
		$config = simplexml_load_string( $this->read_file( 'wpml-config.xml' ) );
		$this->assertInstanceOf( \SimpleXMLElement::class, $config );
		$named = array();
		foreach ( $config->{'gutenberg-blocks'}->{'gutenberg-block'} as $block ) {
			foreach ( $block->key as $key ) {
				$named[] = "{$block['type']} {$key['name']}";
			}
		}
		$texts = array();
		foreach ( (array) glob( dirname( __DIR__, 3 ) . '/includes/blocks/*/block.json' ) as $file ) {
			$block = json_decode( (string) file_get_contents( (string) $file ), true );
			foreach ( $block['attributes'] ?? array() as $name => $attribute ) {
				if ( 'string' === $attribute['type'] && ! isset( $attribute['enum'] ) && ! in_array( $name, self::NAMES, true ) ) {
					$texts[] = "{$block['name']} $name";
				}
			}
		}
		$this->assertEqualsCanonicalizing( $texts, $named );
		$option = $config->{'admin-texts'}->key;
		$this->assertSame( Names::SHOP, (string) $option['name'] );
		$this->assertSame( array_diff( array_keys( Shop_Settings::get() ), self::NAMES ), array( 1 => (string) $option->key[0]['name'], (string) $option->key[1]['name'] ) );
	}
}
