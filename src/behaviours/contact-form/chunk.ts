import { registerChunk } from '../core/registry';
import type { ContactFormView } from './contact-form';
import { startForm } from './start-form';

registerChunk( 'contact-form', { start: startForm } satisfies ContactFormView );
