import { wordsOf } from '../../../language/words.ts'
import { shortened } from '../english/noun-phrase.ts'
import { openingVerbs, withoutVerbs } from '../english/opening-verbs.ts'
import { clauseOf } from './clause.ts'
import { isDutyVerb, STAGES, type Stage, usualStage } from './duty-verbs.ts'

/** One thing that the company has to do: a clause that follows "The Contractor shall", when in the work it falls, and what demands it. `isOwn`: stands in the phase's own section. `slot`: the answer in which the company names it as its own step, `months` and `label`: when its calendar has it, and under which name. */
export type Duty = {
  text: string
  verb: string
  stage: Stage
  requirement_id?: string
  page?: number
  isOwn?: boolean
  slot?: string
  months?: readonly [number, number]
  label?: string
}

const CLOSING =
  /\b(?:phase i{2,3}\b.{0,40}\b(?:plan|effort|proposal|prototype)|(?:development|transition|commercialization|test(?:ing)?) plan\b.{0,30}phase i{2,3}|final report|commercialization (?:plan|strateg|potential|partner)|transition plan|regulatory (?:approval )?path|plan for further development|prepare a report|prototype plans|initial design specifications)/i
const CLOSING_VERBS =
  /^(?:provide|prepare|include|deliver|submit|identify|develop|describe|document|report|begin|establish|generate|write|produce|compile|complete|draft|create|issue|finalize)$/
/** A report alone: "generate final report including …", "provide reports". */
const REPORT =
  /^(?:(?:an?|the|all|any|and|or|technical|final|detailed|written|comprehensive|summary|complete|full|formal|periodic|regular|required) )*reports?\b(?! generat)/i

