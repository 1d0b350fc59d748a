/** How a link among words looks. */
export const LINK_LOOK = 'rounded-control font-semibold text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue'
