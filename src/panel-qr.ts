import { QrPanel } from './widget/app/qr-panel';
import { publishPanel } from './widget/app/publish-panel';
import css from './widget/app/qr.scss';

publishPanel( 'qr', QrPanel, css );
