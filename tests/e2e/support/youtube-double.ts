import type { BrowserContext, Page } from '@playwright/test';

const HOSTS = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//;

/** A player with the part of YouTube's interface that pages use: autoplay, and commands by messages. */
const PLAYER = `<!doctype html><html lang="en"><title>Player</title>
<p>A video</p>
<script>
	window.playing = new URLSearchParams( location.search ).get( 'autoplay' ) === '1';
	addEventListener( 'message', ( { data } ) => {
		const { event, func } = JSON.parse( data );
		if ( event === 'command' && /^(play|pause)Video$/.test( func ) ) {
			window.playing = func === 'playVideo';
		}
	} );
</script>`;

/** Stands in for the hosts of videos, and records their requests. */
export class YoutubeDouble {
	readonly requests: string[] = [];

	async serve( context: BrowserContext ): Promise< void > {
		await context.route( HOSTS, ( route ) => {
			this.requests.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/html',
				body: PLAYER,
			} );
		} );
	}

	/** Whether the video on a page plays. */
	async isPlaying( page: Page ): Promise< boolean | undefined > {
		const frame = page.frames().find( ( one ) => HOSTS.test( one.url() ) );
		return frame?.evaluate(
			() => ( window as Window & { playing?: boolean } ).playing
		);
	}
}
