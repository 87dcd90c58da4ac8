import { registerChunk } from '../core/registry';
import type { ContactFormChunk } from './contact-form';
import { startForm } from './submit-form';

registerChunk( 'contact-form', {
	start: startForm,
} satisfies ContactFormChunk );
