import { type CueList, cueList } from '../../../language/cue-list.ts'
import type { ProgramType } from '../../program.ts'
import type { Place } from '../analysis.ts'
import { beginningOf, firstFinding, statementsIn } from '../layout/finding.ts'
import type { Passage } from '../layout/passage.ts'
import { componentNamed, componentOfNumber, programOfNumber } from './topic-number.ts'

/** Who issued a topic or in which program; `place` is undefined where only the number's series tells it. */
export type Origin<Value> = { value: Value; place: Place | undefined }

/** The component: the number's series decides, then the words of the topic's head, then the field of the agency as printed. */
export function componentIn(number: string | undefined, head: readonly Passage[], agency: Passage | undefined): Origin<string> | undefined {
  const named = firstFinding(statementsIn(head), componentNamed)
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

const PROGRAMS: Record<ProgramType, CueList> = {
  STTR: cueList('sttr | small business technology transfer'),
  SBIR: cueList('sbir | small business innovation research'),
}

function onlyProgram(passages: readonly Passage[]): Origin<ProgramType> | undefined {
  const statements = statementsIn(passages)
  const where = (program: ProgramType) =>
    firstFinding(statements, (text) => {
      const found = PROGRAMS[program].find(text)
      return found ? { start: found.index, end: found.index + found.text.length, value: found.text } : undefined
    })
  const sttr = where('STTR')
  const sbir = where('SBIR')
  if (sttr && !sbir) return { value: 'STTR', place: sttr.place }
  return sbir && !sttr ? { value: 'SBIR', place: sbir.place } : undefined
}
