<?php
namespace Chaty\Privacy;

use Chaty\Config\Names;
use Chaty\Messages\Message_Repository;
use Chaty\Http\Rate_Limiter;
use Chaty\Registrable;

/**
 * Deletes the fingerprints of messages and the counters of rate limits every hour. Both contain a hash of the
 * visitor's address, and are needed for two minutes at most.
 */
final class Visitor_Data implements Registrable {

	private Message_Repository $messages;
	private Rate_Limiter $limit;

	public function __construct( Message_Repository $messages, Rate_Limiter $limit ) {
		$this->messages = $messages;
		$this->limit    = $limit;
	}

	public function register(): void {
		add_action( Names::DELETE_VISITOR_DATA, array( $this->messages, 'delete_visitor_data' ) );
		add_action( Names::DELETE_VISITOR_DATA, array( $this->limit, 'delete_visitor_data' ) );
	}
}
