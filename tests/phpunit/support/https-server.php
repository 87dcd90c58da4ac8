<?php
/**
 * Answers calls over TLS, each with the next of the statuses that are its arguments after the folder; the last one
 * repeats. It prints its port, and writes each call into the folder, as `1`, `2` and so on.
 *
 * @package Chaty
 */

$chaty_folder   = $argv[1];
$chaty_statuses = array_slice( $argv, 2 );
$chaty_key      = openssl_pkey_new( array( 'private_key_bits' => 2048 ) );
$chaty_request  = openssl_csr_new( array( 'commonName' => 'localhost' ), $chaty_key );
$chaty_signed   = false === $chaty_request ? false : openssl_csr_sign( $chaty_request, null, $chaty_key, 1 );
if ( false === $chaty_signed ) {
	exit( 1 );
}
openssl_x509_export( $chaty_signed, $chaty_certificate );
openssl_pkey_export( $chaty_key, $chaty_private );
file_put_contents( "$chaty_folder/pem", $chaty_certificate . $chaty_private );

$chaty_context = stream_context_create( array( 'ssl' => array( 'local_cert' => "$chaty_folder/pem" ) ) );
$chaty_server  = stream_socket_server( 'ssl://127.0.0.1:0', $chaty_code, $chaty_error, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN, $chaty_context );
if ( false === $chaty_server ) {
	exit( 1 );
}
printf( "%d\n", (int) substr( (string) strrchr( (string) stream_socket_get_name( $chaty_server, false ), ':' ), 1 ) );

for ( $chaty_call = 1; ; $chaty_call++ ) {
	$chaty_client = stream_socket_accept( $chaty_server, 60 );
	if ( false === $chaty_client ) {
		exit( 1 );
	}
	$chaty_text = '';
	do {
		$chaty_text .= (string) fread( $chaty_client, 65536 );
		preg_match( '/^Content-Length: (\d+)/mi', $chaty_text, $chaty_length );
		$chaty_end  = strpos( $chaty_text, "\r\n\r\n" );
		$chaty_size = strlen( $chaty_text );
	} while ( ! feof( $chaty_client ) && ( false === $chaty_end || $chaty_size < $chaty_end + 4 + (int) ( $chaty_length[1] ?? 0 ) ) );
	file_put_contents( "$chaty_folder/$chaty_call", $chaty_text );
	$chaty_status = $chaty_statuses[ min( $chaty_call, count( $chaty_statuses ) ) - 1 ];
	fwrite( $chaty_client, "HTTP/1.1 $chaty_status X\r\nLocation: https://evil.example/\r\nContent-Length: 2\r\nConnection: close\r\n\r\nOK" );
	fclose( $chaty_client );
}
