import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { cacheDir } from '../paths.mjs';
import { startDaemon } from './daemon.mjs';
import { copyTree, makeOnce } from './folders.mjs';
import { serverProgram } from './packages.mjs';

/** Small files and little memory; the rest as on a site. */
const SETTINGS = [
	'--innodb-log-file-size=16M',
	'--innodb-buffer-pool-size=256M',
	'--max-connections=200',
	'--skip-log-bin',
	'--performance-schema=OFF',
];

const user = () => ( process.getuid?.() === 0 ? [ '--user=root' ] : [] );

/** Creates an empty data folder, once. */
function emptyData() {
	return makeOnce( join( cacheDir(), 'mariadb-r1' ), ( folder ) =>
		execa( 'mariadb-install-db', [
			'--no-defaults',
			`--datadir=${ folder }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			...user(),
			...SETTINGS.slice( 0, 1 ),
		] )
	);
}

/** The functions of MariaDB's client for a server. */
function createClient( server ) {
	const args = [ '--no-defaults', ...server, '--user=root' ];
	return {
		isReady: async () => {
			const { exitCode } = await execa(
				'mariadb-admin',
				[ ...args, 'ping', '--silent' ],
				{ reject: false }
			);
			return exitCode === 0;
		},
		query: async ( sql, database = '' ) => {
			const { stdout } = await execa(
				'mariadb',
				[ ...args, `--database=${ database }`, '-N', '-B', '-e', sql ],
				{ stdin: 'ignore' }
			);
			return stdout;
		},
	};
}

/**
 * Starts a MariaDB with a data folder and a socket of its own, and no port.
 *
 * @param {string} folder For its data and its socket.
 * @return {Promise<{host: string, query: (sql: string, database?: string) => Promise<string>, stop: () => Promise<void>, kill: () => void, restart: () => Promise<void>}>} The running server; user `root`, no password.
 */
export async function startMariadb( folder ) {
	const data = join( folder, 'data' );
	const socket = join( folder, 'mariadb.sock' );
	copyTree( await emptyData(), data );
	const { isReady, query } = createClient( [ `--socket=${ socket }` ] );
	const start = () =>
		startDaemon(
			serverProgram( 'mariadbd' ),
			[
				'--no-defaults',
				`--datadir=${ data }`,
				`--socket=${ socket }`,
				`--pid-file=${ join( folder, 'mariadb.pid' ) }`,
				'--skip-networking',
				...user(),
				...SETTINGS,
			],
			isReady
		);
	let daemon = await start();
	return {
		host: `localhost:${ socket }`,
		query,
		stop: () => daemon.stop(),
		kill: () => daemon.kill(),
		restart: async () => {
			rmSync( socket, { force: true } );
			daemon = await start();
		},
	};
}

/**
 * Uses a MySQL or MariaDB that runs already, such as a service of a workflow.
 *
 * @param {string} host Its host and port, `127.0.0.1:3306`; its user `root` needs no password.
 * @return {{host: string, query: (sql: string, database?: string) => Promise<string>, stop: () => Promise<void>}} The server.
 */
export function connectMysql( host ) {
	const [ name, port ] = host.split( ':' );
	const { query } = createClient( [
		`--host=${ name }`,
		`--port=${ port }`,
	] );
	return { host, query, stop: async () => {} };
}
