<?php
namespace Chaty\Messages;

/**
 * What a visitor sent through a contact form, clean and within the lengths of the table.
 */
final class Message {

	/**
	 * Longest value of each field, in characters. Longer values are rejected, not cut.
	 */
	public const MAX_LENGTHS = array(
		'name'    => 100,
		'email'   => 100,
		'phone'   => 100,
		'message' => 5000,
	);

	private string $widget;
	private string $channel;

	/**
	 * Values of the form's fields, by name; fields that the form does not have are absent.
	 *
	 * @var array<string, string>
	 */
	private array $fields;
	private string $page_url;
	private bool $is_test;

	/**
	 * Values of the owner's own fields, in their order.
	 *
	 * @var array<int, array{id: string, label: string, value: string}>
	 */
	private array $own_fields;

	/**
	 * @param array<string, string>                                       $fields     Values by field name: name, email, phone, message.
	 * @param bool                                                        $is_test    Whether an owner sent it as a test.
	 * @param array<int, array{id: string, label: string, value: string}> $own_fields Values of the owner's own fields; empty ones are left out.
	 */
	public function __construct( string $widget, string $channel, array $fields, string $page_url, bool $is_test = false, array $own_fields = array() ) {
		$this->widget     = $widget;
		$this->channel    = $channel;
		$this->fields     = $fields;
		$this->page_url   = $page_url;
		$this->is_test    = $is_test;
		$this->own_fields = $own_fields;
	}

	/**
	 * @param array<string, mixed> $row Row.
	 */
	public static function from_row( array $row ): self {
		$fields = array();
		foreach ( array_keys( self::MAX_LENGTHS ) as $name ) {
			$fields[ $name ] = (string) $row[ $name ];
		}

		$is_test = 0 === strpos( (string) $row['fingerprint'], Message_Repository::TEST_PREFIX );

		return new self( (string) $row['widget'], (string) $row['channel'], $fields, (string) $row['page_url'], $is_test, Own_Values::decode( $row['fields'] ) );
	}

	/**
	 * Returns the ID of the widget.
	 */
	public function get_widget(): string {
		return $this->widget;
	}

	/**
	 * Returns the slug of the channel.
	 */
	public function get_channel(): string {
		return $this->channel;
	}

	/**
	 * @param string $name name, email, phone or message.
	 * @return string Empty if the form does not have the field.
	 */
	public function get_field( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}

	/**
	 * Returns the values of the form's fields.
	 *
	 * @return array<string, string>
	 */
	public function get_fields(): array {
		return $this->fields;
	}

	/**
	 * Returns the values of the owner's own fields, with the labels that the fields had.
	 *
	 * @return array<int, array{id: string, label: string, value: string}>
	 */
	public function get_own_fields(): array {
		return $this->own_fields;
	}

	/**
	 * Returns the URL of the page; empty if it is unknown.
	 */
	public function get_page_url(): string {
		return $this->page_url;
	}

	/**
	 * Returns whether an owner sent it as a test.
	 */
	public function is_test(): bool {
		return $this->is_test;
	}
}
