import type { BrowserContext, Page } from '@playwright/test';

const HOSTS = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//;

/** Does what a page sees of YouTube's player: it plays, and takes commands by messages. */
const PLAYER = `<!doctype html><html lang="en"><title>Player</title>
<p>A film</p>
<script>
	window.playing = new URLSearchParams( location.search ).get( 'autoplay' ) === '1';
	addEventListener( 'message', ( { data } ) => {
		const { event, func } = JSON.parse( data );
		if ( event === 'command' && /^(play|pause)Video$/.test( func ) ) {
			window.playing = func === 'playVideo';
		}
	} );
</script>`;

/** Replaces the hosts of videos, and records the requests to them. */
export class YoutubeDouble {
	readonly asked: string[] = [];

	async serve( context: BrowserContext ): Promise< void > {
		await context.route( HOSTS, ( route ) => {
			this.asked.push( route.request().url() );
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
			() => ( window as unknown as { playing: boolean } ).playing
		);
	}
}
