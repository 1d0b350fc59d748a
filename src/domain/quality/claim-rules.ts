import { hasDigit, isDigits, listed, withoutEnd } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { claimsIn } from '../grounding/claim.ts'
import { planNumbersIn, withoutPlanNumbers } from '../grounding/plan-number.ts'
import type { TracedSentence, UnsupportedPiece } from '../grounding/traced.ts'
import { shownText } from '../milestone.ts'
import type { Months } from '../program.ts'
import { exceptionWords, PART_WORDS } from './coverage-words.ts'
import { atWords, isDenied } from './quoted.ts'
import type { ChangedValue, Coverage, PlanPart } from './review.ts'
import { type Objection, type QualityRule, type ReviewContext, type ReviewedPlan, type Said, shortQuote } from './rule.ts'

/** QC-30: praise has evidence beside it (brief §4). Sentences that the person has accepted as their own statement are left alone. */
export const unsupportedClaim: QualityRule = {
  id: 'QC-30',
  checks: 'superlatives and "proven" have evidence beside them',
  severity: 'warning',
  source: "Proposal reviewers' practice: claims without evidence count against a plan",
  remedy: 'Put the figure, the test and its date or the publication beside the claim, or take the praise out.',
  objections: (_plan, { said, traced }) => {
    const settled = settledSentences(traced)
    // a criterion says what has to be so, and praises nothing
    return said.filter(({ part, sentence }) => part !== 'criterion' && !settled.has(sentence)).flatMap(praiseIn)
  },
}

/** Whose it is, or where it stands, can be looked up. */
const PUBLISHED = cueList('et al | http | https')

/**
 * In a plan these name what is looked for ("the best shall be selected") as often as they praise: in 56 written plans eight of eight did. What is praised
 * so without a source is marked where it stands.
 */
const LOOKED_FOR = cueList('the best/greatest/smallest')

/** How many claims of one sentence are looked at: one that stands is enough. */
const MOST_CLAIMS = 20

function praiseIn(said: Said): Objection[] {
  const { sentence } = said
  if (hasDigit(withoutPlanNumbers(sentence).replaceAll('100', '')) || PUBLISHED.test(sentence)) return []
  const claim = claimsIn(sentence)
    .slice(0, MOST_CLAIMS)
    .find(
      ({ start, end }) =>
        !LOOKED_FOR.test(sentence.slice(start, end)) && !isQuoted(sentence, start) && !isDenied(sentence, start, end - start),
    )
  if (!claim) return []
  return [{ ...atWords(said, claim.start), message: `"${sentence.slice(claim.start, claim.end)}" is a claim without evidence.` }]
}

/** Whether the words at `index` stand between quotation marks: they are somebody else's. */
function isQuoted(sentence: string, index: number): boolean {
  return Array.from(sentence.slice(0, index)).filter((sign) => '"“”'.includes(sign)).length % 2 === 1
}

/** Sentences that the person stands by, and those whose claim is found in a document. An answer that says the same is no evidence. */
function settledSentences(traced: ReviewContext['traced']): Set<string> {
  const isSettled = ({ grounds, origins, unsupported }: TracedSentence) =>
    grounds === 'own' || (origins.some(({ kind }) => kind === 'document') && unsupported.every(({ kind }) => kind !== 'claim'))
  return new Set([...traced.values()].flat().flatMap((one) => (isSettled(one) ? [one.text] : [])))
}

/** QC-31: every number, unit, name and standard stands in an answer, the profile or a document (brief §4). */
export const inventedFact: QualityRule = {
  id: 'QC-31',
  checks: 'every number, name and standard stands in an answer, in the company profile or in a document',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 4.2: evaluators judge what is in the proposal, so it has to be true',
  remedy: 'Correct it, add the answer or document it comes from, or accept the sentence as your own statement.',
  objections: (plan, { traced, dues }) =>
    plan.milestones.flatMap((milestone) => {
      const due = dues?.get(milestone.milestone_number)
      return (traced.get(milestone.milestone_number) ?? []).flatMap((sentence) => invented(sentence, { ...milestone, due }, plan))
    }),
}

type Milestone = ReviewedPlan['milestones'][number] & { due: Months | undefined }

function invented(traced: TracedSentence, milestone: Milestone, plan: ReviewedPlan): Objection[] {
  if (traced.grounds === 'own' || traced.grounds === 'blank') return []
  const pieces = traced.unsupported.filter(
    (piece) => piece.kind !== 'claim' && !isOfThePlan(piece, traced, plan) && !isOwnDue(piece, milestone),
  )
  const [first] = pieces
  if (!first) return []
  const said = { milestone_number: milestone.milestone_number, part: partHolding(traced.text, milestone), sentence: traced.text }
  return [{ ...atWords(said, first.start - traced.start), message: inventedMessage(pieces) }]
}

/** Numbers by which a plan counts its own things are no facts of the world: "R7", "4 of the requirements", "the 2 rows". */
const COUNTED = cueList('requirement | statement | option | reference | milestone | task | row | of them | of these | of the requirements')
const NEAR = 12

