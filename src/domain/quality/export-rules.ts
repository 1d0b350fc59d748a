import { type CueList, cueList, cuesInOrder, type FoundCue } from '../../language/cue-list.ts'
import { atWords, isDenied } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

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

/** A foreign person at work, not the duty to disclose one. */
const SOMEBODY = cueList('a/an/our/the/one/two/three/this foreign national/person/citizen')
const WORKS = cueList(`
  will | shall | lead/leads | run/runs | work/works | perform* | support* | develop* | test | build/builds | write/writes | model* | assist*`)
const ABROAD = cueList(`
  h 1b visa | h1b visa | f/j/o/l 1 visa | e 3 visa | tn/student/work visa | foreign /graduate/doctoral student | foreign
  postdoc/researcher/engineer/scientist`)
const CITIZEN = cueList('/a citizen of')
const AT_HOME = cueList('citizen of the united states | citizen of the us | citizen of the u . s')

function foreignerAtWork(sentence: string): FoundCue | null {
  const citizen = AT_HOME.test(sentence) ? null : CITIZEN.find(sentence)
  return cuesInOrder(SOMEBODY, WORKS, sentence) ?? ABROAD.find(sentence) ?? citizen
}

/** What keeps a task out of export control, or permits it. */
const ALLOWED = cueList(`
  public domain | publicly available/released | fundamental research | not controlled | uncontrolled | not export controlled | not subject to
  itar/ear/export | not under itar/ear/export | export license/licence | technical assistance agreement | taa | disclos* | no access to`)

/** QC-35: under an export-controlled topic a foreign person has only tasks in the public domain (brief §4). */
export const foreignPersonTask: QualityRule = {
  id: 'QC-35',
  checks: 'under an export-controlled topic, foreign persons work on public-domain tasks only',
  severity: 'warning',
  source: 'The export-control notice in the topic; DoD SBIR 25.1 BAA, section 3.2',
  remedy: 'Say that the task uses public-domain data only, or name the licence under which it is done.',
  objections: ({ topic }, { said }) => (topic?.itar ? said.flatMap(foreignPersonIn) : []),
}

function foreignPersonIn(said: Said): Objection[] {
  const match = foreignerAtWork(said.own)
  if (!match || ALLOWED.test(said.sentence) || isDenied(said.own, match.index, match.text.length)) return []
  return [
    {
      ...atWords(said, match.index),
      message: 'A foreign person works on this, and the plan does not say that the task is free of controlled data.',
    },
  ]
}
