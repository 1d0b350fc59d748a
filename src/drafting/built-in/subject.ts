import type { Topic } from '../../domain/solicitation/analysis.ts'
import { sentencesIn } from '../../domain/solicitation/requirement/sentence.ts'
import { clauseOf } from './demands/clause.ts'
import { headOf, isPlural, isThing, nameIn, shortened } from './english/noun-phrase.ts'
import { withoutVerbs } from './english/opening-verbs.ts'
import { lowerLabel, lowerStart, tidy, upperStart } from './english/wording.ts'
import { isProperty, thingThatHasIt } from './thing-behind-property.ts'

/** What the topic is about, as a noun phrase: `full` the first time ("the compact … antenna"), `short` afterwards ("the antenna"). */
export type Subject = { full: string; short: string; plural: boolean }

const MAKES = /^(?:develop|design|demonstrate|create|build|provide|produce|fabricate|prototype|transition|deliver|implement)$/

/** The thing that the topic wants developed: the object of its objective, else its title, else what is proposed. A title with an acronym of its own names it best. */
export function subjectOf(topic: Topic | undefined, fallback: string): Subject {
  const named = namedSubject(topic, fallback)
  if (!topic || !isProperty(named)) return named
  const titled = topic.title ? titleThing(topic.title) : undefined
  return thingThatHasIt(topic) ?? (titled && !isProperty(titled) ? titled : named)
}

function namedSubject(topic: Topic | undefined, fallback: string): Subject {
  const object = topic?.objective
    ? (objectiveThing(topic.objective) ?? (isProgramName(topic.title) ? soughtThing(topic.objective) : undefined))
    : undefined
  const named = topic?.title ? titleWithAcronym(topic.title) : undefined
  if (named && object && !ACRONYM.test(object.short)) return named
  const titled = topic?.title && (!object || saysLittle(object) || JOINED.test(object.full)) ? titleThing(topic.title) : undefined
  const isBetter = titled && object && !SAYS_NOTHING.test(object.short) && !JOINED.test(object.full) ? !saysLittle(titled) : true
  if (titled && isBetter) return titled
  return object ?? named ?? subject(topic?.title ? plainTitle(topic.title) : fallback)
}

/** Whether the head noun of a thing names nothing by itself, whatever stands before it. */
function saysLittle({ short }: Subject): boolean {
  return SAYS_NOTHING.test(`the ${short.split(' ').at(-1)}`)
}

/** A title of one word is the name of a program, not of a thing. */
function isProgramName(title: string | undefined | null): boolean {
  return /^\p{Lu}[\p{L}-]+$/u.test(title?.trim() ?? '')
}

/** "This topic, Lantern, seeks to develop the night camera": what some sentence of the objective says is sought. */
function soughtThing(objective: string): Subject | undefined {
  const sought = /\b(?:seeks|aims|intends|wants) to (?:\w+ly )?(develop|design|demonstrate|create|build|produce) ([^.;]+)/.exec(
    tidy(objective),
  )
  return sought ? objectiveThing(`${upperStart(sought[1] ?? '')} ${(sought[2] ?? '').split(/ to | (?=and \w+e )/)[0]}.`) : undefined
}

/** Nouns that name no thing of their own; what the title calls it says more. */
const SAYS_NOTHING =
  /^the (?:technolog(?:y|ies)|techniques?|methods?|approach(?:es)?|processes|implementations?|functionality|applications?|security|autonomy|maturation|and\/or|solutions?|concepts?|developments?)$/i
/** Two things joined, "a phantom head and skull": the last of them is not what the effort is about. */
const JOINED = /^the \w+ \w+ and \w+ (?:capable|that|able|for)\b/

