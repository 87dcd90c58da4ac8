import { countButtons } from './widget/launcher/count-buttons';

countButtons();
