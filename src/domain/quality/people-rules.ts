import { cueList } from '../../language/cue-list.ts'
import { blanksIn } from '../blank.ts'
import { atWords } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

const INVESTIGATOR = /\bPI\b|\b[Pp]rincipal [Ii]nvestigator\b|\bPRINCIPAL INVESTIGATOR\b/

/** A person's name near the role: "Dr. Jane Roe is the PI", "PI: Roe", "the Principal Investigator, J. Roe". */
const NAME =
  /\b(?:Dr|Prof|Mr|Mrs|Ms)\. ?\p{Lu}|(?<![\p{L}.] ?)\b(?!(?:The|Our|A|An|Each|Task|Phase|Milestone) )\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? (?:\p{Lu}\. ?)?(?!Principal|Investigator|Engineer|Scientist|Lead)\p{Lu}['’]?\p{Ll}{1,20}|\b\p{Lu}\. ?\p{Lu}\p{Ll}{2,20}|\bPI(?: is|:|,)? \p{Lu}\p{Ll}{2,20}|[Ii]nvestigator(?: is|:|,)? \p{Lu}\p{Ll}{2,20}/u

/** Employment that is at most half a week: "employed 40% by", "employed half-time", "a part-time employee". */
const SMALL_EMPLOYMENT =
  /\bemploy(?:ed|ee|ment)\b[^.;]{0,40}?\b(?:(?:[1-4]?\d|50) ?(?:%|percent)|half[- ]time|part[- ]time|(?:1?\d|20) hours)|\b(?:half|part)[- ]time employee|\b(?:employed (?:full[- ]time )?(?:by|at)|professor (?:at|of)|full[- ]time at)[^.;]{0,30}\b(?:university|college|institute of technology|national laboratory)\b/i

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
      ({ sentence }) => INVESTIGATOR.test(sentence) || blanksIn(sentence).some(({ ask }) => /investigator/i.test(ask)),
    )
    if (!about.some((one) => isNamed(one, company_name ?? '')))
      return [{ ...firstPlace(about), message: 'The plan names no principal investigator.' }]
    return program_type === 'STTR' ? [] : about.flatMap(employedElsewhere)
  },
}

/** The firm's own name is no person's. */
function isNamed({ sentence }: Said, company_name: string): boolean {
  return NAME.test(company_name === '' ? sentence : sentence.replaceAll(company_name, 'the firm')) || blanksIn(sentence).length > 0
}

function firstPlace([first]: readonly Said[]): Partial<Objection> {
  return first ? atWords(first, first.sentence.search(INVESTIGATOR)) : {}
}

function employedElsewhere(said: Said): Objection[] {
  const match = SMALL_EMPLOYMENT.exec(said.sentence)
  if (!match) return []
  return [
    { ...atWords(said, match.index), message: 'The principal investigator is not employed by the firm for more than half of the time.' },
  ]
}

/** Who will use the result, or how the plan will find out. */
const USER = cueList(`
  end user | end customer | customer | program office | program executive office | program of record | programs of record
  | program manager | peo | transition partner | transition sponsor | transition plan | transition path | transition pathway
  | phase iii plan | letter of support | letter of intent | acquisition program | prime contractor | commercialization plan
  | commercialisation plan | sponsor`)

/** QC-53: the plan names who will use the result, or how it will find them (brief §4). */
export const transition: QualityRule = {
  id: 'QC-53',
  checks: 'the customer or end user is named, or a task finds one',
  severity: 'advice',
  source:
    'Army SBIR 25.4 Release 12 instructions, evaluation rubric p. 27 (customer discovery, transition pathway); DoD SBIR 25.1 BAA, section 4.2 (commercial potential)',
  remedy: 'Name the end user and the office that would pay for the next phase, or add a task that finds them.',
  objections: ({ milestones, customer_organization }, { said }) => {
    const customer = customer_organization?.trim().toLowerCase()
    const named = said.some(
      ({ sentence }) => USER.test(sentence) || /\bPM [A-Z]/.test(sentence) || (customer && sentence.toLowerCase().includes(customer)),
    )
    return named || milestones.length === 0 ? [] : [{ message: 'The plan names no end user or customer, and no task that finds one.' }]
  },
}
