/** The look of everything that is typed into. */
export const CONTROL_LOOK =
  'w-full min-h-10 rounded-control border border-line-strong bg-surface px-3 py-2 text-body text-ink transition-colors hover:border-navy focus-visible:border-blue focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sheet disabled:text-muted read-only:bg-sheet'
