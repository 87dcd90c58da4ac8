import { runBehaviour } from '../core/register';
import { attachContactForm } from './contact-form';
import './contact-form.scss';

runBehaviour( 'contact-form', attachContactForm );
