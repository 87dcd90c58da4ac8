/** QR codes of buttons in content, on desktops: a phone reads where the button leads. */
import { encode } from 'uqr';
import { listenToQrButtons } from './widget/browser/qr-dialog';

listenToQrButtons( ( text ) => encode( text, { border: 4 } ).data );
