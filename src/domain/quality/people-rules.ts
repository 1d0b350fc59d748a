import { cueList, cuesInOrder, type FoundCue } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { blanksIn } from '../blank.ts'
import { hasTitledName, personsIn } from '../grounding/person-name.ts'
import { atWords } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

const INVESTIGATOR = cueList('pi | principal investigator')

/** A last name alone, behind the role or an initial: "PI: Roe", "J. Roe". */
const LAST_NAME = /\b\p{Lu}\. ?\p{Lu}\p{Ll}{2}|(?:\bPI|[Ii]nvestigator)(?: is|[:,])? \p{Lu}\p{Ll}{2}/u

const EMPLOYED = cueList('employed | employee | employment')
const PART_TIME = cueList('half time | part time')
const EMPLOYED_BY = cueList('employed /full by/at | employed full time by/at | professor at/of | full time at')
const ELSEWHERE = cueList('university | college | institute of technology | national laboratory')
/** How much of the week is too little. */
const MOST = { percent: 50, hours: 20 } as const

/** Employment that is at most half a week, or at somebody else's: "employed 40% by", "a part-time employee", "professor at … University". */
function smallEmployment(sentence: string): FoundCue | null {
  const elsewhere = cuesInOrder(EMPLOYED_BY, ELSEWHERE, sentence)
  const part = cuesInOrder(EMPLOYED, PART_TIME, sentence) ?? cuesInOrder(PART_TIME, EMPLOYED, sentence) ?? elsewhere
  if (part) return part
  const employed = EMPLOYED.find(sentence)
  const [share] = employed ? measuresIn(sentence.slice(employed.index).split(/[;.]\s/, 1)[0] ?? '') : []
  const isSmall =
    (share?.unit?.dimension === 'percent' && share.value <= MOST.percent) || (share?.unit?.name === 'h' && share.value <= MOST.hours)
  return isSmall ? employed : null
}

/** QC-39: a principal investigator is named, and is primarily employed by the firm (brief §4). In STTR the employment is not judged. */
export const principalInvestigator: QualityRule = {
  id: 'QC-39',
  checks: 'the principal investigator is named, and works for the firm more than half of the time',
  severity: 'error',
  source: 'DoD SBIR 25.4 BAA, section 1.4: the principal investigator is primarily employed by the small business',
  remedy: 'Name the person, and say that the firm employs them for more than 20 hours of a 40-hour week.',
  objections: ({ milestones, program_type, company_name }, { said }) => {
    if (milestones.length === 0) return []
    const about = said.filter(
      ({ sentence }) => INVESTIGATOR.test(sentence) || blanksIn(sentence).some(({ ask }) => ask.includes('investigator')),
    )
    if (!about.some((one) => isNamed(one, company_name ?? '')))
      return [{ ...firstPlace(about), message: 'The plan names no principal investigator.' }]
    return program_type === 'STTR' ? [] : about.flatMap(employedElsewhere)
  },
}

/** The firm's own name is no person's. */
function isNamed({ sentence }: Said, company_name: string): boolean {
  const text = company_name === '' ? sentence : sentence.replaceAll(company_name, 'the firm')
  return hasTitledName(text) || personsIn(text).length > 0 || LAST_NAME.test(text) || blanksIn(sentence).length > 0
}

function firstPlace([first]: readonly Said[]): Partial<Objection> {
  return first ? atWords(first, INVESTIGATOR.find(first.sentence)?.index ?? 0) : {}
}

function employedElsewhere(said: Said): Objection[] {
  const match = smallEmployment(said.own)
  if (!match) return []
  return [
    { ...atWords(said, match.index), message: 'The principal investigator is not employed by the firm for more than half of the time.' },
  ]
}
