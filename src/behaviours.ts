// For pages that enqueue behaviours: what these share comes along.
import { runBehaviours } from './behaviours/core/runner';
import './behaviours/core/publish-runtime';

runBehaviours();
