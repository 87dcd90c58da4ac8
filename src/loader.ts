import { corePlatform } from './platform/core-platform';
import { startPage } from './widget/start-page';

startPage( corePlatform );
