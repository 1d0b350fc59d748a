import { shortened } from '../english/noun-phrase.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { Duty } from './duty.ts'
import type { Stage } from './duty-verbs.ts'

const SERVES: Record<Stage, string> = {
  analyse: 'work out what has to be known first',
  design: 'carry into the design what is asked',
  build: 'make the parts that serve what is asked',
  integrate: 'check in the joined state that the parts serve what is asked',
  test: 'test how far the result serves what is asked',
  close: 'report how far the result serves what is asked',
}

const MOST = 2

/** A milestone that no requirement falls to takes up again, at its own stage, what earlier ones began: as a task with the requirements behind it. */
export function servedAgain(
  brief: PlanBrief,
  stage: Stage,
  nth: number,
  used: Set<string>,
): { tasks: string[]; requirement_ids: string[] } {
  const all = [...brief.slots.flatMap(({ duties }) => duties), ...brief.aims].filter(({ requirement_id }) => requirement_id)
  const duties = Array.from({ length: Math.min(MOST, all.length) }, (_, at) => all[(nth * MOST + at) % all.length]).flatMap(
    (one) => one ?? [],
  )
  const names = [...new Set(duties.map(nameOf))]
  const key = `${stage} ${names.join()}`
  if (names.length === 0 || used.has(key)) return { tasks: [], requirement_ids: [] }
  used.add(key)
  return {
    tasks: [`${SERVES[stage]}: ${names.join('; ')}`],
    requirement_ids: duties.flatMap(({ requirement_id }) => requirement_id ?? []),
  }
}

function nameOf({ text, page }: Duty): string {
  return `to ${shortened(text, 90)}${page ? ` (solicitation p. ${page})` : ''}`
}
