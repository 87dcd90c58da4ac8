import { BOT, NO_BOT } from './bot-pattern';

/** What the user agent says about the visitor. An iPad that asks for desktop pages claims to be a Mac, and so counts as a desktop. */
export function parseDevice( userAgent: string ) {
	const isIos = /ip(hone|ad|od)/i.test( userAgent );
	return {
		isMobile:
			isIos ||
			/android|mobi|opera mini|blackberry|webos|silk|kindle/i.test(
				userAgent
			),
		isIos,
		/** Bots see the widget but are not counted. */
		isBot: BOT.test( userAgent.replace( NO_BOT, '' ) ),
	};
}

export type Device = ReturnType< typeof parseDevice >;
