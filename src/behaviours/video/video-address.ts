/** A film, by where it comes from. `address` is that of its player, or of its file. */
export interface VideoAddress {
	readonly kind: 'youtube' | 'vimeo' | 'file' | 'page';
	readonly address: string;
	/** Of YouTube: a film is named again where it is to start anew. */
	readonly id: string;
}

const YOUTUBE_HOST = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/;
/** After the host: `youtu.be/ID`, `youtube.com/embed/ID`. */
const YOUTUBE_ID =
	/^(?:youtu\.be|.*\/(?:embed|v|shorts|live))\/([\w-]{11})(?:\/|$)/;
const VIMEO = /^\/(?:.*\/)?(\d+)(?:\/(\w+))?\/?$/;
const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** What a page may say of how YouTube plays. */
const KEPT = [ 'list', 'index', 'end', 'rel', 'cc_load_policy', 'hl' ] as const;

/** Seconds of `90`, `90s` or `1m30s`. */
function readSeconds( text: string | null ): number {
	const [ , hours, minutes, seconds ] =
		/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec( text ?? '' ) ?? [];
	return (
		Number( hours ?? 0 ) * 3600 +
		Number( minutes ?? 0 ) * 60 +
		Number( seconds ?? 0 )
	);
}

/** The player of YouTube that sets no cookie before it plays. */
function readYoutube( {
	hostname,
	pathname,
	searchParams,
}: URL ): VideoAddress | null {
	const named =
		searchParams.get( 'v' ) ??
		YOUTUBE_ID.exec( hostname + pathname )?.[ 1 ];
	const id = /^[\w-]{11}$/.test( named ?? '' ) ? named ?? '' : '';
	if ( ! id && ! searchParams.get( 'list' ) ) {
		return null;
	}
	const player = new URL(
		`https://www.youtube-nocookie.com/embed/${ id || 'videoseries' }`
	);
	for ( const name of KEPT ) {
		const value = searchParams.get( name );
		if ( value ) {
			player.searchParams.set( name, value );
		}
	}
	const start =
		readSeconds( searchParams.get( 'start' ) ) ||
		readSeconds( searchParams.get( 't' ) );
	if ( start ) {
		player.searchParams.set( 'start', String( start ) );
	}
	return { kind: 'youtube', address: player.href, id };
}

/** The player of Vimeo, asked not to follow the visitor. */
function readVimeo( { pathname, searchParams }: URL ): VideoAddress | null {
	const [ , id, path ] = VIMEO.exec( pathname ) ?? [];
	const hash = searchParams.get( 'h' ) ?? path;
	const secret = /^\w+$/.test( hash ?? '' ) ? `&h=${ hash }` : '';
	return id
		? {
				kind: 'vimeo',
				address: `https://player.vimeo.com/video/${ id }?dnt=1${ secret }`,
				id: '',
		  }
		: null;
}

/**
 * Where a film comes from, by the address of its page, its player or its file; null when the address
 * is none, or could do more than be shown.
 */
export function readVideo(
	address: string,
	base: string
): VideoAddress | null {
	let url;
	try {
		url = new URL( address, base );
	} catch {
		return null;
	}
	if ( ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	if ( YOUTUBE_HOST.test( url.hostname ) ) {
		return readYoutube( url );
	}
	if ( /(^|\.)vimeo\.com$/.test( url.hostname ) ) {
		return readVimeo( url );
	}
	return {
		kind: FILE.test( url.pathname ) ? 'file' : 'page',
		address: url.href,
		id: '',
	};
}
