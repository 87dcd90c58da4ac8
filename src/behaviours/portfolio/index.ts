import { registerBehaviour } from '@chaty/runtime';
import { attachPortfolio } from './portfolio';
import './portfolio.scss';

registerBehaviour( 'portfolio', attachPortfolio );
