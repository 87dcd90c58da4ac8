/** `YYYY-MM-DD` with an optional time, as the schedule stores it. */
const STAMP = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/;

/** Date and time of a stored stamp; `null` for a day or a time that does not exist. */
export function parseStamp( stamp: string ) {
	const [ , year, month = 0, day = 0, hours = '00', minutes = '00' ] =
		STAMP.exec( stamp ) ?? [];
	const date = new Date( Date.UTC( Number( year ), +month - 1, +day ) );
	const isDay =
		date.getUTCMonth() === +month - 1 && date.getUTCDate() === +day;
	return isDay && +hours < 24 && +minutes < 60
		? {
				date: stamp.slice( 0, 10 ),
				time: stamp.length > 10 ? stamp.slice( 11, 16 ) : '',
		  }
		: null;
}
