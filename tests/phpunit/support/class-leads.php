<?php
namespace Chaty\Tests;

/**
 * Makes the table of messages as Chaty 3.x has it. A transaction ends where a table is made, so that a test makes it
 * before it begins one.
 */
final class Leads {

	public static function create_table(): void {
		global $wpdb;

		$wpdb->query( "CREATE TABLE {$wpdb->prefix}chaty_contact_form_leads (id bigint(20) NOT NULL AUTO_INCREMENT, widget_id int(11), name varchar(100), email varchar(100), phone_number varchar(100), message text, ref_page text, ip_address tinytext, created_on datetime, custom_field text, PRIMARY KEY (id))" );
	}

	public static function drop_table(): void {
		global $wpdb;

		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}chaty_contact_form_leads" );
	}

	/**
	 * Stores messages: "Lead 1" of widget 1, "Lead 2" of widget 0 and so on.
	 */
	public static function add( int $count ): void {
		global $wpdb;

		$rows = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$rows[] = $wpdb->prepare( "(%d, %s, 'a@example.org', '', 'Hi', 'https://site.example/', '192.0.2.1', '2026-03-04 05:06:07')", $number % 2, "Lead $number" );
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}chaty_contact_form_leads (widget_id, name, email, phone_number, message, ref_page, ip_address, created_on) VALUES " . implode( ', ', $rows ) );
	}

	/**
	 * @param array<string, mixed> $row Columns.
	 */
	public static function add_row( array $row ): void {
		global $wpdb;

		$wpdb->insert( "{$wpdb->prefix}chaty_contact_form_leads", $row );
	}

	/**
	 * @phpstan-impure
	 * @return array<int, mixed>
	 */
	public static function get_rows(): array {
		global $wpdb;

		return (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}chaty_contact_form_leads ORDER BY id", ARRAY_A );
	}
}
