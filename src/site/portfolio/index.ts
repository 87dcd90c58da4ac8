import { runBehaviour } from '../../services/behaviour';
import { attachPortfolio } from './portfolio';
import './portfolio.scss';

runBehaviour( 'portfolio', attachPortfolio );
