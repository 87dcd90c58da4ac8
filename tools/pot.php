<?php
/**
 * Writes languages/chaty.pot: the strings of PHP, with those of the scripts, which are in
 * includes/frontend/strings, and the name and description of the plugin. Run by `composer pot`; needs gettext.
 *
 * @package Chaty
 */

$chaty_root  = dirname( __DIR__ );
$chaty_files = array();
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $chaty_root . '/includes', FilesystemIterator::SKIP_DOTS ) ) as $chaty_file ) {
	if ( 'php' === $chaty_file->getExtension() ) {
		$chaty_files[] = substr( $chaty_file->getPathname(), strlen( $chaty_root ) + 1 );
	}
}
sort( $chaty_files );

chdir( $chaty_root );
$chaty_command = 'xgettext --language=PHP --from-code=UTF-8 --add-comments=translators --keyword=__:1,2t --keyword=esc_html__:1,2t'
	. ' --keyword=_n:1,2,4t --keyword=_n_noop:1,2,3t --package-name=Chaty --msgid-bugs-address=- --sort-by-file --output=- ';
// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A tool of developers.
exec( $chaty_command . implode( ' ', array_map( 'escapeshellarg', $chaty_files ) ), $chaty_lines, $chaty_status );
if ( 0 !== $chaty_status ) {
	exit( 1 );
}

// The comments before the header are a form to fill in, and the dates would make every run a change.
$chaty_pot = implode( "\n", $chaty_lines ) . "\n";
$chaty_pot = substr( $chaty_pot, (int) strpos( $chaty_pot, 'msgid ""' ) );
$chaty_pot = (string) preg_replace( '/^"(?:Report-Msgid-Bugs-To|POT-Creation-Date|PO-Revision-Date|Last-Translator|Language-Team|Language): .*\n/m', '', $chaty_pot );

foreach ( array( 'Plugin Name', 'Description' ) as $chaty_name ) {
	preg_match( "/^ \* $chaty_name: *(.+)$/m", (string) file_get_contents( 'chaty.php' ), $chaty_found );
	$chaty_pot .= "\n#. $chaty_name of the plugin\n#: chaty.php\nmsgid \"" . addcslashes( $chaty_found[1], '"\\' ) . "\"\nmsgstr \"\"\n";
}
file_put_contents( 'languages/chaty.pot', $chaty_pot );
