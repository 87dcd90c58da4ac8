import { tryOr } from '../../shared/try-or';

/** Where a video comes from. */
export interface VideoSource {
	readonly kind: 'youtube' | 'vimeo' | 'file' | 'page';
	/** The URL of its player, or of its file. */
	readonly url: string;
	/** The id of a YouTube video, which a loop needs as its playlist; empty for other kinds. */
	readonly id: string;
}

const YOUTUBE_HOST = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/;
/** Matches host and path: `youtu.be/ID`, `youtube.com/embed/ID`. */
const YOUTUBE_ID =
	/(?:youtu\.be|\/(?:embed|v|shorts|live))\/([\w-]{11})(?:\/|$)/;
const VIMEO = /^\/(?:.*\/)?(\d+)(?:\/(\w+))?\/?$/;
const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** Parameters of a YouTube URL that its player keeps. */
const PLAYER_PARAMETERS = 'list index end rel cc_load_policy hl'.split( ' ' );

/** Parses `90`, `90s` or `1m30s`. */
function parseSeconds( text: string | null ): number {
	const [ , hours = 0, minutes = 0, seconds = 0 ] =
		/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec( text ?? '' ) ?? [];
	return Number( hours ) * 3600 + Number( minutes ) * 60 + Number( seconds );
}

/** Returns YouTube's player that sets no cookies before it plays. */
function parseYoutubeUrl( {
	hostname,
	pathname,
	searchParams,
}: URL ): VideoSource | null {
	const param =
		searchParams.get( 'v' ) ??
		YOUTUBE_ID.exec( hostname + pathname )?.[ 1 ] ??
		'';
	const id = /^[\w-]{11}$/.test( param ) ? param : '';
	if ( ! id && ! searchParams.get( 'list' ) ) {
		return null;
	}
	const player = new URL(
		`https://www.youtube-nocookie.com/embed/${ id || 'videoseries' }`
	);
	for ( const name of PLAYER_PARAMETERS ) {
		const value = searchParams.get( name );
		if ( value ) {
			player.searchParams.set( name, value );
		}
	}
	const start =
		parseSeconds( searchParams.get( 'start' ) ) ||
		parseSeconds( searchParams.get( 't' ) );
	if ( start ) {
		player.searchParams.set( 'start', String( start ) );
	}
	return { kind: 'youtube', url: player.href, id };
}

/** Returns Vimeo's player with `dnt=1`, which makes it not track the visitor. */
function parseVimeoUrl( { pathname, searchParams }: URL ): VideoSource | null {
	const [ , id, path ] = VIMEO.exec( pathname ) ?? [];
	const privacyHash = searchParams.get( 'h' ) ?? path;
	const suffix = /^\w+$/.test( privacyHash ?? '' )
		? `&h=${ privacyHash }`
		: '';
	return id
		? {
				kind: 'vimeo',
				url: `https://player.vimeo.com/video/${ id }?dnt=1${ suffix }`,
				id: '',
		  }
		: null;
}

/** Parses the URL of a video's page, player or file; null unless it is a valid HTTP URL. */
export function parseVideoUrl(
	text: string,
	base: string
): VideoSource | null {
	const url = tryOr( () => new URL( text, base ), null );
	if ( ! url || ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	if ( YOUTUBE_HOST.test( url.hostname ) ) {
		return parseYoutubeUrl( url );
	}
	if ( /(^|\.)vimeo\.com$/.test( url.hostname ) ) {
		return parseVimeoUrl( url );
	}
	return {
		kind: FILE.test( url.pathname ) ? 'file' : 'page',
		url: url.href,
		id: '',
	};
}
