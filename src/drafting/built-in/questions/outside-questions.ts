import type { PlanBrief } from '../plan-brief.ts'
import type { Anchors } from '../steps/anchors.ts'
import type { Candidate } from './question-candidate.ts'

const FURNISHED =
  /government.{0,30}(?:provid|furnish|exemplar)|provided by the government|current fleet|existing vehicles|already fielded|military radio|observed effects|existing data|recorded/i

/** What comes from outside the company: Government property, standards, earlier evidence, users, the law on exports. */
export function outsideQuestions(brief: PlanBrief, anchors: Anchors): Candidate[] {
  return [...property(anchors), ...standards(brief), ...evidence(brief, anchors), users(brief, anchors), ...foreigners(brief)]
}

/** Asked in earnest where the solicitation speaks of Government property, else only when little else is open. */
function property({ matching, works }: Anchors): Candidate[] {
  const furnished = matching(FURNISHED)
  const need = furnished
    ? 'What do you need from the Government for # (equipment, data, access, people)'
    : 'Do you need any Government equipment, data or access for #'
  return [
    {
      topic: 'government',
      weight: furnished ? 8.7 : 2,
      order: 6.5,
      anchors: [furnished ?? works[0]],
      ask: `${need}, by which month, and what if it comes late?`,
      why: 'Work that waits for Government property needs a date and a fallback.',
    },
  ]
}

function standards({ demands }: PlanBrief): Candidate[] {
  const standard = demands.requirements.find(({ kind }) => kind === 'standard')
  if (!standard) return []
  return [
    {
      topic: 'constraint',
      weight: 5.2,
      order: 5.5,
      anchors: [standard],
      ask: 'Which parts of @ apply to your design of #, and how will you show compliance?',
      why: 'Compliance has to be planned for, not found out at the end.',
      min_items: 2,
    },
  ]
}

function evidence({ facts }: PlanBrief, { works }: Anchors): Candidate[] {
  if (facts.phase !== 'II' || facts.analysis?.topic.direct_to_phase_2 !== true) return []
  return [
    {
      topic: 'evidence',
      weight: 11,
      order: 0,
      anchors: [works[0]],
      ask: 'What have you already shown, by which measured results and in which report, that makes # feasible without a Phase I?',
      why: 'A direct Phase II needs feasibility evidence that was not paid for by earlier SBIR or STTR awards alone.',
      min_items: 2,
    },
  ]
}

function users({ facts }: PlanBrief, { matching, works }: Anchors): Candidate {
  return {
    topic: 'user',
    weight: facts.phase === 'II' ? 6.2 : 3.5,
    order: 8.5,
    anchors: [matching(/customer|user|transition|Marine Corps|operational/i), works[0]],
    ask: 'Who will use #, who will accept the result for the Government, and which interface or rule of theirs must be met?',
    why: 'A named user and a named acceptor turn a deliverable into a transition.',
    min_items: 2,
  }
}

function foreigners({ facts, demands }: PlanBrief): Candidate[] {
  if (!facts.analysis?.topic.itar) return []
  return [
    {
      topic: 'constraint',
      weight: 3,
      order: 9.5,
      anchors: [demands.constraints[0]],
      ask: 'Will any foreign national work on #, and if so from which country, with which visa, on which tasks?',
      why: 'The notice asks for this disclosure task by task.',
    },
  ]
}
