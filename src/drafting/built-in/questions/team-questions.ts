import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { peopleIn } from '../milestones/people.ts'
import { STTR_SHARES } from '../milestones/work-share.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { Anchors } from '../steps/anchors.ts'
import { aimsOf } from './aims.ts'
import { isPlainAct, isTestAct } from './question-act.ts'
import type { Candidate } from './question-candidate.ts'
import { isToBeReached } from './value-words.ts'

/** How it is proved, and what comes after. */
export function proofQuestions(brief: PlanBrief, { tests, works, closing, values }: Anchors): Candidate[] {
  const judged = 'with how many runs, under which conditions, what counts as a pass, and who judges it?'
  return [
    {
      topic: 'test',
      weight: 9,
      order: 5,
      wordings: [
        { ask: `How will you {do}: ${judged}`, anchors: [...tests, ...works], may_do: isTestAct },
        {
          ask: `For @: which test will prove it, ${judged}`,
          anchors: values.filter(({ text }) => !/\$ ?\d/.test(text)),
          quotes: 'number',
          again: true,
        },
        { ask: `Which test will prove #, ${judged}`, anchors: [...tests.filter(({ text }) => SHOWN.test(text)), ...aimsOf(brief)] },
      ],
      why: 'Acceptance needs a test that somebody else could repeat.',
      min_items: 3,
    },
    ...nextPhase(
      brief,
      closing.find(({ text }) => /\bphase (?:ii|2|two)\b/i.test(text)),
    ),
  ]
}

/** A sentence about a test, not one that only has the word in it. */
const SHOWN =
  /\b(?:will|shall|should|must|to) (?:also )?(?:be )?(?:demonstrated?|tested|measured?|validated?|verif(?:y|ied)|evaluated?|assess(?:ed)?)\b/i

/** A Navy Phase I has an Option of its own, which prepares Phase II. */
function nextPhase({ facts, demands }: PlanBrief, next: Requirement | undefined): Candidate[] {
  const option = facts.phase === 'I' ? demands.requirements.find(({ text }) => /\bphase i option\b/i.test(text)) : undefined
  if (!next && !option) return []
  const ask =
    facts.phase === 'II'
      ? 'Who would take this over after Phase II, and what must still be certified or qualified in #?'
      : option
        ? 'What has the Phase II plan for # to contain (goals, partners, prototype), and which part of it will the Phase I Option prepare?'
        : 'What has the Phase II plan for # to contain: which goals, which partners, and what remains open?'
  return [
    {
      topic: 'next_phase',
      weight: option ? 5.7 : 5,
      order: 9,
      wordings: [{ ask, anchors: [option, next] }],
      why: 'The closing milestone is judged by how concrete the next phase looks.',
      min_items: 2,
    },
  ]
}

/** Who does it, where and when, in one question; where alone, once the people are named; and what could go wrong. */
export function peopleQuestions(brief: PlanBrief, anchors: Anchors): Candidate[] {
  const principal = brief.answers.flatMap((fact) => peopleIn(fact).people).find(({ isPrincipal }) => isPrincipal)
  const { works, tests } = anchors
  const aims = aimsOf(brief)
  const hours = 'with how many hours a week'
  return [
    {
      topic: 'people',
      weight: 8.8,
      order: 7,
      wordings: principal
        ? [
            {
              ask: `Who leads the work to {do} and the other parts beside ${principal.name}, ${hours} each?`,
              anchors: [...works, ...tests],
              may_do: isPlainAct,
            },
            { ask: `Who leads the main parts of the work on # beside ${principal.name}, ${hours} each?`, anchors: aims },
          ]
        : [
            {
              ask: `Who is the Principal Investigator, ${hours}, who leads the work to {do} and who the other parts, and where is each part done, in which months?`,
              anchors: [...works, ...tests],
              may_do: isPlainAct,
            },
            {
              ask: `Who is the Principal Investigator, ${hours}, who leads which part of the work on #, and where is each part done, in which months?`,
              anchors: aims,
            },
          ],
      why: 'A task without a name and a place is not believed; the PI has to be employed mainly by the small business.',
      min_items: 3,
    },
    ...(principal ? [place(brief, anchors)] : []),
    risk(brief, anchors),
  ]
}

function place(brief: PlanBrief, { tests }: Anchors): Candidate {
  return {
    topic: 'place',
    weight: 6.8,
    order: 6,
    wordings: [
      {
        ask: 'Where and in which months will you {do}, where is the other work on # done, and what has to be booked first?',
        anchors: tests,
      },
      {
        ask: 'Where is each part of the work on # done, in which months, and what has to be booked or bought first?',
        anchors: aimsOf(brief),
      },
    ],
    why: 'Sites and long-lead items set the real schedule.',
    min_items: 2,
  }
}

function risk(brief: PlanBrief, { values, works, tests }: Anchors): Candidate {
  const main = 'What are the three main risks with #'
  const demanded = demandedOf(brief)
  const each = 'and what are the early sign and the fallback of each?'
  return {
    topic: 'risk',
    weight: 11,
    order: 8,
    wordings: [
      { ask: `${main}, first where the solicitation asks for @, ${each}`, anchors: values, quotes: 'number' },
      { ask: `${main}, first where the solicitation asks for @, ${each}`, anchors: demanded },
      { ask: `${main}, for example when you {do}, ${each}`, anchors: [...works, ...tests] },
      { ask: `${main}, ${each}`, anchors: [...demanded, ...aimsOf(brief)] },
    ],
    why: 'Named risks with a sign and a fallback are scored; silence about risk is not believed.',
    min_items: 3,
  }
}

/** What the product has to be or do, beside the work and the paper: what could be missed. */
function demandedOf({ demands }: PlanBrief): Requirement[] {
  const aside = [...demands.background, ...demands.options, ...demands.outside].map(({ id }) => id)
  const worked = new Set([...demands.duties.map(({ requirement_id }) => requirement_id), ...aside])
  return demands.requirements.filter(
    (one) =>
      one.kind === 'performance' && one.strength === 'must' && !worked.has(one.id) && isToBeReached(one) && !OF_THE_OFFER.test(one.text),
  )
}

const OF_THE_OFFER =
  /\b(?:offer(?:or)?s?|propos(?:al|er|ed?)s?|awardees?|phase i{1,3}|considered|may|government|TPOC|TRL|effort|understanding|expertise|experience)\b/i

/** The research institution's part; only in STTR. */
export function institutionQuestions(brief: PlanBrief, { works, tests, matching }: Anchors): Candidate[] {
  if (brief.facts.program_type !== 'STTR') return []
  const partner = brief.facts.research_institution?.trim() || 'the research institution'
  const lead = `will ${partner} perform, who leads them there, and what share of the cost goes to each side (at least ${STTR_SHARES.research_institution}% there, ${STTR_SHARES.small_business}% with you)?`
  const named = matching(/universit|research institution/i)
  return [
    {
      topic: 'institution',
      weight: 20,
      order: 10,
      wordings: [
        ...(named ? [{ ask: `Which tasks on # ${lead}`, anchors: [named] }] : []),
        { ask: `Which tasks on #, for example of the work to {do}, ${lead}`, anchors: [...tests, ...works] },
        { ask: `Which tasks on # ${lead}`, anchors: aimsOf(brief) },
      ],
      why: 'The program demands both shares, and evaluators look for a part that only the institution can do.',
      min_items: 3,
    },
  ]
}
