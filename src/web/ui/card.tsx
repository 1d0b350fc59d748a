import type { ReactNode } from 'react'

type CardProps = {
  title?: string
  description?: ReactNode
  /** Stands at the right of the title: a badge, a save state, a small button. */
  aside?: ReactNode
  /** The actions of the card, set off by a line. */
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

/** One matter of a screen, framed by a hairline. */
export function Card({ title, description, aside, footer, className = '', children }: CardProps) {
  return (
    <section className={`flex flex-col rounded-card border border-line bg-surface ${className}`}>
      {(title || aside) && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6 sm:pt-6">
          <div className="grid gap-1">
            {title && <h2 className="text-subtitle font-bold">{title}</h2>}
            {description && <p className="max-w-prose text-muted">{description}</p>}
          </div>
          {aside}
        </header>
      )}
      {children && <div className="grow px-5 py-5 sm:px-6">{children}</div>}
      {footer && <footer className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4 sm:px-6">{footer}</footer>}
    </section>
  )
}
