import type { PlanBrief } from '../plan-brief.ts'
import type { Anchors } from '../steps/anchors.ts'
import { areasOf } from './areas.ts'
import type { Candidate } from './question-candidate.ts'

/** What has to be reached: the number, where it stands today, how it is measured. */
export function valueQuestions({ facts }: PlanBrief, { values: found, works, tests, matching }: Anchors): Candidate[] {
  const end = `by the end of Phase ${facts.phase}`
  if (found.length === 0) {
    return [
      {
        topic: 'threshold',
        weight: 9,
        order: 1,
        anchors: [matching(/accura|reliab|performance|improv|efficien|reduc|faster|robust/i), tests[0], works[0]],
        ask: `Which numbers will prove success with # ${end}, and where do you stand today?`,
        why: 'The solicitation gives no number for this; without one an evaluator cannot tell success from effort.',
        min_items: 2,
      },
    ]
  }
  return found.slice(0, 2).map((anchor, index) => ({
    topic: 'threshold',
    weight: index === 0 ? 10 : 5.5,
    order: 1 + index,
    anchors: [anchor],
    ask:
      index === 0
        ? `The solicitation asks for @: what do you reach today, and what will you commit to ${end}?`
        : 'How will you show this value, @, and how close are you now?',
    ask_plainly:
      index === 0
        ? `Which values will you reach with # ${end}, and where do you stand today?`
        : 'Which second value keeps the first one honest in #, and how close are you to it now?',
    why:
      index === 0
        ? 'This value decides success; the plan needs where you start, where you will end, and how it is measured.'
        : 'A second value keeps the first one honest: gains in one must not be paid for by the other.',
    min_items: index === 0 ? 3 : 2,
  }))
}

/** How the hardest work is done. */
export function methodQuestions({ facts }: PlanBrief, { works }: Anchors): Candidate[] {
  const isNew = facts.phase === 'I' ? 'worked out' : 'built'
  const asks: readonly Pick<Candidate, 'ask' | 'ask_to_do' | 'ask_plainly'>[] = [
    {
      ask: 'For @: in which steps, by which method, and with which tools and data will you do it?',
      ask_to_do: 'How will you %: in which steps, by which method, and with which tools and data?',
      ask_plainly: 'In which steps, by which method, and with which tools and data will you work on #?',
    },
    {
      ask: 'For @: in which steps will you do it, and what comes out of each one?',
      ask_to_do: 'In which steps will you %, and what comes out of each one?',
      ask_plainly: 'Which step of the work on # comes first, what does it hand to the next one, and what comes out of each?',
    },
    {
      ask: `Which part of this exists already, and what has to be newly ${isNew}, for @?`,
      ask_plainly: `Which part of # exists already, and what has to be newly ${isNew}?`,
    },
  ]
  if (works.length === 0)
    return [
      {
        topic: 'method',
        weight: 8,
        order: 3,
        anchors: [],
        ask: 'In which steps, by which methods, and with which tools and data will you work on #?',
        why: 'Plans fail most often because they say what but not how.',
        min_items: 3,
      },
    ]
  return works.slice(0, 3).map((anchor, index) => ({
    topic: 'method',
    weight: [9.5, 5.6, 4][index] ?? 3,
    order: 3 + index / 10,
    anchors: [...works.slice(index, index + 3), anchor],
    ask: '',
    ...asks[index],
    why:
      index === 0
        ? 'Plans fail most often because they say what but not how; this is the hardest work of the phase.'
        : index === 1
          ? 'Steps with results turn this requirement into tasks that can be checked.'
          : 'Evaluators weigh how much is reuse and how much is risk.',
    min_items: index === 0 ? 3 : 2,
  }))
}

/** A model or a program is not measured in a chamber. */
const COMPUTED = /\b(?:tools?|models?|software|methods?|algorithms?|code|architectures?)\b/i

/** Only what moves is tried out with live vehicles. */
const MOVING = /vehicle|\bs?UA[VS]s?\b|drone|unmanned|aircraft|swarm|fleet|robot/i

/** What only this technical area raises. */
export function areaQuestions({ facts, subject }: PlanBrief, { matching }: Anchors): Candidate[] {
  return areasOf(facts.analysis)
    .filter(({ name }) => name !== 'autonomy' || MOVING.test(`${facts.analysis?.topic.title} ${facts.analysis?.topic.objective}`))
    .filter(({ name }) => !(/^(?:radio|materials|autonomy)$/.test(name) && COMPUTED.test(subject.full)))
    .slice(0, 2)
    .map((area, index) => ({
      topic: area.name === 'medical' ? 'constraint' : area.name === 'learning' ? 'data' : area.name === 'radio' ? 'place' : 'method',
      weight: area.name === 'medical' ? 12.5 : index === 0 ? 8.5 : 5,
      order: 4 + index / 10,
      anchors: [matching(area.anchor)],
      ask: area.ask,
      why: area.why,
      ...(area.min_items ? { min_items: area.min_items } : {}),
    }))
}
