/** The facts that change from release to release: amounts, months, pages, and the days of payment. */
export const LIMITS = ['award_ceiling', 'months', 'option', 'page_limit', 'day_payments'] as const
export type Limit = (typeof LIMITS)[number]
