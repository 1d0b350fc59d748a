import { atWords, isDenied } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

const FOREIGN_STATEMENT = /\bforeign (?:national|person|citizen)s?\b/i
const DATA_AGREEMENT = /\bDD(?: form)?[ -]?2345\b|\bjoint certification program\b|\bmilitarily? critical technical data agreement\b/i

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
    const speaksOf = (pattern: RegExp) => said.some(({ sentence }) => pattern.test(sentence))
    return [
      ...(speaksOf(FOREIGN_STATEMENT)
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
const AT_WORK =
  /\b(?:a|an|our|the|one|two|three|this) (?:\w+ )?foreign (?:national|person|citizen)s?\b[^.;]{0,50}\b(?:will|shall|leads?|runs?|works?|performs?|supports?|develops?|tests?|builds?|writes?|models?|assists?)\b|\b(?:on|with|under|holds?|has) an? (?:H-?1B|F-?1|J-?1|O-?1|L-?1|TN|E-?3|student|work) visa\b|,? an? citizen of (?!the (?:United States|US|U\.S))|\bforeign (?:graduate |doctoral )?(?:student|postdoc|researcher|engineer|scientist)s?\b/i

/** What keeps a task out of export control, or permits it. */
const ALLOWED =
  /\bpublic[- ]domain\b|\bpublicly (?:available|released)\b|\bfundamental research\b|\b(?:not|un)[- ]?(?:export[- ])?controlled\b|\bnot (?:subject to|under) (?:ITAR|EAR|export)\b|\bexport licen[sc]e\b|\btechnical assistance agreement\b|\bTAA\b|\bdisclos|\bno access to\b/i

/** QC-35: under an export-controlled topic a foreign person has only tasks in the public domain (brief §4). */
export const foreignPersonTask: QualityRule = {
  id: 'QC-35',
  checks: 'under an export-controlled topic, foreign persons work on public-domain tasks only',
  severity: 'warning',
  source:
    'The export-control notice in the topic (International Traffic in Arms Regulations, 22 CFR 120-130); DoD SBIR 25.1 BAA, section 3.2',
  remedy: 'Say that the task uses public-domain data only, or name the licence under which it is done.',
  objections: ({ topic }, { said }) => (topic?.itar ? said.flatMap(foreignPersonIn) : []),
}

function foreignPersonIn(said: Said): Objection[] {
  const match = AT_WORK.exec(said.sentence)
  if (!match || ALLOWED.test(said.sentence) || isDenied(said.sentence, match.index, match[0].length)) return []
  return [
    {
      ...atWords(said, match.index),
      message: 'A foreign person works on this, and the plan does not say that the task is free of controlled data.',
    },
  ]
}
