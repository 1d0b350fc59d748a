/** How a button looks that stands in a line of text. */
export const LINE_BUTTON =
  '-mx-1.5 min-h-7 rounded-control px-1.5 font-semibold pointer-coarse:min-h-10 text-navy underline underline-offset-4 hover:text-blue'
