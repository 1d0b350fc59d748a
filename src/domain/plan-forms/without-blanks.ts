import { sentencesOf } from '../../language/sentence.ts'
import { blanksIn } from '../blank.ts'
import { shownText } from '../milestone.ts'
import { isBlank, type MilestoneLine, parse, print } from '../milestone-document.ts'
import type { FinishedPlan } from '../plan.ts'

/** A plan as it is printed: sentences, deliverables and criteria in which something is still to be filled in stay out, and are told among what is left. */
export function withoutBlanks<Plan extends Pick<FinishedPlan, 'scope_paragraph' | 'milestones'>>(plan: Plan): Plan {
  return {
    ...plan,
    scope_paragraph: plan.scope_paragraph && told(plan.scope_paragraph),
    milestones: plan.milestones.map((one) => ({
      ...one,
      refined_text: print({ lines: parse(shownText(one)).lines.flatMap(toldLine) }),
      deliverables: one.deliverables.filter(isTold),
      acceptance_criteria: one.acceptance_criteria.filter(isTold),
    })),
  }
}

function toldLine(line: MilestoneLine): MilestoneLine[] {
  if (isBlank(line) || isTold(line.text)) return [line]
  const text = told(line.text)
  return text === '' ? [] : [{ ...line, text }]
}

function told(text: string): string {
  if (isTold(text)) return text
  return text
    .split('\n')
    .map((line) => sentencesOf(line).filter(isTold).join(' '))
    .join('\n')
    .trim()
}

function isTold(text: string): boolean {
  return blanksIn(text).length === 0
}
