/** What each page behaviour works on: markup of ours, and the origin's, which many themes have. */
export const BEHAVIOUR_MARKUP = {
	accordion: '[data-chaty~="accordion"], ul:has( > .accordion-item )',
} as const;

export type BehaviourName = keyof typeof BEHAVIOUR_MARKUP;
