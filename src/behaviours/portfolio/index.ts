import { runBehaviour } from '../core/register';
import { attachPortfolio } from './portfolio';
import './portfolio.scss';

runBehaviour( 'portfolio', attachPortfolio );