/** A guide to the product, alone: it can be written when the product stands. */
const GUIDE =
  /^(?:(?:an?|the|any|draft|initial|complete|detailed|comprehensive) )*(?:users?['’]?s?['’]?|operat(?:or['’]?s?|ing|ions)) (?:guides?|manuals?)\b/i

/** The stage of a duty, by its last verb and what it acts on. */
export function stageOf(text: string): Stage {
  const verbs = leadingVerbs(text)
  const verb = serving(text) ?? verbs.at(-1) ?? ''
  const object = withoutVerbs(text).slice(0, 90)
  if ((CLOSING.test(text) || REPORT.test(object) || GUIDE.test(object)) && verbs.some((word) => CLOSING_VERBS.test(word))) return 'close'
  return byObject(verb, object) ?? usualStage(verb) ?? 'design'
}

/** "use synthetic data to demonstrate …" is done when it is demonstrated. */
function serving(text: string): string | undefined {
  const aim = /^(?:use|utilize|employ|leverage|apply|work)\b.{3,80}? to ([a-z]+)\b/.exec(text)?.[1]
  return aim && isDutyVerb(aim) ? aim : undefined
}

/** Work on paper, whatever it tries: "the lattice simulation". */
const SIMULATED = /^(?:(?!of |for |on )[\w-]+ ){0,3}(?:simulations?|modell?ing|models?)\b/i

function byObject(verb: string, object: string): Stage | undefined {
  const early =
    /\b(?:concept|approach|architecture|design|plan|algorithm|models?\b|method|framework|requirement|specification|methodolog|feasibility study)/i.exec(
      object,
    )?.index ?? 99
  const made = /\b(?:prototype|software|hardware|tool|device|system|code|prototypes|demonstrator|FPA)/i.exec(object)?.index ?? 99
  const proof =
    /^.{0,50}?\b(?:test|characterization|preclinical|clinical|pilot|demonstration|experiment|trial|validation|evaluation|stud(?:y|ies) .*(?:blood|subject|patient)|shock|performance gain|benchmark)/i.test(
      object,
    )
  const study =
    /^.{0,50}?\b(?:review|feasibility|study|stud(?:y|ies)|analys[ie]s|assessment|survey|literature|trade|research|knowledge)/i.test(object)
  if (/^(?:conduct|perform|complete|provide|focus|concentrate|conclude|carry|undertake|include|take|make)$/.test(verb)) {
    return SIMULATED.test(object)
      ? 'design'
      : proof
        ? 'test'
        : study
          ? 'analyse'
          : made < early
            ? 'build'
            : early < 60
              ? 'design'
              : undefined
  }
  if (/^(?:develop|create|produce|apply|provide|construct|further)$/.test(verb))
    return early < made ? 'design' : made < 60 ? 'build' : undefined
  if (/^(?:determine|assess|establish)$/.test(verb)) return /feasib/i.test(object) ? 'test' : verb === 'establish' ? undefined : 'analyse'
  return verb === 'define' && /concept/i.test(object) ? 'design' : undefined
}

/** The verbs that open a duty: "develop, demonstrate, and validate the tool" → develop, demonstrate, validate. */
export function leadingVerbs(text: string): string[] {
  const verbs: string[] = []
  for (const { verb } of openingVerbs(wordsOf(text))) verbs.push(verb)
  return verbs
}

/** The duties in one sentence of the solicitation: its separate orders, and its verbs apart where they fall in different stages. */
export function dutiesIn(text: string, verb: string): Pick<Duty, 'text' | 'verb' | 'stage'>[] {
  return orders(text).flatMap((order, index) => byStage(order, index === 0 ? verb : (leadingVerbs(order)[0] ?? verb)))
}

const SPLIT = /(?:, and|;|,? and then|, then) (?=([a-z]+) (?:a |an |the |its |any |all |how |[a-z]+ (?:of|to)\b))/g

/** "conduct a review of X, and develop a plan to Y" is two orders. */
function orders(text: string): string[] {
  const cuts = [...text.matchAll(SPLIT)].filter((match) => isDutyVerb(match[1] ?? '') && isFreeBefore(text.slice(0, match.index)))
  const parts: string[] = []
  let from = 0
  for (const cut of cuts) {
    parts.push(text.slice(from, cut.index))
    from = cut.index + cut[0].length
  }
  parts.push(text.slice(from))
  return parts.map((part) => restated(part)).filter((part) => part.split(' ').length > 2)
}

function restated(part: string): string {
  const clause = clauseOf(part)
  return clause.kind === 'duty' ? clause.text : part
}

/** No open relative clause or infinitive that the next verb could belong to. */
function isFreeBefore(before: string): boolean {
  const words = wordsOf(before)
  const words_after_verb = words.slice(leadingVerbs(before).length)
  return words_after_verb.length > 1 && !words_after_verb.some((word) => /^(?:that|which|who|how)$/i.test(word.text))
}

function byStage(text: string, verb: string): Pick<Duty, 'text' | 'verb' | 'stage'>[] {
  const verbs = leadingVerbs(text)
  const whole = [{ text, verb, stage: stageOf(text) }]
  if (verbs.length < 2 || CLOSING.test(text)) return whole
  const object = withoutVerbs(text)
  const groups = STAGES.map((stage) => ({ stage, verbs: verbs.filter((one) => stageOf(`${one} ${object}`) === stage) })).filter(
    (group) => group.verbs.length > 0,
  )
  if (groups.length < 2) return whole
  const [, place = '', thing = object] = /^((?:in|at|on) [A-Z][\w-]* )((?:an?|the) .+)$/.exec(object) ?? []
  const named = shortened(thing.replace(/^(?:the|an?|any)\s+/i, ''), 70)
  const short = named === '' ? object : `${place}the ${named}`
  return groups.map((group, index) => ({
    text: `${joined(group.verbs)} ${index === 0 ? object : short}`,
    verb: group.verbs[0] ?? verb,
    stage: group.stage,
  }))
}

function joined(verbs: readonly string[]): string {
  return verbs.length < 3 ? verbs.join(' and ') : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`
}