/** The head of a title as a name: "Target Based Data Compression Settings Broker" → "the settings broker"; none where it says no more. */
function titleThing(title: string): Subject | undefined {
  const assessed = /^Assessing (?:the )?(.+?)(?: \([^)]*\))?$/.exec(tidy(title))?.[1]
  if (assessed) return { full: `the assessment of the ${lowerLabel(assessed)}`, short: 'the assessment', plural: false }
  const plain = plainTitle(title.replace(/^\([^)]*\)\s*/, '')).replace(/ ?\([^)]*\)/g, '')
  const head = plain.split(/ (?:with|for|of|in|on|to|that|via|using|from|towards?|at|by|against|under) |[:–—,]/)[0]?.trim() ?? ''
  const words = head.split(' ')
  if (
    /, and /.test(plain) ||
    words.length < 2 ||
    words.length > 9 ||
    / and |\/|\d/.test(head) ||
    !isThing(`the ${head}`) ||
    /^\w+ing\b/.test(head)
  )
    return undefined
  const short = words.slice(-2).join(' ')
  const isVague = SAYS_NOTHING.test(`the ${words.at(-1)}`) || WITHOUT_A_NAME.test(words.at(-1) ?? '')
  if (isVague && (words.length < 3 || / of /.test(plain.slice(head.length, head.length + 4)))) return undefined
  return { full: `the ${head}`, short: `the ${isVague ? words.slice(-3).join(' ') : short}`, plural: isPlural(`the ${head}`) }
}

const ACRONYM = /\b[A-Z][A-Z0-9-]+\b/

/** "Low-Latency Embedded Vision Processor (LLEVS)": the whole title is the name. */
function titleWithAcronym(title: string): Subject | undefined {
  const [, name, acronym] = /^([^()]{8,70}) \(([A-Z][A-Za-z0-9-]{2,8})\)$/.exec(tidy(title)) ?? []
  if (!name || !acronym || /^\w+ing /.test(name) || name.charAt(0) !== acronym.charAt(0)) return undefined
  return { full: `the ${plainTitle(name)} (${acronym})`, short: `the ${acronym}`, plural: false }
}

function objectiveThing(objective: string): Subject | undefined {
  const span = sentencesIn(objective)[0]
  const first = tidy(span ? objective.slice(span.start, span.end) : objective)
    .replace(/^development of/i, 'Develop')
    .replace(/^(\w+) and\/or \w+ /, '$1 ')
  const clause = clauseOf(first)
  if (clause.kind !== 'duty' || !MAKES.test(clause.verb)) return undefined
  return subject(withoutVerbs(clause.text))
}

function plainTitle(title: string): string {
  return lowerLabel(
    tidy(title)
      .replace(/^(?:direct to phase ii|open topic)\s*[:–—-]\s*/i, '')
      .replace(/^(?:[A-Z]{3,} )?open topic (?:for|on|in) /i, '')
      .replace(/ (?:focused )?open topic$/i, ''),
  )
}

const WITHOUT_A_NAME =
  /^(?:common |novel |new |innovative )?(?:systems?|tools?|models?|architectures?|solutions?|methods?|concepts?|approach(?:es)?|device|capabilit(?:y|ies))$/i

/** An acronym printed behind the thing becomes its short name: "Sonobuoy Launched Unmanned Aerial Vehicle (SL UAV)" → "the SL UAV". */
function subject(phrase: string): Subject {
  return defined(phrase) ?? withKind(phrase) ?? plainSubject(phrase)
}

/** "a tool (Directed RF Energy Assessment Model 2, or DREAM2)": the bracket gives the name. */
function defined(phrase: string): Subject | undefined {
  const [, long, own] = /\(([A-Z][^()]{5,70}), or ([A-Z][A-Z0-9-]{2,9})\)/.exec(phrase) ?? []
  return long && own ? { full: `${long} (${own})`, short: own, plural: false } : undefined
}

