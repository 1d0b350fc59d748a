import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import { dueLabel } from '../../domain/schedule.ts'
import { wordsOf } from '../../language/words.ts'
import { componentOf } from './component.ts'
import { organization } from './customer-name.ts'
import { decisiveValues } from './demands/decisive-values.ts'
import { imperative } from './english/imperative.ts'
import { shortened } from './english/noun-phrase.ts'
import { hasFinite } from './english/third-person.ts'
import { counted, indefinite, listed, lowerStart, sentence, tidy } from './english/wording.ts'
import { dayPayments } from './milestones/component-lines.ts'
import { workShare } from './milestones/work-share.ts'
import type { PlanBrief } from './plan-brief.ts'

const MOST_WORDS = 200
const MOST_WORDS_OF_VALUES = 28

/** A sentence of the scope; the less `weight` it has, the sooner it goes when the paragraph grows too long. */
type Part = { text: string; weight: number }

/** One paragraph: who proposes what to whom, why, how, in which steps, by which values, what exists at the end, and what is left out. */
export function scopeParagraph(brief: PlanBrief, milestones: readonly InitialMilestone[]): string {
  const parts: Part[] = [
    { text: who(brief), weight: 9 },
    { text: why(brief), weight: 7 },
    { text: solution(brief), weight: 8 },
    { text: method(brief), weight: 2 },
    { text: steps(brief, milestones), weight: 6 },
    { text: values(brief), weight: 5 },
    { text: own(brief), weight: 3 },
    { text: ending(brief), weight: 9 },
    { text: share(brief), weight: 9 },
    { text: dayPayments(componentOf(brief.facts)), weight: 8 },
    ...outside(brief),
  ]
  return fitted(parts.filter(({ text }) => text !== ''))
    .map(({ text }) => text)
    .join(' ')
}

/** Sentences left out, the lightest first, until the paragraph is short enough to be read at once. */
function fitted(parts: readonly Part[]): readonly Part[] {
  const words = parts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const least = Math.min(...parts.map(({ weight }) => weight))
  if (words <= MOST_WORDS || least >= 8) return parts
  const at = parts.findLastIndex(({ weight }) => weight === least)
  return fitted(parts.filter((_, index) => index !== at))
}

function who({ facts, customer }: PlanBrief): string {
  const topic = facts.analysis?.topic
  const name = facts.company_name || 'The company'
  const named = [
    topic?.number ? ` under topic ${topic.number}` : '',
    topic?.title ? `${topic.number ? ', ' : ' under '}"${topic.title.replace(/^\([A-Za-z ]{3,30}\) ?/, '')}"` : '',
  ].join('')
  const whom = customer === 'the TPOC' ? '' : ` for ${organization(customer)}`
  const partner =
    facts.program_type === 'STTR' && facts.research_institution ? `, with ${facts.research_institution} as research institution` : ''
  const system = facts.system_name?.trim() ? ` (system: ${facts.system_name.trim()})` : ''
  const period = `${facts.period_of_performance}-month`
  return sentence(
    `${name} (the Contractor) proposes ${indefinite(period)} ${period} ${facts.program_type} Phase ${facts.phase} effort${whom}${named}${partner}${system}`,
  )
}

function why({ aims, subject, facts }: PlanBrief): string {
  const aim = aims[0]?.text
  if (aim) return sentence(`The objective is to ${aim.split(' ').length <= 45 ? aim : shortened(aim, 230)}`)
  const thing = subject.full.replace(/^the (?=\w+ing (?!system|tool|method|device))/, '')
  return sentence(
    `The effort is about ${thing}, ${facts.phase === 'I' ? 'whose feasibility it establishes' : 'which it develops to a demonstrated prototype'}`,
  )
}

/** What is proposed, in the person's first words that say it: a name or a focus alone is not enough, so the next sentence stands behind it. */
function solution({ answers }: PlanBrief): string {
  const told = answers
    .filter(({ topic, form, text }) => topic === 'solution' && (form === 'sentence' || /^the contractor /i.test(text)))
    .map(({ text }) => decided(text))
    .filter((text) => text !== '' && text.split(' ').length <= MOST_WORDS_OF_SOLUTION && !NAMES_IT.test(text))
    .map(withActor)
  const first = told.findIndex((text) => /\bpropos/.test(text))
  const from = told.slice(Math.max(0, first))
  const enough = from.findIndex((_, index) => wordsIn(from.slice(0, index + 1)) >= FEWEST_WORDS_OF_SOLUTION)
  const said = from.slice(0, enough < 0 ? from.length : enough + 1)
  while (said.length > 1 && wordsIn(said) > MOST_WORDS_OF_SOLUTION) said.pop()
  if (said.length > 0) return said.join(' ')
  return answers.some(({ topic }) => topic === 'solution')
    ? ''
    : 'The proposed solution: [describe in one sentence what will be built and how it works].'
}

const UNDECIDED = /\b(?:not (?:yet )?(?:sure|fixed|decided|certain|known|settled|clear)|undecided|to be (?:decided|determined)|TB[DC])\b/i

/** Without what nobody has decided yet: "EO and SAR only; LIDAR: not sure yet." → "EO and SAR only." */
function decided(text: string): string {
  if (!UNDECIDED.test(text)) return text
  const kept = text.split(/(?<=[;.]) /).filter((part) => !UNDECIDED.test(part))
  return kept.length === 0 ? '' : sentence(kept.join(' ').replace(/[;. ]+$/, ''))
}

