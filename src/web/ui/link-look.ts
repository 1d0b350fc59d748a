/** How a link among words looks. */
export const LINK_LOOK = 'rounded-control font-semibold text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue'

/** How one place of a list of places looks; the one that is open stands out. */
export const ITEM_LOOK =
  'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2 py-1.5 text-left font-medium text-ink hover:bg-navy-soft hover:text-navy aria-[current=page]:bg-navy-soft aria-[current=page]:font-semibold aria-[current=page]:text-navy'
