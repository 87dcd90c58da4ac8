import { ContactForm, ContactFormPanel } from './widget/app/contact-form-panel';
import { publishPanel } from './widget/app/publish-panel';
import { publish } from './shared/globals';
import css from './widget/app/form.scss';

publish( 'chaty_form', ContactForm );
publishPanel( 'form', ContactFormPanel, css );
