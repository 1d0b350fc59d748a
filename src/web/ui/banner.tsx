import type { ReactNode } from 'react'
import { TONE_LOOKS, TONE_MARKS, type Tone } from './notice-look.ts'

/** Something the screen has to say that stays: an alert when it is dangerous, a status otherwise. */
export function Banner({
  tone = 'neutral',
  title,
  actions,
  children,
}: {
  tone?: Tone
  title: string
  actions?: ReactNode
  children?: ReactNode
}) {
  const Mark = TONE_MARKS[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-4 py-3 ${TONE_LOOKS[tone]}`}
    >
      <div className="flex min-w-0 grow basis-72 items-start gap-3">
        <Mark aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 grow">
          <p className="font-semibold">{title}</p>
          {children && <div className="text-ink">{children}</div>}
        </div>
      </div>
      {actions}
    </div>
  )
}
