import type { Ref, TextareaHTMLAttributes } from 'react'
import { CONTROL_LOOK } from './control-look.ts'

/** Several lines to type. Heights are rules of the screens: pass `style={{ minHeight }}` or `rows` (spec §9). */
export function TextArea({ className = '', ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea {...rest} className={`${CONTROL_LOOK} block resize-y leading-6 ${className}`} />
}
