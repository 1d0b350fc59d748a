import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { Anchors } from '../steps/anchors.ts'
import { aimsOf } from './aims.ts'
import { type Area, areasOf } from './areas.ts'
import type { Candidate, Wording } from './question-candidate.ts'
import { quotable, wishedFor } from './value-words.ts'

/** What has to be reached: the number, where it stands today, how it is measured. Values that the first answers do not speak of come first. */
export function valueQuestions(brief: PlanBrief, { values: found }: Anchors): Candidate[] {
  const values = found.filter((one) => quotable(one, 'number') !== '')
  const told = numbersIn(brief.facts.answers.map(({ answer }) => answer).join('\n'))
  const open = values.filter((one) => !isTold(one, told)).filter(isOther)
  if (open.length === 0) return [values.length > 0 ? aimedAt(brief, values) : withoutNumber(brief, told.size > 0)]
  const end = `by the end of Phase ${brief.facts.phase}`
  const first: Candidate = {
    topic: 'threshold',
    weight: 10,
    order: 1,
    wordings: [
      {
        ask: `The solicitation asks for @: what do you reach today, and what will you commit to ${end}, measured how?`,
        anchors: open,
        quotes: 'number',
      },
    ],
    why: 'This value decides success; the plan needs where you start, where you will end, and how it is measured.',
    min_items: 3,
  }
  return open.length === 1 ? [first] : [first, secondValue(open.slice(1))]
}

function secondValue(anchors: readonly Requirement[]): Candidate {
  return {
    topic: 'threshold',
    weight: 5.5,
    order: 2,
    wordings: [
      { ask: 'The solicitation also asks for @: how will you show this value, and how close are you now?', anchors, quotes: 'number' },
    ],
    why: 'A second value keeps the first one honest: gains in one must not be paid for by the other.',
    min_items: 2,
  }
}

/** The company has named the number itself: what is missing is how firm it is and how it is measured. */
function aimedAt({ facts }: PlanBrief, anchors: readonly Requirement[]): Candidate {
  return {
    topic: 'threshold',
    weight: 10,
    order: 1,
    wordings: [
      {
        ask: `The solicitation asks for @, and you name the same number: where do you stand today, measured how, and is it a commitment or a goal for the end of Phase ${facts.phase}?`,
        anchors,
        quotes: 'number',
      },
    ],
    why: 'A number binds only when the plan says whether it is a commitment, from where it starts and how it is measured.',
    min_items: 3,
  }
}

function withoutNumber(brief: PlanBrief, hasOwn: boolean): Candidate {
  const aims = aimsOf(brief)
  const end = `by the end of Phase ${brief.facts.phase}`
  const wished = brief.demands.requirements.flatMap((one) => (wishedFor(one) === '' ? [] : [one]))
  const own: Wording = {
    ask: `Of the numbers that you name for #, which are commitments ${end}, which are goals only, and where do you stand today?`,
    anchors: aims,
  }
  return {
    topic: 'threshold',
    weight: 9,
    order: 1,
    wordings: hasOwn
      ? [own]
      : [
          {
            ask: `The solicitation gives no number for @: which value will you commit to ${end}, and where do you stand today?`,
            anchors: wished,
            quotes: 'wish',
          },
          { ask: `Which numbers will prove success with # ${end}, and where do you stand today?`, anchors: aims },
        ],
    why: hasOwn
      ? 'A number binds only when the plan says whether it is a commitment and from where it starts.'
      : 'The solicitation gives no number for this; without one an evaluator cannot tell success from effort.',
    min_items: 2,
  }
}

function numbersIn(text: string): Set<string> {
  return new Set(quantitiesIn(text).map(({ value }) => value))
}

/** Whether the answers name all numbers of a demand that the question would quote. */
function isTold(requirement: Requirement, told: ReadonlySet<string>): boolean {
  const numbers = [...numbersIn(quotable(requirement, 'number'))]
  return numbers.length > 0 && numbers.every((number) => told.has(number))
}

/** The same numbers said again are the same value. */
function isOther({ text }: Requirement, index: number, all: readonly Requirement[]): boolean {
  const numbers = [...numbersIn(text)].join()
  return all.findIndex((one) => [...numbersIn(one.text)].join() === numbers) === index
}

/** How the hardest work is done, and what comes out of the next. */
export function methodQuestions(brief: PlanBrief, { works }: Anchors): Candidate[] {
  const how = 'in which steps, by which method, and with which tools and data'
  const aims = aimsOf(brief)
  return [
    {
      topic: 'method',
      weight: 9.5,
      order: 3,
      wordings: [
        { ask: `How will you {do}: ${how}?`, anchors: [...works, ...aims] },
        { ask: `For @: ${how} will you do it?`, anchors: aims },
        { ask: `${how.charAt(0).toUpperCase()}${how.slice(1)} will you work on #?`, anchors: aims },
      ],
      why: 'Plans fail most often because they say what but not how; this is the hardest work of the phase.',
      min_items: 3,
    },
    {
      topic: 'method',
      weight: 5.6,
      order: 3.1,
      wordings: [{ ask: 'In which steps and months will you {do}, and what can somebody else check after each step?', anchors: works }],
      why: 'Steps with months and results turn this requirement into tasks that can be checked.',
      min_items: 2,
    },
  ]
}

/** What only this technical area raises; asked where a demand of the solicitation speaks of it. */
export function areaQuestions(brief: PlanBrief, { matching, values }: Anchors): Candidate[] {
  const valued = (area: Area, pattern: RegExp) => (area.is_value ? values.find(({ text }) => pattern.test(text)) : undefined)
  return areasOf(brief)
    .flatMap((area) => {
      const [anchor] = area.anchor.flatMap((pattern) => valued(area, pattern) ?? matching(pattern) ?? [])
      return anchor ? [{ area, anchor }] : []
    })
    .slice(0, 2)
    .map(({ area, anchor }, index) => ({
      topic: area.about,
      weight: area.name === 'medical' ? 12.5 : index === 0 ? 8.5 : 5,
      order: 4 + index / 10,
      wordings: [{ ask: area.ask, anchors: [anchor] }],
      why: area.why,
      ...(area.min_items ? { min_items: area.min_items } : {}),
      ...(area.said ? { said: area.said } : {}),
    }))
}
