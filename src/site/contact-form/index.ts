import { runBehaviour } from '../../services/behaviour';
import { attachContactForm } from './contact-form';
import './contact-form.scss';

runBehaviour( 'contact-form', attachContactForm );
