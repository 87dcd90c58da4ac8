// What behaviours share, for pages on which `behaviours-finder` loads the first of them.
import './behaviours/core/publish-runtime';
