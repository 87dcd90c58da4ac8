<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Sources;
use Chaty\Messages\Message_Status;
use Chaty\Messages\Own_Values;
use Chaty\Row_Text;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Writes messages as CSV for people: translated headings, names of widgets and forms, the time of the site, telephone
 * numbers as importers read them.
 */
final class Message_Sheet {

	/**
	 * Country calling codes of one and of two digits; the others have three (ITU-T E.164).
	 */
	private const SHORT_CODES = '[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]';

	private Message_Sources $sources;

	public function __construct( Message_Sources $sources ) {
		$this->sources = $sources;
	}

	public function get_heading(): string {
		return Row_Text::to_csv(
			array(
				/* translators: %s: Time zone, such as Europe/Berlin. */
				sprintf( __( 'Received (%s)', 'chaty' ), wp_timezone_string() ),
				__( 'Name', 'chaty' ),
				__( 'Email', 'chaty' ),
				__( 'Phone', 'chaty' ),
				__( 'Message', 'chaty' ),
				__( 'Other fields', 'chaty' ),
				__( 'Widget', 'chaty' ),
				__( 'Contact form', 'chaty' ),
				__( 'Page', 'chaty' ),
				__( 'Status', 'chaty' ),
				__( 'Folder', 'chaty' ),
				__( 'Private note', 'chaty' ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $row Message.
	 */
	public function get_line( array $row ): string {
		$time   = new DateTimeImmutable( (string) $row['created_at'], new DateTimeZone( 'UTC' ) );
		$number = self::get_number( (string) $row['phone'] );
		$source = $this->sources->get_names_of( (string) $row['widget'], (string) $row['channel'] );
		$before = array( $time->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ), (string) $row['name'], (string) $row['email'] );
		$after  = array(
			(string) $row['message'],
			Own_Values::to_text( Own_Values::decode( $row['fields'] ) ),
			$source[0],
			$source[1],
			(string) $row['page_url'],
			Message_Status::get_label( $row ),
			Message_Labels::get_folders()[ $row['box'] ] ?? (string) $row['box'],
			(string) $row['note'],
		);
		// A number with its blank is no formula of any spreadsheet, and needs no apostrophe, which importers would keep.
		$phone = '' === $number ? Row_Text::to_csv( array( (string) $row['phone'] ) ) : '"' . $number . '"';

		return Row_Text::to_csv( $before ) . ",$phone," . Row_Text::to_csv( $after );
	}

	/**
	 * Returns an international telephone number with a blank behind the code of its country.
	 *
	 * @return string Empty if it is none.
	 */
	private static function get_number( string $typed ): string {
		$number = Message_Reply::get_number( $typed );

		return 1 === preg_match( '/^\+(' . self::SHORT_CODES . '|\d{3})(\d+)$/D', $number, $part ) ? "+$part[1] $part[2]" : '';
	}
}
