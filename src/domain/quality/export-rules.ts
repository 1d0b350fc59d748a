import { type CueList, cueList } from '../../language/cue-list.ts'
import type { QualityRule } from './rule.ts'

const FOREIGN = cueList('foreign national/person/citizen')
const DATA_AGREEMENT = cueList(`
  dd /form 2345 | dd2345 | joint certification program | military/militarily critical technical data agreement`)

/** QC-34: under an export-controlled topic the plan speaks of foreign nationals and of the agreement on export-controlled data (brief §4). */
export const exportControlStatement: QualityRule = {
  id: 'QC-34',
  checks: 'under an export-controlled topic, foreign nationals and DD Form 2345 are spoken of',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 3.2 (export control), and the notice in the topic itself',
  remedy:
    'State the foreign nationals with country, visa and tasks, or that there are none; and that DD Form 2345 is certified or applied for.',
  objections: ({ topic, milestones }, { said }) => {
    if (!topic?.itar || milestones.length === 0) return []
    const speaksOf = (cues: CueList) => said.some(({ sentence }) => cues.test(sentence))
    return [
      ...(speaksOf(FOREIGN)
        ? []
        : [{ message: 'The topic is export controlled, and the plan does not say whether foreign nationals work on it.' }]),
      ...(speaksOf(DATA_AGREEMENT)
        ? []
        : [
            {
              severity: 'warning' as const,
              message: 'The topic is export controlled, and the plan does not say that DD Form 2345 is certified or applied for.',
            },
          ]),
    ]
  },
}
