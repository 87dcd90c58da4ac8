import { AgentsPanel } from './widget/app/agents-panel';
import { publishPanel } from './widget/app/publish-panel';
import css from './widget/app/agents.scss';

publishPanel( 'agents', AgentsPanel, css );
