import { registerChunk } from '../core/registry';
import { startForm } from './submit-form';

registerChunk( 'contact-form', startForm );
