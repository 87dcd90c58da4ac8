import { ContactFormPanel } from './widget/app/contact-form-panel';
import { publishPanel } from './widget/app/publish-panel';
import css from './widget/app/form.scss';

publishPanel( 'form', ContactFormPanel, css );
