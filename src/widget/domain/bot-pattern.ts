/** Made by `npm run bots` from the list of isbot; change tools/bots.mjs, not this file. */

/** Crawlers that run scripts. */
export const BOT =
	/bots?(?:\b|_)|google(?!(?:wv|app|\/google| pixel))|http|chrome-lighthouse|crawl|headless|inspect|phantomjs|pingdom|preview|ptst[ \/]\d|spider|statuscake|synthetic|gtmetrix/i;

/** Parts of ordinary browsers' names that look like a bot's. */
export const NO_BOT = / cubot| channel\/google|google\/google|libhttp/gi;
