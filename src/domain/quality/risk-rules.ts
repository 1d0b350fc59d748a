import { cueList } from '../../language/cue-list.ts'
import type { QualityRule } from './rule.ts'

/** A sentence that states a risk, rather than one in which the word stands ("technical risk reduction"). */
const HEADED = /^\W*risks?\b|\brisks?(?: (?:no\.? ?)?\d{1,2})?:/i
/** Words between which and the risk something else is spoken of: "the early sign of the risk: Ana Ruiz looks at it weekly". */
const REFERS = cueList('of | for | to | against | with | about | on | from | by | in')
const STATED = cueList(`
  the/a/one risk is | main/major/key/chief/biggest/greatest risk | technical/schedule/cost risk/risks is/are | is a/the /_ risk`)

function statesRisk(sentence: string): boolean {
  const index = HEADED.exec(sentence)?.index
  const isHeaded = index !== undefined && !REFERS.test(sentence.slice(0, index).split(/[.;:]/).at(-1) ?? '')
  return isHeaded || STATED.test(sentence)
}

/** QC-43: the plan names its risks (brief §4). Their signs and answers are asked for in the rows: in prose they have too many words to be told by some. */
export const missingRisk: QualityRule = {
  id: 'QC-43',
  checks: 'the plan names risks',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7c and evaluation rubric p. 27 (risks and mitigation)',
  remedy: 'For each major task: what may go wrong, by which sign you notice it, and what you do then.',
  objections: ({ milestones }, { said }) =>
    milestones.length === 0 || said.some(({ sentence }) => statesRisk(sentence))
      ? []
      : [{ message: 'The plan names no risk of its work.' }],
}

const SPEAKS_OF_LEVELS = cueList('trl | technology readiness')

/** QC-44: a plan for a topic that speaks of readiness levels speaks of them, too (brief §4). */
export const readinessLevels: QualityRule = {
  id: 'QC-44',
  checks: 'the technology readiness level at start and end is stated where the topic speaks of it',
  severity: 'warning',
  source: "The topic, where it names a technology readiness level; proposal reviewers' practice",
  remedy: 'Write "TRL 3 today (which test, when) to TRL 4 at the end (which test)".',
  objections: ({ topic, requirements, milestones }, { said }) => {
    const asked = [topic?.objective, topic?.description, ...Object.values(topic?.phases ?? {}), ...requirements.map(({ quote }) => quote)]
    const isTold = said.some(({ sentence }) => SPEAKS_OF_LEVELS.test(sentence))
    if (milestones.length === 0 || isTold || !asked.some((text) => SPEAKS_OF_LEVELS.test(text ?? ''))) return []
    return [{ message: 'The topic speaks of technology readiness, and the plan says neither where it starts nor where it ends.' }]
  },
}
