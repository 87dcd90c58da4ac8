/** Contact forms in the content of a page, in the place of their outlines (`class-contact-form.php`). */
import { mountForms } from './widget/app/mount-forms';

mountForms();
