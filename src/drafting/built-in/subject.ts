import type { Topic } from '../../domain/solicitation/analysis.ts'
import { sentencesIn } from '../../domain/solicitation/sentence.ts'
import { clauseOf } from './clause.ts'
import { headOf, isPlural, nameIn, shortened } from './noun-phrase.ts'
import { withoutVerbs } from './opening-verbs.ts'
import { lowerLabel, lowerStart, tidy } from './wording.ts'

/** What the topic is about, as a noun phrase: `full` the first time ("the compact … antenna"), `short` afterwards ("the antenna"). */
export type Subject = { full: string; short: string; plural: boolean }

const MAKES = /^(?:develop|design|demonstrate|create|build|provide|produce|fabricate|prototype|transition|deliver|implement)$/

/** The thing that the topic wants developed: the object of its objective, else its title, else what is proposed. */
export function subjectOf(topic: Topic | undefined, fallback: string): Subject {
  const object = topic?.objective ? objectiveThing(topic.objective) : undefined
  return object ?? subject(topic?.title ? plainTitle(topic.title) : fallback)
}

function objectiveThing(objective: string): Subject | undefined {
  const span = sentencesIn(objective)[0]
  const first = tidy(span ? objective.slice(span.start, span.end) : objective).replace(/^development of/i, 'Develop')
  const clause = clauseOf(first)
  if (clause.kind !== 'duty' || !MAKES.test(clause.verb)) return undefined
  return subject(withoutVerbs(clause.text))
}

function plainTitle(title: string): string {
  return lowerLabel(tidy(title).replace(/^direct to phase ii:\s*/i, ''))
}

const WITHOUT_A_NAME =
  /^(?:common |novel |new |innovative )?(?:systems?|tools?|models?|architectures?|solutions?|methods?|concepts?|approach(?:es)?|device|capabilit(?:y|ies))$/i

/** An acronym printed behind the thing becomes its short name: "Sonobuoy Launched Unmanned Aerial Vehicle (SL UAV)" → "the SL UAV". */
function subject(phrase: string): Subject {
  const found =
    /^([^()]{8,90}?) \(([A-Z][A-Za-z]*(?: [A-Z]+)?s?)\)(?=$|[,;.]| (?:that|for|with|to|which|suitable|capable|in|of|on|by|and|hosted|used|based|using|able)\b)/.exec(
      phrase,
    )
  const own = /\([^()]*,? or ([A-Z][A-Z0-9-]{2,9})\)/.exec(phrase)?.[1]
  const acronym = found?.[1] && !/ (?:in|for|of|with|to|that) /.test(found[1]) ? found[2] : undefined
  const plain = acronym ? phrase.slice(0, phrase.indexOf('(')).trim() : phrase.replace(/ ?\([^)]*\)/g, '')
  const bare = plain
    .replace(/\bstate[ -]of[ -]the[ -]art\b/gi, 'state-of-the-art')
    .replace(/^((?:an?|the) )?(?:novel|new|innovative)(?:,| and)? (?!and)/i, '$1')
    .replace(/^(?:the|an?|any)\s+/i, '')
  const head = acronym ? shortened(bare, 90) : nameIn(bare)
  const thing = lowerStart(WITHOUT_A_NAME.test(head) ? shortened(bare, 110) : head)
  const isShort = acronym !== undefined && acronym.length >= 2 && acronym.length <= 9
  return {
    full: `the ${thing}${isShort ? ` (${acronym})` : ''}`,
    short: own ?? `the ${isShort ? acronym : shortName(thing)}`,
    plural: own === undefined && isPlural(isShort ? acronym : / and /.test(thing) ? headOf(thing) : thing),
  }
}

/** The head of a name; a list of heads ("command, control, and intelligence") has none and stays whole. */
function shortName(thing: string): string {
  const head = headOf(thing)
  return !/ /.test(head) && /, and /.test(thing) && thing.indexOf(head) < thing.indexOf(',') ? thing : head
}
