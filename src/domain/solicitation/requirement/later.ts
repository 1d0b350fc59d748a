import type { Phase } from '../../program.ts'
import type { Requirement, Topic } from '../analysis.ts'
import { comparable } from './quote.ts'

/** Whether a requirement is asked for after the phase that is planned: of Phase II where Phase I is, or under the heading of Phase III alone. */
export function isLater({ phase, quote }: Pick<Requirement, 'phase' | 'quote'>, planned: Phase, topic: Topic | undefined): boolean {
  if (planned === 'I' && phase === 'II') return true
  const { phase_1, phase_2, phase_3 } = topic?.phases ?? {}
  return standsIn(phase_3, quote) && ![phase_1, phase_2, topic?.objective, topic?.description].some((one) => standsIn(one, quote))
}

function standsIn(section: string | undefined, quote: string): boolean {
  const words = comparable(quote)
  return section !== undefined && words !== '' && comparable(section).includes(words)
}
