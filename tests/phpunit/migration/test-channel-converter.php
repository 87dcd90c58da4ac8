<?php
namespace Chaty\Tests\Migration;

use Chaty\Migration\Channel_Converter;
use Chaty\Migration\Form_Converter;
use Chaty\Migration\Legacy_Options;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Channels of Chaty 3.x keep their values, and what is no value of a setting is left out.
 */
final class Channel_Converter_Test extends Site_Test_Case {

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: array<string, mixed>}>
	 */
	public function provide_channels(): array {
		return array(
			'devices'             => array( 'Phone', array( 'value' => '+1 555', 'is_mobile' => 'checked' ), array( 'channel' => 'Phone', 'value' => '+1 555', 'is_mobile' => 1, 'is_desktop' => 0 ) ),
			'without a value'     => array( 'Phone', array(), array( 'value' => '', 'is_mobile' => 0, 'is_desktop' => 0 ) ),
			'renamed settings'    => array( 'Whatsapp', array( 'title' => 'Write', 'bg_color' => '#123456', 'use_whatsapp_web' => 'no', 'embedded_window' => true ), array( 'hover_text' => 'Write', 'icon_color' => '#123456', 'is_use_web_version' => 'no', 'has_welcome_message' => 1 ) ),
			'message of an SMS'   => array( 'SMS', array( 'pre_set_message' => 'x', 'sms_pre_set_message' => 'Hi' ), array( 'pre_set_message' => 'Hi' ) ),
			'variables'           => array( 'SMS', array( 'sms_pre_set_message' => '{woo-itemName} {woo-sku} {woo-price} {woo-other}', 'mail_subject' => '{woo-regular}{woo-discount} {title}' ), array( 'pre_set_message' => '{product} {sku} {price} {woo-other}', 'mail_subject' => '{regular_price}{discount} {title}' ) ),
			'of another type'     => array( 'Phone', array( 'pre_set_message' => 'x', 'sms_pre_set_message' => 'Hi' ), array( 'pre_set_message' => 'x' ) ),
			'an image by URL'     => array( 'WeChat', array( 'qr_code' => array( 'url' => 'https://example.org/qr.png' ) ), array( 'qr_code_image_url' => 'https://example.org/qr.png' ) ),
			'agents that are off' => array( 'Phone', array( 'is_agent' => '0', 'agent_data' => array( array( 'value' => '1' ) ) ), array( 'value' => '' ) ),
			'agents'              => array(
				'Phone',
				array( 'is_agent' => 'checked', 'is_agent_mobile' => 'checked', 'agent_data' => array( array( 'value' => '+1', 'agent_title' => 'Bea', 'other' => 'x', 'agent_bg_color' => array() ), 'none' ) ),
				array( 'is_agent' => 1, 'is_agent_mobile' => 1, 'is_agent_desktop' => 0, 'agent_data' => array( array( 'value' => '+1', 'agent_title' => 'Bea' ) ) ),
			),
		);
	}

	/**
	 * @dataProvider provide_channels
	 *
	 * @param array<string, mixed> $stored   What is stored.
	 * @param array<string, mixed> $expected Settings.
	 */
	public function test_given_stored_channel_then_it_is_converted_and_importer_accepts_it( string $name, array $stored, array $expected ): void {
		$channel = Channel_Converter::convert( $name, $stored );

		$this->assertEquals( $expected, array_intersect_key( $channel, $expected ) );
		$this->assertArrayNotHasKey( 'sms_pre_set_message', $channel );
		$this->assertSame( array(), Make::importer()->import( array( Make::widget( array( $channel ) ) ) )->get_errors() );
	}

	/**
	 * @testWith ["https://example.org/a.png", "https://example.org/a.png"]
	 *           [{"url": "https://example.org/a.png", "id": 5}, "https://example.org/a.png"]
	 *           ["0", ""]
	 *           [99999999, ""]
	 *           [[], ""]
	 *           [true, ""]
	 *
	 * @param mixed $stored What is stored.
	 */
	public function test_given_stored_image_then_its_url_is_found_or_none( $stored, string $expected ): void {
		$this->assertSame( $expected, Legacy_Options::get_image_url( $stored ) );
	}

	public function test_given_image_that_is_attachment_then_its_url_is_found(): void {
		$id = wp_insert_attachment( array( 'post_title' => 'a', 'post_mime_type' => 'image/png' ), 'a.png' );

		$this->assertSame( wp_get_attachment_url( $id ), Legacy_Options::get_image_url( (string) $id ) );
		$this->assertSame( wp_get_attachment_url( $id ), Legacy_Options::get_image_url( array( 'id' => $id ) ) );
	}

	public function test_active_fields_of_form_are_in_order_and_recipient_is_there_if_messages_were_emailed(): void {
		$stored = array(
			'message'             => array( 'is_active' => 'yes', 'is_required' => 'yes', 'field_label' => 'Text' ),
			'name'                => array( 'is_active' => 'yes', 'placeholder' => 'Your name' ),
			'phone'               => array( 'is_active' => 'no' ),
			'email_address'       => 'sales@example.org',
			'cc'                  => 'boss@example.org',
			'bcc'                 => array( 'x' ),
			'send_leads_in_email' => 'no',
			'button_text'         => 'Go',
		);
		$form   = Form_Converter::convert( $stored );

		$this->assertSame( array( 'name', 'message' ), array_column( $form['contact_fields'], 'field' ) );
		$this->assertSame( array( 0, 1 ), array_column( $form['contact_fields'], 'is_required' ) );
		$this->assertSame( array( 'Your name', 'Text' ), array( $form['contact_fields'][0]['placeholder'], $form['contact_fields'][1]['title'] ) );
		$this->assertSame( array( 'button_text' => 'Go' ), $form['contact_form_settings'] );

		$emailed = Form_Converter::convert( array( 'send_leads_in_email' => 'yes' ) + $stored );
		$this->assertSame( array( 'email_address' => 'sales@example.org', 'email_cc' => 'boss@example.org' ), array_diff_key( $emailed['contact_form_settings'], array( 'button_text' => 1 ) ) );
	}
}