/** "machine learning weather prediction (MLWP) system" → "the MLWP system". */
function withKind(phrase: string): Subject | undefined {
  const [, name, acronym, kind] =
    /^(?:an? |the |any )?([^(),]{4,60}) \(([A-Z][A-Z0-9-]{1,7})\) (system|tool|capability|device|solution|software|platform)\b(?! \()/.exec(
      phrase,
    ) ?? []
  if (!name || !acronym || !kind || / (?:in|for|of|with|to|that) /.test(name)) return undefined
  return { full: `the ${lowerStart(name)} (${acronym}) ${kind}`, short: `the ${acronym} ${kind}`, plural: false }
}

const BEHIND =
  /^([^()]{8,90}?) \(([A-Z][A-Za-z]*(?:[ /][A-Z]+)?s?)\)(?=$|[,;.]| (?:that|for|with|to|which|suitable|capable|in|of|on|by|and|hosted|used|based|using|able)\b)/

function plainSubject(phrase: string): Subject {
  const isPair = /^[^()]{3,40} \([^)]+\),? and [^()]{3,40} \(/.test(phrase)
  const found = isPair ? null : (BEHIND.exec(phrase) ?? BEHIND.exec(phrase.replace(/ \([^)]*\)/, '')))
  const acronym = found?.[1] && !/ (?:in|for|of|with|to|that) /.test(found[1]) ? found[2] : undefined
  const plain = acronym && found?.[1] ? found[1] : phrase.replace(/ ?\([^)]*\)/g, '')
  const bare = plain
    .replace(/\bstate[ -]of[ -]the[ -]art\b/gi, 'state-of-the-art')
    .replace(/^((?:an?|the) )?(?:novel|new|innovative)(?:,| and)? (?!and)/i, '$1')
    .replace(/^(?:the|an?|any)\s+/i, '')
    .replace(/^(?:(?:efficient|robust|reliable|affordable|effective)(?:, and|,| and) )+(?=\w+ \w)/i, '')
  const head = acronym ? shortened(bare, 90) : nameIn(bare)
  const thing = lowerStart(WITHOUT_A_NAME.test(head) ? shortened(bare, 110) : head)
    .replace(/(?<=\w) solutions$/, '')
    .replace(/ for use$/, '')
  const isShort = acronym !== undefined && acronym.length >= 2 && acronym.length <= 9
  const short = isShort ? acronym : shortName(thing)
  const listed = /, and [\w-]+ ([\w-]+)$/.exec(short)?.[1]
  if (listed) return { full: `the ${thing}`, short: `the ${listed}`, plural: isPlural(`the ${listed}`) }
  if (/, and /.test(short)) return { full: `the ${thing} capability`, short: 'the capability', plural: false }
  return {
    full: `the ${thing}${isShort ? ` (${acronym})` : ''}`,
    short: `the ${short}`,
    plural: isPlural(isShort ? acronym : / and /.test(thing) ? headOf(thing) : thing),
  }
}

/** Nouns that say little without the word before them: "the built-in-test functionality". */
const NEEDS_NEIGHBOR =
  /^(?:capabilit(?:y|ies)|functionality|process(?:es)?|components?|technolog(?:y|ies)|implementations?|autonomy|maturation|security|elements?|parts|applications?|products?|functions?)$/i

/** The head of a name; a list of heads ("command, control, and intelligence") has none and stays whole. */
function shortName(thing: string): string {
  const inner = /^(?:[\w-]+ ){0,3}implementations? of (?:an? |the )?(.{6,})$/i.exec(thing)?.[1]
  if (inner) return shortName(inner)
  const making = /^(?:[\w-]+ )*?((?:[\w-]+ )?[\w-]+ing) of /.exec(thing)?.[1]
  if (making) return making
  const head = headOf(thing)
  if (!/ /.test(head) && /, and /.test(thing) && thing.indexOf(head) < thing.indexOf(',')) return thing
  const before = NEEDS_NEIGHBOR.test(head) ? new RegExp(`([\\w/-]+) ${head}\\b`).exec(thing)?.[1] : undefined
  return before && !/^(?:and|or|of|the|an?|new|novel|innovative)$/i.test(before) ? `${before} ${head}` : head
}
