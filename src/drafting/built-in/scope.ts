import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import type { PlanBrief } from './plan-brief.ts'
import { counted, lowerStart, sentence, tidy } from './wording.ts'
import { workShare } from './work-share.ts'

/** One paragraph: who proposes what to whom, why, in which steps, how long, what exists at the end, and what is left out. */
export function scopeParagraph(brief: PlanBrief, milestones: readonly InitialMilestone[]): string {
  return [who(brief), why(brief), solution(brief), steps(milestones), ending(brief), share(brief), outside(brief)]
    .filter((part) => part !== '')
    .join(' ')
}

function who({ facts, customer }: PlanBrief): string {
  const topic = facts.analysis?.topic
  const name = facts.company_name || 'The company'
  const named = [
    topic?.number ? ` under topic ${topic.number}` : '',
    topic?.title ? `${topic.number ? ', ' : ' under '}"${topic.title}"` : '',
  ].join('')
  const whom = customer === 'the TPOC' ? '' : ` for ${customer}`
  const partner =
    facts.program_type === 'STTR' && facts.research_institution ? ` with ${facts.research_institution} as research institution` : ''
  const system = facts.system_name?.trim() ? ` (system: ${facts.system_name.trim()})` : ''
  return sentence(
    `${name} (the Contractor) proposes a ${facts.period_of_performance}-month ${facts.program_type} Phase ${facts.phase} effort${whom}${named}${partner}${system}`,
  )
}

function why({ aims, subject, facts }: PlanBrief): string {
  const aim = aims[0]?.text
  if (aim && aim.split(' ').length <= 45) return sentence(`The objective is to ${aim}`)
  return sentence(
    `Its object is ${subject.full}, ${facts.phase === 'I' ? 'whose feasibility it establishes' : 'which it develops to a demonstrated prototype'}`,
  )
}

function solution({ answers }: PlanBrief): string {
  const own = answers.filter(({ topic, form, text }) => topic === 'solution' && form === 'sentence' && text.split(' ').length <= 34)
  return (own.find(({ text }) => /\bpropos/.test(text)) ?? own[0])?.text ?? ''
}

function steps(milestones: readonly InitialMilestone[]): string {
  if (milestones.length < 3) return ''
  const work = milestones.slice(1, -1).map(({ text }) => lowerStart(milestoneTitle(text)))
  const telling = work.filter((title) => !USUAL.test(title))
  const shown = work.length <= 4 ? work : telling.length >= 2 ? spread(telling) : spread(work)
  return sentence(
    `The ${counted(milestones.length, 'milestone')} lead from the kickoff to the final report by these main steps: ${shown.join('; ')}`,
  )
}

/** Titles that every plan could have; they tell least about this one. */
const USUAL =
  /^(?:analyze the demands|rank the unknowns|settle|design and model|detail the|freeze|build the|complete the build|finish|integrate the|improve and|fix the|test the|verify and|demonstrate the)\b/

/** The first, the middle and the last of some titles. */
function spread(titles: readonly string[]): string[] {
  const chosen = titles.length <= 3 ? titles : [titles[0], titles[Math.floor(titles.length / 2)], titles.at(-1)]
  return chosen.flatMap((title) => title ?? [])
}

function ending({ facts, subject, demands }: PlanBrief): string {
  const count = demands.requirements.length
  const matrix =
    count > 0
      ? ` and a verification matrix in which ${counted(count, 'requirement')} of the solicitation ${count === 1 ? 'carries' : 'carry'} a result`
      : ''
  return facts.phase === 'I'
    ? `At its end there will be a verdict on the feasibility of ${subject.short}, a Phase II development plan${matrix}.`.replace(
        ', a Phase II development plan.',
        ' and a Phase II development plan.',
      )
    : `At its end there will be a demonstrated prototype of ${subject.short}, its test records, a Phase III transition plan${matrix}.`.replace(
        ', a Phase III transition plan.',
        ' and a Phase III transition plan.',
      )
}

function share({ facts }: PlanBrief): string {
  return facts.program_type === 'STTR' ? workShare(facts.research_institution) : ''
}

function outside({ answers, demands }: PlanBrief): string {
  const own = answers.filter(({ topic }) => topic === 'scope').slice(0, 2)
  const printed = demands.outside.slice(0, 1).map(({ text, page }) => {
    const plain = tidy(text)
      .replace(/[.;]+$/, '')
      .replace(/^(?:finally|however|also|in addition),? /i, '')
      .replace(/"/g, "'")
    return `The effort leaves aside what the solicitation itself sets apart (p. ${page}): "${plain}".`
  })
  return [...printed, ...own.map(({ text, form }) => (form === 'sentence' ? text : `Out of scope: ${lowerStart(text)}`))].join(' ')
}
