import { corePlatform } from './widget/browser/core';
import { startPage } from './widget/launcher/start';

startPage( corePlatform );
