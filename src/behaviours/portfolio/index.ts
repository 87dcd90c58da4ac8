import { registerBehaviour } from '@chaty/runtime';
import { PORTFOLIO } from '../core/selectors';
import { attachPortfolio } from './portfolio';
import './portfolio.scss';

registerBehaviour( 'portfolio', PORTFOLIO, attachPortfolio );
