import { ChatPanel } from './widget/app/chat-panel';
import { publishPanel } from './widget/app/publish-panel';
import css from './widget/app/chat.scss';

publishPanel( 'chat', ChatPanel, css );
