<?php
/**
 * Writes languages/chaty.pot: the strings of PHP, with those of the visitor's scripts, which are in
 * includes/frontend/strings, the strings of the console's scripts, and the name and description of the plugin.
 * Then it updates every languages/*.po: new strings are added without translation, former ones are removed.
 * Run by `composer pot`; needs gettext and Node.
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
$chaty_folder = sys_get_temp_dir() . '/chaty-pot-' . getmypid();
$chaty_common = 'xgettext --from-code=UTF-8 --add-comments=translators --package-name=Chaty --msgid-bugs-address=- --sort-by-file';
$chaty_steps  = array(
	"$chaty_common --language=PHP --keyword=__:1,2t --keyword=esc_html__:1,2t --keyword=esc_attr__:1,2t --keyword=esc_html_e:1,2t --keyword=_x:1,2c,3t --keyword=_n:1,2,4t --keyword=_n_noop:1,2,3t"
		. " --output=$chaty_folder/php.pot "
		. implode( ' ', array_map( 'escapeshellarg', $chaty_files ) ),
	"node tools/console-strings.mjs $chaty_folder/src",
	"cd $chaty_folder && $chaty_common --language=JavaScript --keyword=__:1,2t --keyword=_n:1,2,4t --keyword=_x:1,2c,3t --output=js.pot \$( find src -type f | sort )",
	"cd $chaty_folder && xgettext --package-name=Chaty --msgid-bugs-address=- --sort-by-file --add-location=file --output=- php.pot js.pot",
);
mkdir( $chaty_folder );
foreach ( $chaty_steps as $chaty_step ) {
	$chaty_lines = array();
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A tool of developers.
	exec( $chaty_step, $chaty_lines, $chaty_status );
	if ( 0 !== $chaty_status ) {
		exit( 1 );
	}
}
// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The folder is this tool's own.
exec( "rm -r $chaty_folder" );

// The comments before the header are a form to fill in, and the dates would make every run a change.
$chaty_pot = implode( "\n", $chaty_lines ) . "\n";
$chaty_pot = substr( $chaty_pot, (int) strpos( $chaty_pot, 'msgid ""' ) );
$chaty_pot = (string) preg_replace( '/^"(?:Report-Msgid-Bugs-To|POT-Creation-Date|PO-Revision-Date|Last-Translator|Language-Team|Language): .*\n/m', '', $chaty_pot );

foreach ( array( 'Plugin Name', 'Description' ) as $chaty_name ) {
	preg_match( "/^ \* $chaty_name: *(.+)$/m", (string) file_get_contents( 'chaty.php' ), $chaty_found );
	$chaty_pot .= "\n#. $chaty_name of the plugin\n#: chaty.php\nmsgid \"" . addcslashes( $chaty_found[1], '"\\' ) . "\"\nmsgstr \"\"\n";
}
file_put_contents( 'languages/chaty.pot', $chaty_pot );

foreach ( (array) glob( 'languages/*.po' ) as $chaty_file ) {
	$chaty_file = escapeshellarg( (string) $chaty_file );
	$chaty_step = "msgmerge --quiet --no-fuzzy-matching --sort-by-file $chaty_file languages/chaty.pot"
		. " | msgattrib --no-obsolete --add-location=file --output=$chaty_file -";
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A tool of developers.
	exec( $chaty_step, $chaty_lines, $chaty_status );
	if ( 0 !== $chaty_status ) {
		exit( 1 );
	}
}
