import { withoutVerbs } from '../english/opening-verbs.ts'
import { type Duty, leadingVerbs } from './duty.ts'

const MAKING = /^(?:develop|build|fabricate|construct|produce|create|manufacture|assemble|implement|make)$/
/** What Phase I is told to build by its own section. */
const BUILT =
  /\b(?:prototypes?|breadboards?|brassboards?|mock-?ups?|samples?|coupons?|specimens?|demonstrators?|software|application|code)\b/i

/**
 * What the objective or the description wants built is designed in Phase I and built in Phase II, unless the topic's Phase I says that something
 * is built: nobody promises the whole product within six months.
 */
export function feasibleInPhaseOne(duties: readonly Duty[]): Duty[] {
  const isBuilt = duties.some(({ isOwn, stage, verb, text }) => isOwn && (stage === 'build' || (MAKING.test(verb) && BUILT.test(text))))
  return duties.map((duty) => (isBuilt || duty.isOwn || duty.slot || duty.stage !== 'build' ? duty : designed(duty)))
}

/** "develop a skull capable of measuring …" → "design a skull capable of measuring …". */
function designed(duty: Duty): Duty {
  const verbs = leadingVerbs(duty.text)
  if (verbs.length === 0 || !verbs.every((verb) => MAKING.test(verb))) return duty
  return { ...duty, verb: 'design', stage: 'design', text: `design ${withoutVerbs(duty.text)}` }
}
