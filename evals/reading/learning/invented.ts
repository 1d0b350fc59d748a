import { readdirSync, readFileSync } from 'node:fs'
import { Because, Period, RequirementKind, Strength, Whose } from '../../../src/domain/solicitation/analysis.ts'
import { linesOf } from '../../../src/domain/solicitation/layout/line.ts'
import { topicRead } from '../../../src/domain/solicitation/topic/topic-read.ts'
import { placedIn } from '../../../src/domain/solicitation/verdict/placed.ts'
import { type MarkedTopic, marksOf } from './aligned.ts'
import { examplesOf, type Marked } from './examples.ts'

const FOLDER = new URL('./invented/', import.meta.url)
const MARK = ' | '

/** Of whom a sentence speaks that asks nothing, where it is not of the world as it is. */
const SPEAKS_OF: Partial<Record<Because, Whose>> = { notice: 'work', heading: 'product', government: 'government', proposal: 'proposal' }

/**
 * Topics that nobody has published, written to be learned from and marked as they were written: what real ones have too little of, above all what is so today
 * in figures. A line is a sentence behind its mark: "background", or of a requirement of whom it speaks and how strongly it asks; behind it the period
 * where it is not any, and the kind where there is no doubt of it.
 */
export function inventedTopics(): Marked[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => topicOf(file, readFileSync(new URL(file, FOLDER), 'utf8')))
}

function topicOf(file: string, marked: string): Marked {
  const lines = marked.split('\n').map((line) => {
    const [mark, sentence] = line.split(MARK)
    return sentence === undefined
      ? { text: line }
      : { mark: mark?.replace('- ', ''), text: line.startsWith('- ') ? `- ${sentence}` : sentence }
  })
  const page = { page: 1, text: lines.map(({ text }) => text).join('\n') }
  const placed = placedIn(topicRead(linesOf([page]), undefined).sections)
  const said = lines.flatMap(({ mark, text }) => (mark ? [markOf(mark, text.replace('- ', ''))] : []))
  const topic = { sentences: said.map(({ sentence }) => sentence), requirements: said.flatMap(({ requirement }) => requirement ?? []) }
  const marks = marksOf(placed, topic.sentences)
  // of which kind something is, people judge otherwise from topic to topic: where the mark does not tell, it is learned of real ones alone
  const { kind } = examplesOf(placed, marks, { requirements: said.flatMap((told) => (told.kind ? (told.requirement ?? []) : [])) })
  return { file, placed, marks, examples: { ...examplesOf(placed, marks, topic), kind } }
}

type Told = { sentence: MarkedTopic['sentences'][number]; requirement?: MarkedTopic['requirements'][number]; kind?: RequirementKind }

function markOf(mark: string, quote: string): Told {
  const [first = '', ...rest] = mark.split(' ')
  const strength = rest.map((word) => Strength.safeParse(word).data).find(Boolean)
  const kind = rest.map((word) => RequirementKind.safeParse(word).data).find(Boolean)
  const period = first === 'after' ? first : (rest.map((word) => Period.safeParse(word).data).find(Boolean) ?? 'any')
  if (!strength) {
    const because = Because.parse(first)
    return { sentence: { quote, verdict: 'none', because, whose: SPEAKS_OF[because] ?? 'background', period } }
  }
  const sentence = { quote, verdict: 'requirement', because: null, whose: Whose.parse(first), period } as const
  return { sentence, requirement: { quote, kind: kind ?? 'task', strength }, ...(kind ? { kind } : {}) }
}
