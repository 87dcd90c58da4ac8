import { coreBrowser } from './widget/browser/core';
import { start } from './widget/launcher/start';

start( coreBrowser );