function isOfThePlan({ text, end, kind }: UnsupportedPiece, traced: TracedSentence, { requirements }: ReviewedPlan): boolean {
  if (requirements.some(({ id }) => id === text)) return true
  return (
    kind === 'number' &&
    isDigits(text) &&
    Number(text) <= requirements.length &&
    (COUNTED.find(traced.text.slice(end - traced.start))?.index ?? NEAR) < NEAR
  )
}

/** "Award + 7 Months" is when the milestone itself falls due: the schedule says so, whatever is said of another month. */
function isOwnDue({ text }: UnsupportedPiece, { due }: Milestone): boolean {
  const named = planNumbersIn(text)
  return named.length > 0 && named.every(({ names, numbers }) => names === 'due' && numbers.every((month) => Number(month) === due))
}

function inventedMessage(pieces: readonly UnsupportedPiece[]): string {
  const words = [...new Set(pieces.map(({ text }) => `"${shortQuote(text.replace(/^["“”]+|["“”]+$/g, ''))}"`))]
  const shown = words.length > 4 ? [...words.slice(0, 4), `${words.length - 4} more`] : words
  if (pieces.every(({ kind }) => kind === 'quote')) return `${listed(shown)}: what is quoted or cited does not stand there.`
  return `${listed(shown)} ${words.length === 1 ? 'stands' : 'stand'} in no answer and in no document.`
}

function partHolding(sentence: string, milestone: Milestone): PlanPart {
  if (shownText(milestone).includes(sentence)) return 'text'
  return milestone.deliverables.some((one) => one.includes(sentence)) ? 'deliverable' : 'criterion'
}

/** QC-45: the values of the solicitation stand in the plan as they were asked for (brief §4). */
export const changedThreshold: QualityRule = {
  id: 'QC-45',
  checks: 'thresholds and objectives of the solicitation are carried over unchanged',
  severity: 'error',
  source: 'The solicitation itself, at the page named; DoD SBIR 25.1 BAA, section 4.2 (technical merit against the topic)',
  remedy:
    'Take over the value of the solicitation, or say in the same sentence that it is an intermediate value and when the full one is reached.',
  objections: ({ requirements }, { coverage }) =>
    coverage.flatMap((one) => {
      const asking = requirements.find(({ id }) => id === one.requirement_id)
      return conflictsIn(one, asking ? ` (${one.requirement_id}, solicitation p. ${asking.page})` : ` (${one.requirement_id})`)
    }),
}

/**
 * One conflict, of what is asked in one of its limits, is one finding of its milestone, which names all values that it is told with: what is certain before
 * what is only asked about. Each exception is one of each milestone that tells it.
 */
function conflictsIn({ requirement_id, changed, unsure = [], exceptions = [] }: Coverage, place: string): Objection[] {
  const at = ({ milestone_number, part, quote }: ChangedValue) => ({ milestone_number, part, quote, requirement_id })
  const conflicts = firstOfEach([...changed, ...unsure], keyOf).map((first): Objection => {
    const [certain = [], asked = []] = [changed, unsure].map((values) => values.filter((one) => keyOf(one) === keyOf(first)))
    if (certain.length > 0)
      return { ...at(first), message: `The solicitation asks for “${first.asked}”${place}, the plan says ${toldIn(certain)}.` }
    const message = `Is ${toldIn(asked, ' or ')} the plan's value for what the solicitation asks as “${first.asked}”${place}?`
    return { ...at(first), severity: 'warning', message, remedy: IF_SAME }
  })
  const stated = exceptions.flatMap((exception) =>
    firstOfEach(exception.told, ({ milestone_number }) => String(milestone_number)).map((first): Objection => {
      const message = `${withoutEnd(exceptionWords(exception), '.')}${place}.`
      return { ...at(first), severity: 'advice', message, remedy: STATED }
    }),
  )
  return [...conflicts, ...stated]
}

const keyOf = ({ milestone_number, asked }: ChangedValue) => `${milestone_number} ${asked}`

function firstOfEach(values: readonly ChangedValue[], key: (one: ChangedValue) => string): ChangedValue[] {
  return values.filter((one, at) => values.findIndex((other) => key(other) === key(one)) === at)
}

/** The values as they are told, each once, with the parts of the milestone where there are several. */
function toldIn(values: readonly ChangedValue[], joining = ' and '): string {
  const told = [...new Set(values.map((one) => one.told))].map((words) => {
    const parts = new Set(values.flatMap((one) => (one.told === words ? PART_WORDS[one.part] : [])))
    return values.length === 1 ? `“${words}”` : `“${words}” (${[...parts].join(', ')})`
  })
  return told.join(joining)
}

const STATED = 'The company has stated it: it stands so in the table of requirements. It is changed or taken back in the work breakdown.'

const IF_SAME = 'If it is, take over the value of the solicitation. If not, name in the sentence what is measured.'
