import type { Anchors } from './anchors.ts'
import type { PlanBrief } from './plan-brief.ts'
import type { Candidate } from './question-candidate.ts'
import { STTR_SHARES } from './work-share.ts'

/** How it is proved, and what comes after. */
export function proofQuestions({ facts, subject }: PlanBrief, { works, tests, closing, values }: Anchors): Candidate[] {
  const next = closing[0]
  return [
    {
      topic: 'test',
      weight: 9,
      order: 5,
      anchors: [tests[0], values[2], values[1], works[1]],
      ask:
        tests[0] || values[1]
          ? 'Which test or demonstration will show this: where, with how many runs, watched by whom, and what counts as a pass?'
          : `Which test or demonstration will prove ${subject.short}: where, with how many runs, and what counts as a pass?`,
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
                ? 'What do you already know that this has to contain: goals, tasks, partners and a first estimate of what remains open?'
                : 'Who would take this over, what must still be certified or qualified, and who pays for it?',
            why: 'The closing milestone is judged by how concrete the next phase looks.',
            min_items: 2,
          },
        ]
      : []),
  ]
}

/** Who does it, where, and what could go wrong. */
export function peopleQuestions({ subject }: PlanBrief, { works, tests, values, matching }: Anchors): Candidate[] {
  return [
    {
      topic: 'people',
      weight: 8.8,
      order: 7,
      anchors: [works[1], works[2], tests[0], works[0]],
      ask: `Who is the Principal Investigator, and which named people lead this and the other parts of the work on ${subject.short}, with role and hours?`,
      why: 'A task without a name is not believed; the PI has to be employed mainly by the small business.',
      min_items: 3,
    },
    {
      topic: 'place',
      weight: 6,
      order: 6,
      anchors: [tests[1], works[2], works[1], tests[0]],
      ask: `Where will the work on ${subject.short} be done: which laboratory, shop, range or computing site, and what has to be booked or bought first?`,
      why: 'Sites and long-lead items set the real schedule.',
      min_items: 2,
    },
    {
      topic: 'risk',
      weight: 9.2,
      order: 8,
      anchors: [values[1], matching(/challeng|difficult|risk/i), works[0], values[0], tests[0]],
      ask: `Which three risks could keep ${subject.short} from meeting this, how would you notice each one early, and what is the fallback?`,
      why: 'Named risks with a sign and a fallback are scored; silence about risk is not believed.',
      min_items: 3,
    },
  ]
}

const FURNISHED =
  /government.{0,30}(?:provid|furnish|exemplar)|provided by the government|current fleet|existing vehicles|already fielded|military radio|observed effects|existing data|recorded/i

/** What comes from outside the company: Government property, standards, users, earlier evidence. */
export function outsideQuestions({ facts, demands }: PlanBrief, { matching, works }: Anchors): Candidate[] {
  const furnished = matching(FURNISHED)
  const standard = demands.requirements.find(({ kind }) => kind === 'standard')
  const direct = facts.phase === 'II' && facts.analysis?.topic.direct_to_phase_2 === true
  return [
    ...(furnished
      ? [
          {
            topic: 'government' as const,
            weight: 7,
            order: 6.5,
            anchors: [furnished],
            ask: 'What do you need from the Government for this (equipment, data, access, people), by which month, and what if it comes late?',
            why: 'Work that waits for Government property needs a date and a fallback.',
          },
        ]
      : [
          {
            topic: 'government' as const,
            weight: 2,
            order: 6.5,
            anchors: [works[0]],
            ask: 'Do you need any Government equipment, data or access for this, by which month, and what if it comes late?',
            why: 'Work that waits for Government property needs a date and a fallback.',
          },
        ]),
    ...(standard
      ? [
          {
            topic: 'constraint' as const,
            weight: 5.2,
            order: 5.5,
            anchors: [standard],
            ask: 'Which parts of this standard or guidance apply to your design, and how will you show compliance?',
            why: 'Compliance has to be planned for, not found out at the end.',
            min_items: 2,
          },
        ]
      : []),
    ...(direct
      ? [
          {
            topic: 'evidence' as const,
            weight: 11,
            order: 0,
            anchors: [works[0]],
            ask: 'What have you already shown, by which measured results and in which report, that makes this feasible without a Phase I?',
            why: 'A direct Phase II needs feasibility evidence that was not paid for by earlier SBIR or STTR awards alone.',
            min_items: 2,
          },
        ]
      : []),
    {
      topic: 'user',
      weight: facts.phase === 'II' ? 6.2 : 3.5,
      order: 8.5,
      anchors: [matching(/customer|user|transition|Marine Corps|operational/i), works[0]],
      ask: 'Who will use the result, who will accept it for the Government, and which interface or rule of theirs must it meet?',
      why: 'A named user and a named acceptor turn a deliverable into a transition.',
      min_items: 2,
    },
    ...(facts.analysis?.topic.itar
      ? [
          {
            topic: 'constraint' as const,
            weight: 3,
            order: 9.5,
            anchors: [demands.constraints[0]],
            ask: 'Will any foreign national work on this effort, and if so from which country, with which visa, on which tasks?',
            why: 'The notice asks for this disclosure task by task.',
          },
        ]
      : []),
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
      ask: `Which tasks will ${partner} perform, who leads them there, and what share of the cost goes to each side (at least ${STTR_SHARES.research_institution}% there, ${STTR_SHARES.small_business}% with you)?`,
      why: 'The program demands both shares, and evaluators look for a part that only the institution can do.',
      min_items: 3,
    },
  ]
}
