import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { isAnswering, startDaemon } from '../tools/wordpress/daemon.mjs';
import { readPhp } from '../tools/programs.mjs';
import { serverProgram } from '../tools/wordpress/packages.mjs';

/** Processes of a pool: more than the machine has cores, as on a site. */
const WORKERS = 8;

const socketOf = ( folder, pool ) => join( folder, `${ pool }.sock` );

function fpmConfig( folder, pool ) {
	return `
[global]
daemonize = no
error_log = ${ folder }/${ pool }.log
[${ pool }]
user = root
group = root
listen = ${ socketOf( folder, pool ) }
listen.backlog = 1024
pm = static
pm.max_children = ${ WORKERS }
clear_env = no
php_admin_value[opcache.validate_timestamps] = 0
php_admin_value[error_reporting] = 22527
php_admin_value[display_errors] = 0
env[CHATY_POOL] = ${ pool }
`;
}

function nginxServer( port, root, upstream ) {
	return `
	server {
		listen 127.0.0.1:${ port } backlog=1024;
		root ${ root };
		index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			fastcgi_pass ${ upstream };
			fastcgi_read_timeout 60s;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param DOCUMENT_URI $document_uri;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_param SERVER_NAME $server_name;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param HTTP_HOST $http_host;
		}
	}`;
}

function nginxConfig( folder, root, ports, pools ) {
	const servers = [
		nginxServer( ports[ 0 ], root, 'all' ),
		...pools.map( ( pool, at ) =>
			nginxServer(
				ports[ at + 1 ],
				root,
				`unix:${ socketOf( folder, pool ) }`
			)
		),
	];
	const temporary = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ];
	return `
daemon off;
user root;
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ folder }/nginx.log;
events { worker_connections 1024; }
http {
	access_log off;
	types { text/html html; application/javascript js; text/css css; }
	${ temporary
		.map( ( name ) => `${ name }_temp_path ${ folder }/tmp-${ name };` )
		.join( '\n\t' ) }
	upstream all {
		${ pools
			.map( ( pool ) => `server unix:${ socketOf( folder, pool ) };` )
			.join( '\n\t\t' ) }
	}
	${ servers.join( '\n' ) }
}
`;
}

function startPool( folder, pool ) {
	const file = join( folder, `${ pool }.conf` );
	writeFileSync( file, fpmConfig( folder, pool ) );
	return startDaemon(
		serverProgram( `php-fpm${ readPhp()?.version }` ),
		[ '-F', '-R', '-y', file ],
		() => existsSync( socketOf( folder, pool ) )
	);
}

/**
 * Starts nginx with pools of PHP-FPM, as a site with several web nodes has.
 *
 * @param {string}   folder  For settings and sockets.
 * @param {string}   site    The site's folder.
 * @param {string[]} [pools] Names of the pools.
 * @return {Promise<{url: string, nodes: string[], pidOf: (pool: string) => number, restartPool: (pool: string) => Promise<void>, stop: () => Promise<void>}>} The address of all pools together and of each alone.
 */
export async function startWeb( folder, site, pools = [ 'a' ] ) {
	mkdirSync( folder, { recursive: true } );
	const started = [];
	const running = {};
	for ( const pool of pools ) {
		running[ pool ] = await startPool( folder, pool );
		started.push( { stop: () => running[ pool ].stop() } );
	}
	const ports = await Promise.all(
		[ 'all', ...pools ].map( () => getPort() )
	);
	const file = join( folder, 'nginx.conf' );
	writeFileSync( file, nginxConfig( folder, site, ports, pools ) );
	const [ url, ...nodes ] = ports.map(
		( port ) => `http://127.0.0.1:${ port }`
	);
	started.push(
		await startDaemon(
			serverProgram( 'nginx' ),
			[ '-e', join( folder, 'nginx.log' ), '-p', folder, '-c', file ],
			() => isAnswering( `${ url }/wp-includes/images/blank.gif` )
		)
	);
	return {
		url,
		nodes,
		pidOf: ( pool ) => running[ pool ].pid,
		restartPool: async ( pool ) => {
			await running[ pool ].stop();
			running[ pool ] = await startPool( folder, pool );
		},
		stop: async () => {
			for ( const daemon of started.reverse() ) {
				await daemon.stop();
			}
		},
	};
}
