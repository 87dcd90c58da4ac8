<?php
namespace Chaty\Tests;

use Chaty\Context;

/**
 * Gives a test a folder of the plugin whose build has what the test writes, until its end.
 */
trait Built_Folder {

	private string $folder = '';

	private function get_context(): Context {
		return new Context( "$this->folder/chaty.php", '1.0.0' );
	}

	/**
	 * @param string $path Path in the folder `build`.
	 */
	private function write( string $path, string $content = '' ): void {
		$this->folder = '' === $this->folder ? get_temp_dir() . uniqid( 'chaty-' ) : $this->folder;
		wp_mkdir_p( dirname( "$this->folder/build/$path" ) );
		file_put_contents( "$this->folder/build/$path", $content );
	}

	/**
	 * Writes a list of bundles.
	 *
	 * @param array<string, array<int, string>> $bundles Dependencies by path.
	 */
	private function write_list( string $name, array $bundles ): void {
		$list = array_map( static fn ( array $dependencies ): array => array( 'dependencies' => $dependencies, 'version' => 'abc' ), $bundles );
		$this->write( "$name.assets.php", '<?php return ' . var_export( $list, true ) . ';' );
	}

	/**
	 * @after
	 */
	protected function remove_folder(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		( new \WP_Filesystem_Direct( null ) )->delete( $this->folder, true );
	}
}