const HANDIWORK =
  /^(?:print|cast|fill|weave|mill|machine|coat|cut|glue|mount|train|run|measure|use|apply|combine|weld|etch|grow|deposit|sinter) (?!is\b|are\b|of\b|s?\d)/i

/** "Print X, then impregnate it" says what somebody does. */
function withActor(text: string): string {
  if (/^propos(?:ed|al): (?:an? |the )/i.test(text)) return text.replace(/^\w+: /, 'The Contractor proposes ')
  const order = imperative(text)
  const said = order?.text ?? (HANDIWORK.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : null)
  return said && !/^the contractor\b/i.test(text) ? sentence(`The Contractor shall ${said}`) : text
}

const FEWEST_WORDS_OF_SOLUTION = 12
const MOST_WORDS_OF_SOLUTION = 45

/** "The Contractor shall call the tool Palisade." */
const NAMES_IT = /^the Contractor (?:shall )?(?:calls?|names?)\b/i

function wordsIn(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).length
}

function method({ answers }: PlanBrief): string {
  const told = answers.find(
    ({ topic, form, text }) =>
      topic === 'method' &&
      form === 'sentence' &&
      text.split(' ').length <= 30 &&
      hasFinite(wordsOf(text)) &&
      !/^(?:it|they|this|months?)\b/i.test(text) &&
      !UNDECIDED.test(text),
  )
  return told?.text ?? ''
}

/** The milestones between kickoff and close by their titles, with the months in which they end; of many the first ones, the middle and the last. */
function steps({ due }: PlanBrief, milestones: readonly InitialMilestone[]): string {
  const work = milestones.slice(1, -1).map(({ text }, index) => ({ title: stepName(milestoneTitle(text)), due: due[index + 1] ?? '' }))
  if (work.length === 0) return ''
  const shown =
    work.length <= 4
      ? work
      : [0, Math.floor(work.length / 3), Math.floor((2 * work.length) / 3), work.length - 1].flatMap((at) => work[at] ?? [])
  const named = shown.map((one) => `${one.title} (${one.due})`)
  const start =
    work.length <= 4
      ? 'Between the kickoff and the final report the work runs through'
      : `Between the kickoff and the final report stand ${counted(work.length, 'milestone')}, among them`
  return sentence(`${start} ${named.slice(0, -1).join(', ')}${named.length > 1 ? ' and ' : ''}${named.at(-1)}`)
}

/** "Model of the unit cell" → "the model of the unit cell"; names of products and lists keep none. */
function stepName(title: string): string {
  const name = lowerStart(title)
  if (/^(?:the|an?|each|all|[a-z]+ing)\b/.test(name) || /^[A-Z]\S*$/.test(name)) return name
  return `the ${name}`
}

/** The values of the solicitation that decide success. */
function values({ demands }: PlanBrief): string {
  const deciding = decisiveValues(demands.proofs, 2, 22).filter(({ said }) => !/^R\d+ \(/.test(said))
  const words = deciding.reduce((sum, { said }) => sum + said.split(' ').length, 0)
  const named = words > MOST_WORDS_OF_VALUES ? deciding.slice(0, 1) : deciding
  if (named.length === 0) return ''
  return sentence(
    `Success is judged by the values of the solicitation, first of all ${listed(named.map(({ said, page }) => `${said} (p. ${page})`))}`,
  )
}

/** What the person commits to. */
function own({ answers }: PlanBrief): string {
  return (
    answers.find(({ topic, text }) => topic === 'threshold' && /\bcommits? to\b/.test(text) && text.split(' ').length <= 36)?.text ?? ''
  )
}

function ending({ facts, subject, demands }: PlanBrief): string {
  const count = demands.requirements.length
  const matrix =
    count > 0
      ? `a result for ${count === 1 ? 'the 1 requirement' : `each of the ${counted(count, 'requirement')}`} of the solicitation`
      : 'a result for each requirement'
  const end = dueLabel(facts.period_of_performance)
  const verb = subject.plural ? 'are' : 'is'
  return facts.phase === 'I'
    ? `At ${end} the Government holds ${matrix}, a verdict on whether ${subject.short} ${verb} feasible, a Phase II development plan, and the final report with the SF 298.`
    : `At ${end} the Government holds the demonstrated ${subject.short.startsWith('the ') ? `prototype of ${subject.short}` : subject.short} with its test records, ${matrix}, a Phase III transition plan, and the final report with the SF 298.`
}

function share({ facts }: PlanBrief): string {
  return facts.program_type === 'STTR' ? workShare(facts.research_institution) : ''
}

/** What is left out, told once as such. */
function leftOut(text: string): string {
  const said = text.replace(/^out of scope(?: (?:in |for )?(Phase I+))?(?::|,| -)? /i, (_, phase: string | undefined) =>
    phase ? `in ${phase}: ` : '',
  )
  return said.startsWith('in Phase') && said !== text ? `Out of scope ${said}` : `Out of scope: ${lowerStart(said)}`
}

function outside({ answers, demands }: PlanBrief): Part[] {
  const said = answers.filter(({ topic }) => topic === 'scope').slice(0, 2)
  const printed = demands.outside.slice(0, 1).map(({ text, page }) => {
    const plain = tidy(text)
      .replace(/[.;]+$/, '')
      .replace(/^(?:finally|however|also|in addition),? /i, '')
      .replace(/"/g, "'")
    return { text: `The effort leaves aside what the solicitation itself sets apart (p. ${page}): "${plain}".`, weight: 4 }
  })
  return [
    ...printed,
    ...said.map(({ text, form }, index) => ({
      text: form === 'sentence' ? text : leftOut(text),
      weight: index === 0 ? 8 : 3,
    })),
  ]
}
