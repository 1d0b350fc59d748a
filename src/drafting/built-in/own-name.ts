import type { PlanFacts } from '../drafter.ts'
import { questionTopic } from './answers/answer-topic.ts'
import type { Subject } from './subject.ts'

/** A name that somebody made up: "StarWall", "FerroBus", "SKYLARK"; a plain word with a capital is none. */
const NAME = '((?:\\p{Lu}[\\p{Ll}\\d]+\\p{Lu}[\\p{L}\\d-]*|\\p{Lu}{4,}\\d*|\\p{Lu}[\\p{L}\\d-]+\\d))'
const KIND =
  '(?:tool|software|system|product|library|platform|prototype|framework|sensor|antenna|device|process|method|design|solution|app)'
const NAMED: readonly RegExp[] = [
  /\b[Ww]e (?:call|have named|named) (?:it|this|our \w+|the \w+) (\p{Lu}[\p{L}\d-]{2,})/u,
  new RegExp(`\\b(?:we|which we|that we) (?:call|named?) (?:it |this |the \\w+ )?${NAME}(?![\\p{L}\\d])`, 'u'),
  new RegExp(
    `\\b(?:[Pp]ropos(?:e|ed|es)|implement|develop|build|deliver|demonstrate|test|document|offer|code)(?::|,)?(?:[^.;,]{0,30},)? (?:the )?${NAME}(?=,| ${KIND}\\b|[.;]|$)`,
    'mu',
  ),
  new RegExp(`\\b(?:[Oo]ur|[Aa]|[Tt]he) (?:[\\w-]+ ){0,3}${KIND},? (?:called |named )?${NAME}(?=[,. ])`, 'u'),
  new RegExp(`(?:^|[.;] )${NAME}(?: \\d[.\\d]*)?(?:, (?:our|an?|the|two) | prototype\\b)`, 'mu'),
]

/** What the company calls the product that the plan is about, as it entered it or as its answers say; null when it has no name of its own. */
export function ownName({ system_name, answers, analysis }: Pick<PlanFacts, 'system_name' | 'answers' | 'analysis'>): string | null {
  const entered = system_name?.trim() ?? ''
  if (entered !== '') return entered.split(' ').length <= 5 && entered.length <= 30 ? entered : null
  const topic = `${analysis?.topic.title ?? ''} ${analysis?.topic.objective ?? ''} ${analysis?.topic.description ?? ''}`
  const told = answers.filter(({ question }) => /^(?:solution|end_state)$/.test(questionTopic(question)))
  const names = told.flatMap(({ answer }) => NAMED.flatMap((pattern) => pattern.exec(answer)?.[1] ?? []))
  return names.find((name) => !topic.includes(name)) ?? null
}

/** The topic's subject under the product's own name: "the safety critical implementation (FerroBus)", afterwards "FerroBus". */
export function underItsName(subject: Subject, name: string | null): Subject {
  if (name === null) return subject
  return { full: `${subject.full.replace(/ \([^)]*\)/g, '')} (${name})`, short: name, plural: false }
}
