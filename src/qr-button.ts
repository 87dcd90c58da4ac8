/** QR codes of buttons in content, on desktops: a phone reads the address from the code. */
import { encode } from 'uqr';
import { listenToQrButtons } from './widget/browser/qr-dialog';

listenToQrButtons( ( text ) => encode( text, { border: 4 } ).data );
