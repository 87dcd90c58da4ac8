import { registerBehaviour } from '@chaty/runtime';
import { attachContactForm } from './contact-form';
import './contact-form.scss';

registerBehaviour( 'contact-form', attachContactForm );
