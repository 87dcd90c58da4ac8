import { publishView } from '../core/registry';
import type { ContactFormView } from './contact-form';
import { startForm } from './start-form';

publishView( 'contact-form', { start: startForm } satisfies ContactFormView );
