import { runOnce } from './widget/launcher/start';

runOnce();
