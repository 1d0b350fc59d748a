import { isCapitals } from '../../language/characters.ts'
import type { Analysis } from '../solicitation/analysis.ts'
import { cycleOf } from './cycle.ts'
import type { Instructions } from './instructions.ts'
import { onlyProgram } from './statement.ts'

/** Components that publish their instructions together: the Space Force's topics stand in those of the Department of the Air Force. */
const TOGETHER: ReadonlyMap<string, string> = new Map([['Space Force', 'Air Force']])

/** Why instructions seem not to be those of the topic, as a sentence for people: another component, program or cycle. Null when nothing speaks against them. */
export function instructionsFit({ topic }: Analysis, instructions: Instructions): string | null {
  const { component, title, release } = instructions
  if (component && topic.component && family(component) !== family(topic.component)) {
    return `These instructions are of ${named(component)}, but the topic is of ${named(topic.component)}. Their rules may not hold for it.`
  }
  const program = onlyProgram(title)
  if (program && topic.program_type && program !== topic.program_type) {
    return `These instructions are for ${program}, but the topic is ${topic.program_type}. Their rules may not hold for it.`
  }
  const cycle = topic.number && cycleOf(topic.number)
  const released = release?.split(' ')[0]
  if (cycle && released && !released.startsWith(cycle)) {
    return `These instructions are of release ${released}, but the topic's number is of ${cycle}. Limits change from release to release.`
  }
  return null
}

function family(component: string): string {
  return TOGETHER.get(component) ?? component
}

/** "the Army", but "DARPA" and "NASA". */
function named(component: string): string {
  return isCapitals(component) ? component : `the ${component}`
}
