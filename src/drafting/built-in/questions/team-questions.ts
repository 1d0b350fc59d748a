import { peopleIn } from '../milestones/people.ts'
import { STTR_SHARES } from '../milestones/work-share.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { Anchors } from '../steps/anchors.ts'
import { isTestAct } from './question-act.ts'
import type { Candidate } from './question-candidate.ts'

/** How it is proved, and what comes after. */
export function proofQuestions({ facts }: PlanBrief, { tests, closing, values }: Anchors): Candidate[] {
  const next = closing[0]
  return [
    {
      topic: 'test',
      weight: 9,
      order: 5,
      anchors: [...tests.slice(0, 3), values[1]],
      ask: 'For @: which test will prove it, with how many runs, and what counts as a pass?',
      ask_to_do: 'How will you %: with how many runs, under which conditions, and what counts as a pass?',
      may_do: isTestAct,
      ask_plainly: 'Which test will prove #, with how many runs, under which conditions, and what counts as a pass?',
      why: 'Acceptance needs a test that somebody else could repeat.',
      min_items: 3,
    },
    ...(next
      ? [
          {
            topic: 'next_phase' as const,
            weight: 5,
            order: 9,
            anchors: [next],
            ask:
              facts.phase === 'I'
                ? 'What has the Phase II plan for # to contain: which goals, which partners, and what remains open?'
                : 'Who would take this over after Phase II, and what must still be certified or qualified in #?',
            why: 'The closing milestone is judged by how concrete the next phase looks.',
            min_items: 2,
          },
        ]
      : []),
  ]
}

/** Who does it and where, in one question; where alone, once the people are named; and what could go wrong. */
export function peopleQuestions({ answers }: PlanBrief, { works, tests, values, matching }: Anchors): Candidate[] {
  const principal = answers.flatMap((fact) => peopleIn(fact).people).find(({ isPrincipal }) => isPrincipal)
  const place: Candidate = {
    topic: 'place',
    weight: 6.8,
    order: 6,
    anchors: [tests[1], works[2], works[1], tests[0]],
    ask: 'Where is each part of the work on # done, and what has to be booked or bought first?',
    why: 'Sites and long-lead items set the real schedule.',
    min_items: 2,
  }
  return [
    {
      topic: 'people',
      weight: 8.8,
      order: 7,
      anchors: [works[1], works[2], tests[0], works[0]],
      ask: principal
        ? `Who leads the main parts of the work on # beside ${principal.name}, with how many hours a week, and where is each part done?`
        : 'Who is the Principal Investigator, with how many hours a week, who leads which part of the work on #, and where is each part done?',
      why: 'A task without a name and a place is not believed; the PI has to be employed mainly by the small business.',
      min_items: 3,
    },
    ...(principal ? [place] : []),
    {
      topic: 'risk',
      weight: 11,
      order: 8,
      anchors: [values[1], matching(/challeng|difficult|risk/i), works[0], values[0], tests[0]],
      ask: 'What are the three main risks with #, and what are the early sign and the fallback of each?',
      why: 'Named risks with a sign and a fallback are scored; silence about risk is not believed.',
      min_items: 3,
    },
  ]
}

/** The research institution's part; only in STTR. */
export function institutionQuestions({ facts }: PlanBrief, { works, tests, matching }: Anchors): Candidate[] {
  if (facts.program_type !== 'STTR') return []
  const partner = facts.research_institution?.trim() || 'the research institution'
  return [
    {
      topic: 'institution',
      weight: 20,
      order: 10,
      anchors: [matching(/universit|research institution/i), works[1], works[0], tests[0]],
      ask: `Which tasks on # will ${partner} perform, who leads them there, and what share of the cost goes to each side (at least ${STTR_SHARES.research_institution}% there, ${STTR_SHARES.small_business}% with you)?`,
      why: 'The program demands both shares, and evaluators look for a part that only the institution can do.',
      min_items: 3,
    },
  ]
}
