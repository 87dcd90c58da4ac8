import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, makeOnce } from './folders.mjs';
import { cacheDir } from '../paths.mjs';
import { mustRun, run } from '../run.mjs';
import { startDaemon } from './daemon.mjs';
import { serverProgram } from './packages.mjs';

/** Small files and little memory; otherwise as a site has it. */
const SETTINGS = [
	'--innodb-log-file-size=16M',
	'--innodb-buffer-pool-size=256M',
	'--max-connections=200',
	'--skip-log-bin',
	'--performance-schema=OFF',
];

const user = () => ( process.getuid?.() === 0 ? [ '--user=root' ] : [] );

/** An empty data folder, made once. */
function emptyData() {
	return makeOnce( join( cacheDir(), 'mariadb-r1' ), ( folder ) =>
		mustRun( 'mariadb-install-db', [
			'--no-defaults',
			`--datadir=${ folder }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			...user(),
			...SETTINGS.slice( 0, 1 ),
		] )
	);
}

/**
 * Starts a MariaDB of our own: a data folder of its own, a socket and no port.
 *
 * @param {string} folder Where its data and its socket go; made new.
 * @return {Promise<{socket: string, query: (sql: string, database?: string) => Promise<string>, stop: () => Promise<void>, kill: () => void, restart: () => Promise<void>}>} The running server; user `root`, no password.
 */
export async function startMariadb( folder ) {
	const data = join( folder, 'data' );
	const socket = join( folder, 'mariadb.sock' );
	copyTree( await emptyData(), data );
	const client = ( args ) => [
		'--no-defaults',
		`--socket=${ socket }`,
		'--user=root',
		...args,
	];
	const isReady = async () =>
		( await run( 'mariadb-admin', client( [ 'ping', '--silent' ] ) ) )
			.code === 0;
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
		socket,
		query: ( sql, database = '' ) =>
			mustRun(
				'mariadb',
				client( [
					'-N',
					'-B',
					'-e',
					sql,
					...[ database ].filter( Boolean ),
				] )
			),
		stop: () => daemon.stop(),
		kill: () => daemon.kill(),
		restart: async () => {
			rmSync( socket, { force: true } );
			daemon = await start();
		},
	};
}
