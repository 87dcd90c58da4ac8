import { registerBehaviour } from '@chaty/runtime';
import { CONTACT_FORM } from '../core/selectors';
import { attachContactForm } from './contact-form';
import './contact-form.scss';

registerBehaviour( 'contact-form', CONTACT_FORM, attachContactForm );
