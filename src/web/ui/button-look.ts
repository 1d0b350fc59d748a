/** primary: the one clear action of a screen · secondary: the others · quiet: beside content · destructive: takes something away. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'

const SHARED =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-control border px-4 py-2 text-center text-body font-semibold transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress'

const LOOKS: Record<ButtonVariant, string> = {
  primary:
    'border-navy bg-navy text-on-navy hover:border-navy-deep hover:bg-navy-deep disabled:border-line disabled:bg-navy-soft disabled:text-muted',
  secondary:
    'border-line-strong bg-surface text-navy hover:border-navy hover:bg-sheet disabled:border-line disabled:bg-sheet disabled:text-muted',
  quiet: 'border-transparent bg-transparent text-navy hover:bg-navy-soft disabled:text-muted disabled:hover:bg-transparent',
  destructive:
    'border-danger-line bg-surface text-danger hover:border-danger hover:bg-danger-soft disabled:border-line disabled:bg-sheet disabled:text-muted',
}

/** The classes of a button, for what looks like one: buttons and links. */
export function buttonLook(variant: ButtonVariant): string {
  return `${SHARED} ${LOOKS[variant]}`
}
