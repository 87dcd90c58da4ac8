import { publishBundle } from './widget/services/bundle-loader';
import { findHiddenReason } from './widget/services/find-hidden-reason';

publishBundle( 'conditions', findHiddenReason );
