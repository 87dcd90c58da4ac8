<?php
namespace Chaty\Frontend;

use Chaty\Config\Names;

/**
 * Keeps the finished parts of pages in one autoloaded option, beside the checksum of their widgets
 * (docs/decisions/0023-kept-parts.md). Parts of other widgets, or of another version of the plugin, are never found.
 *
 * @phpstan-import-type Kept from Page_Parts
 */
final class Kept_Parts {

	/**
	 * Parts at most: one for each language, and for each choice of widgets that page rules make.
	 */
	private const MAX_PARTS = 8;

	/**
	 * Size of all parts at most, in bytes.
	 */
	private const MAX_BYTES = 200000;

	private string $checksum;

	/**
	 * When a page wrote last (Unix time).
	 */
	private int $written_at = 0;

	/**
	 * Whether parts were removed because there was no room.
	 */
	private bool $is_full = false;

	/**
	 * Page rules of each widget that some page can show; null if they are not kept.
	 *
	 * @var array<int, array<int, array<string, string>>>|null
	 */
	private ?array $rules = null;

	/**
	 * Variables in the texts of the widgets.
	 *
	 * @var array<int, string>
	 */
	private array $variables = array();

	/**
	 * Parts by their keys; empty where they are too large.
	 *
	 * @var array<string, array{}|Kept>
	 */
	private array $parts = array();

	public function __construct( string $checksum ) {
		$this->checksum = $checksum;

		$stored = get_option( Names::PARTS );
		if ( is_array( $stored ) && isset( $stored['checksum'], $stored['written_at'], $stored['is_full'], $stored['rules'], $stored['parts'] ) ) {
			$this->written_at = (int) $stored['written_at'];
			if ( $stored['checksum'] === $checksum ) {
				$this->is_full = (bool) $stored['is_full'];
				$this->rules   = (array) $stored['rules'];
				$this->parts   = (array) $stored['parts'];

				$this->variables = (array) ( $stored['variables'] ?? array() );
			}
		}
	}

	/**
	 * Returns the page rules of each widget that some page can show.
	 *
	 * @return array<int, array<int, array<string, string>>>|null By the place of the widget; null if they are not kept.
	 */
	public function get_rules(): ?array {
		return $this->rules;
	}

	/**
	 * Returns the variables in the texts of the widgets, where the rules are kept.
	 *
	 * @return array<int, string> Names.
	 */
	public function get_variables(): array {
		return $this->variables;
	}

	/**
	 * @return Kept|null Null if they are not kept.
	 */
	public function find( string $key ): ?array {
		$parts = $this->parts[ $key ] ?? array();

		return array() === $parts ? null : $parts;
	}

	/**
	 * Returns whether parts may be kept now: pages write once a minute at most, and once an hour where parts displace
	 * each other. Parts that are too large are not tried again.
	 *
	 * @param string $key Key of the parts; empty for the rules alone.
	 */
	public function can_keep( string $key ): bool {
		$is_kept = '' === $key ? null !== $this->rules : isset( $this->parts[ $key ] );

		return ! $is_kept && abs( time() - $this->written_at ) >= ( $this->is_full ? HOUR_IN_SECONDS : MINUTE_IN_SECONDS );
	}

	/**
	 * Keeps the rules, the variables, and parts. Where there is no room, the oldest parts are removed.
	 *
	 * @param array<int, array<int, array<string, string>>> $rules     Page rules of each widget that some page can show.
	 * @param array<int, string>                            $variables Variables in the texts of the widgets.
	 * @param string                                        $key       Key of the parts; empty for the rules alone.
	 * @param array{}|Kept                                  $parts     Parts.
	 */
	public function keep( array $rules, array $variables, string $key = '', array $parts = array() ): void {
		$this->rules     = $rules;
		$this->variables = $variables;
		if ( '' !== $key ) {
			$this->parts[ $key ] = strlen( (string) maybe_serialize( $parts ) ) > self::MAX_BYTES ? array() : $parts;
		}
		$count = count( $this->parts );
		while ( ! $this->has_room() ) {
			$this->parts = array_slice( $this->parts, 1, null, true );
		}
		$this->is_full = count( $this->parts ) < $count;

		update_option(
			Names::PARTS,
			array(
				'checksum'   => $this->checksum,
				'written_at' => time(),
				'is_full'    => $this->is_full,
				'rules'      => $this->rules,
				'variables'  => $this->variables,
				'parts'      => $this->parts,
			),
			true
		);
	}

	/**
	 * Drops all parts. Pages keep new ones after a minute, when a process that changes texts in several steps is done.
	 */
	public static function drop(): void {
		$stored = get_option( Names::PARTS );
		if ( is_array( $stored ) && ! empty( $stored['parts'] ) ) {
			$stored['checksum']   = '';
			$stored['written_at'] = time();
			$stored['parts']      = array();
			update_option( Names::PARTS, $stored, true );
		}
	}

	private function has_room(): bool {
		return count( $this->parts ) <= self::MAX_PARTS && strlen( (string) maybe_serialize( $this->parts ) ) <= self::MAX_BYTES;
	}
}
