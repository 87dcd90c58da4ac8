<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;

/**
 * Makes the links to the folders, with their counts. A search looks into every folder: the counts are those of what it
 * finds there, the links keep it, and one leads to all that it finds.
 */
final class Folder_Links {

	private Messages_Address $address;
	private bool $is_search;

	/**
	 * Counts by folder.
	 *
	 * @var array<string, array{total: int, unread: int}>
	 */
	private array $counts;

	public function __construct( Message_Query $messages, Messages_Address $address ) {
		$this->address   = $address;
		$this->is_search = '' !== $address->get( 's' );
		$this->counts    = $messages->get_counts( $this->is_search ? array_diff_key( $address->get_filters(), array( 'box' => '' ) ) : array() );
	}

	/**
	 * @return array<string, string> Markup by folder.
	 */
	public function get(): array {
		$links   = array();
		$every   = Message_Filters::EVERY_FOLDER;
		$folders = ( $this->is_search ? array( $every => __( 'All folders', 'chaty' ) ) : array() ) + Message_Labels::get_folders();
		$totals  = wp_list_pluck( $this->counts, 'total' );
		$totals += array( $every => array_sum( $totals ) );
		foreach ( $folders as $folder => $label ) {
			$links[ $folder ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url(
					$this->is_search ? $this->address->get_url(
						array(
							'box'   => $every === $folder ? '' : $folder,
							'paged' => '',
						)
					) : Messages_Address::get_folder_url( $folder )
				),
				$this->address->get_folder() === $folder ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $totals[ $folder ] ) )
			);
		}

		return $links;
	}

	/**
	 * Prints the links to the folders in which a search has found something, where the list of this folder is empty.
	 */
	public function print_elsewhere(): void {
		$found = array_filter( $this->counts, static fn ( array $count ): bool => $count['total'] > 0 );
		if ( $this->is_search && array() !== $found ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- get() escapes them.
			printf( ' %s %s', esc_html__( 'Found in other folders:', 'chaty' ), implode( ', ', array_intersect_key( $this->get(), $found ) ) );
		}
	}
}
