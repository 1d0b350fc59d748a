import type { ProgramType } from '../../program.ts'
import type { Place } from '../analysis.ts'
import { beginningOf, firstFinding } from '../layout/finding.ts'
import type { Passage } from '../layout/passage.ts'
import { componentNamed, componentOfNumber, programOfNumber } from './topic-number.ts'

/** Who issued a topic or in which program; `place` is undefined where only the number's series tells it. */
export type Origin<Value> = { value: Value; place: Place | undefined }

/** The component: the number's series decides, then the words of the topic's head, then the field of the agency as printed. */
export function componentIn(number: string | undefined, head: readonly Passage[], agency: Passage | undefined): Origin<string> | undefined {
  const named = firstFinding(head, componentNamed)
  const printed = named ?? (agency && { value: agency.text, place: beginningOf(agency) })
  const known = number ? componentOfNumber(number) : undefined
  if (!known) return printed
  return { value: known, place: printed?.value === known ? printed.place : undefined }
}

/** The program: words in the head decide, then the number's series, then the program's name when the text names only one of the two. */
export function programIn(number: string | undefined, head: readonly Passage[], all: readonly Passage[]): Origin<ProgramType> | undefined {
  const printed = onlyProgram(head)
  if (printed) return printed
  const known = number ? programOfNumber(number) : undefined
  return known ? { value: known, place: undefined } : onlyProgram(all)
}

const PROGRAMS: Record<ProgramType, RegExp> = {
  STTR: /\bSTTR\b|Small Business Technology Transfer/i,
  SBIR: /\bSBIR\b|Small Business Innovation Research/i,
}

function onlyProgram(passages: readonly Passage[]): Origin<ProgramType> | undefined {
  const where = (program: ProgramType) =>
    firstFinding(passages, (text) => {
      const match = PROGRAMS[program].exec(text)
      return match ? { start: match.index, end: match.index + match[0].length, value: match[0] } : undefined
    })
  const sttr = where('STTR')
  const sbir = where('SBIR')
  if (sttr && !sbir) return { value: 'STTR', place: sttr.place }
  return sbir && !sttr ? { value: 'SBIR', place: sbir.place } : undefined
}
