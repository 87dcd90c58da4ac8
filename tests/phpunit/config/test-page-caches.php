<?php
namespace Chaty\Tests\Config;

use Chaty\Config\Page_Caches;
use Chaty\Tests\Process_Test_Case;

/**
 * Each cache runs as a double with the function or action that the real one documents, in a process of its own,
 * because functions and constants cannot be taken back.
 *
 * @group programs
 */
final class Page_Caches_Test extends Process_Test_Case {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_caches(): array {
		return array(
			'WP Rocket'            => array( 'rocket_clean_domain', 'WP Rocket' ),
			'LiteSpeed Cache'      => array( 'litespeed', 'LiteSpeed Cache' ),
			'W3 Total Cache'       => array( 'w3tc_flush_posts', 'W3 Total Cache' ),
			'WP Super Cache'       => array( 'wp_cache_clear_cache', 'WP Super Cache' ),
			'WP Fastest Cache'     => array( 'wpfc_clear_all_cache', 'WP Fastest Cache' ),
			'SiteGround Optimizer' => array( 'sg_cachepress_purge_cache', 'SiteGround Optimizer' ),
			'Cache Enabler'        => array( 'cache_enabler', 'Cache Enabler' ),
			'Autoptimize'          => array( 'autoptimize', 'Autoptimize' ),
			'Breeze'               => array( 'breeze', 'Breeze' ),
			'Hummingbird'          => array( 'hummingbird', 'Hummingbird' ),
			'FlyingPress'          => array( 'flying_press', 'FlyingPress' ),
			'Nginx Helper'         => array( 'nginx_helper', 'Nginx Helper' ),
			'Super Page Cache'     => array( 'super_page_cache', 'Super Page Cache' ),
			'WP-Optimize'          => array( 'wp_optimize', 'WP-Optimize' ),
			'Kinsta'               => array( 'kinsta', 'Kinsta' ),
			'SpeedyCache'          => array( 'speedycache', 'SpeedyCache' ),
			'Cloudflare'           => array( 'cloudflare', 'Cloudflare' ),
			'WP Engine'            => array( 'wpengine', 'WP Engine' ),
			'Pantheon'             => array( 'pantheon', 'Pantheon' ),
			'Jetpack Boost'        => array( 'jetpack_boost', 'Jetpack Boost' ),
			'Powered Cache'        => array( 'powered_cache', 'Powered Cache' ),
		);
	}

	/**
	 * @dataProvider provide_caches
	 */
	public function test_cache_alone_is_emptied_once_as_a_whole_before_action_for_others_and_named( string $double, string $name ): void {
		$answer = $this->purge( array( $double ) );

		$this->assertSame( array( $name ), $answer['names'] );
		$this->assertSame( array( array( $double, array() ), array( 'others', array() ) ), $answer['calls'] );
	}

	public function test_absent_or_switched_off_cache_is_neither_called_nor_named(): void {
		$answer = $this->purge( array( 'wp_optimize_off', 'cloudflare_off' ) );

		$this->assertSame( array(), $answer['names'] );
		$this->assertSame( array( array( 'others', array() ) ), $answer['calls'] );
	}

	public function test_cache_that_throws_is_logged_and_not_named_and_others_are_emptied(): void {
		$answer = $this->purge( array( 'rocket_clean_domain', 'litespeed', 'kinsta' ), array( 'rocket_clean_domain', 'others' ) );

		$this->assertSame( array( 'LiteSpeed Cache', 'Kinsta' ), $answer['names'] );
		$this->assertCount( 4, $answer['calls'] );
		$this->assertStringContainsString( 'a page cache could not be emptied: WP Rocket: disk full', $answer['log'] );
		$this->assertStringContainsString( 'a page cache could not be emptied: chaty_purge_page_caches: disk full', $answer['log'] );
	}

	/**
	 * Given a site of a network, then WP Super Cache empties this site's alone, and caches that could only be emptied
	 * for the whole network are left alone.
	 */
	public function test_network(): void {
		$answer = $this->purge( array( 'network', 'wp_cache_clear_cache', 'kinsta', 'pantheon', 'w3tc_flush_posts', 'flying_press', 'super_page_cache' ) );

		$this->assertEqualsCanonicalizing( array( 'W3 Total Cache', 'WP Super Cache' ), $answer['names'] );
		$this->assertContains( array( 'wp_cache_clear_cache', array( 1 ) ), $answer['calls'] );
		$this->assertCount( 3, $answer['calls'] );
	}

	public function test_filter_can_add_names_of_caches_and_nothing_else(): void {
		$filter = static fn ( array $names ): array => array_merge( $names, array( 'My host', 7 ) );
		add_filter( 'chaty_purged_page_caches', $filter );
		$names  = Page_Caches::purge();
		remove_filter( 'chaty_purged_page_caches', $filter );

		$this->assertSame( array( 'My host' ), $names );
	}

	/**
	 * Empties the caches in another process.
	 *
	 * @param array<int, string> $doubles  Doubles that are there.
	 * @param array<int, string> $throwing Those that throw.
	 * @return array{names: array<int, string>, calls: array<int, mixed>, log: string}
	 */
	private function purge( array $doubles, array $throwing = array() ): array {
		$script = __DIR__ . '/../support/page-caches.php';
		$result = $this->run_php( array( $script, untrailingslashit( ABSPATH ), implode( ',', $doubles ), implode( ',', $throwing ) ) );
		$answer = json_decode( $result['output'], true );
		$this->assertIsArray( $answer, $result['output'] . $result['errors'] );

		return array(
			'names' => (array) $answer['names'],
			'calls' => (array) $answer['calls'],
			'log'   => $result['errors'],
		);
	}
}
