import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'

/** How serious something is that is said to the person. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger'

/** Frame, ground and ink of each tone. */
export const TONE_LOOKS: Record<Tone, string> = {
  neutral: 'border-line bg-blue-soft text-navy',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
}

/** Each tone's mark, so that it is never told by colour alone. */
export const TONE_MARKS: Record<Tone, LucideIcon> = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
