import { type Word, wordsOf } from '../../../language/words.ts'
import { isDutyVerb } from '../demands/duty-verbs.ts'
import { baseForm } from '../english/inflection.ts'
import { compoundVerb } from './compound-verb.ts'

/** Work that is named by its noun: it is carried out. */
const ACTIVITY =
  /^(?:simulations?|tests?|testing|trials?|reviews?|stud(?:y|ies)|analys[ie]s|assessments?|measurements?|demonstrations?|demos?|fabrication|integration|evaluations?|surveys?|experiments?|calibration|training|validation|verification|modeling|characterization|inspections?|replays?|comparisons?|optimization|runs?|flights?|campaigns?|exercises?|assembly|bring-?up|tuning|debugging|fitting|screening|labeling|workshops?|interviews?|trade-?offs?|selection|casting|impregnation|treatment|deposition|installation|preparation|collection|extraction|annotation|qualification|down-?select(?:ion)?|machining|printing|coating|welding|bonding|curing|sintering|annealing|packaging|soldering|commissioning|construction|acquisition|growth)$/i
const WRITTEN =
  /^(?:CONOPS|plans?|specifications?|documents?|procedures?|proposals?|requirements|budgets?|drawings?|documentation|catalogs?|lists?|data ?sets?|data|scenarios?)$/i
const MADE =
  /^(?:coupons?|swatch(?:es)?|prototypes?|mock-?ups?|demonstrators?|samples?|specimens?|fixtures?|rigs?|breadboards?|testbeds?)$/i
const SET = /^(?:thresholds?|limits?|parameters?|settings?|pass marks?)$/i
const FOUND = /^(?:sensitivity|sensitivities|feasibility|margins?|uncertainty|accuracy|costs?)$/i

/** What is done to a thing that somebody names as a step without a verb: "then the coupon" → "build the coupon". */
export function verbFor(noun: string): string {
  const head = headWord(noun)
  if (isActivity(noun)) return 'carry out'
  if (/^reports?$/i.test(head)) return 'write'
  if (/^trade spaces?$/i.test(noun.replace(/^(?:the|an?) /, ''))) return 'explore'
  if (WRITTEN.test(head)) return 'prepare'
  if (MADE.test(head)) return 'build'
  if (SET.test(head)) return 'set'
  if (FOUND.test(head)) return 'determine'
  return 'develop'
}

/** Whether a step is work named by its noun. */
export function isActivity(noun: string): boolean {
  const head = headWord(noun)
  return ACTIVITY.test(head) || (/ing$/.test(head) && !THING.test(head))
}

/** Words in -ing that name a thing, or a capability that is developed. */
const THING =
  /(?:^|-)(?:bearing|housing|coating|spring|wing|ring|string|casing|opening|building|drawing|tubing|bushing|winding|ceiling|lighting|wiring|clothing|tooling|bring|king|thing|forecasting|sensing|tracking|routing|processing|networking|ranging|imaging|reasoning|indexing|pricing|learning|understanding|warning)$/i

/** The noun that a phrase is about: the last word before a preposition or a clause. */
export function headWord(noun: string): string {
  const words = wordsOf(`the ${noun.replace(/^(?:the|an?|our|its) /i, '').replace(/\d+ by \d+ /, '')}`)
  const end = words.findIndex(
    ({ pos, text }, index) =>
      index > 0 && (/^(?:ADP|SCONJ|AUX|PART|PRON)$/.test(pos) || /^(?:,|\(|that|which|with|of|over|for|on|vs|versus|against)$/.test(text)),
  )
  const head = end < 0 ? words : words.slice(0, end)
  return head.findLast(({ text }) => /\w/.test(text))?.text ?? noun
}

/** Verbs that a speaker carries over to the next thing: "design the cartridge and last the board". */
const CARRIED =
  /^(?:design|build|draw|simulate|model|test|measure|write|code|print|train|develop|make|map|implement|fabricate|assemble|add|analyze|characterize|label|mark|collect|calibrate|validate|evaluate|demonstrate|integrate|port)$/

export function carries(verb: string): boolean {
  return CARRIED.test(verb)
}

/** Verbs of work that are not in the solicitations' list. */
const ALSO =
  /^(?:measure|fit|trade|fold|mark|count|sort|print|move|cut|add|start|replace|compare|map|redesign|compensate|run|adapt|scale|bend|shrink|port|tune|train|draw|cast|mill|machine|coat|etch|wire|solder|bond|cure|load|fly|record|label|annotate|clean|filter|fuse|feed|put|set|pick|choose|freeze|swap|strip|split|join|link|wrap|package|deploy|retrain|distill|quantize|prune|benchmark|lay|grow|mix|press|sinter|polish|anneal|deposit|bake|dip|screen|rank|score|interview|survey|calibrate|simulate|model|characterize|verify|validate|solve|compute|calculate|evaluate|repeat|extract|parse|convert|transform|import|export|translate|log|monitor|plot|check|find|get|make|do|bring|turn|extend|expand|hook|connect|attach|route|place|shield|solidify|finish|review|read|write|code|ask|talk|meet|visit|go|spin|tape|stress|age|shake|heat|cool|soak|drop|fire|shoot|launch|recover|rebuild|rerun|refit|remeasure|reduce|lower|raise|increase|harden|merge|stitch|align|register|segment|cluster|classify|detect|track|estimate|predict|forecast|rewrite|refactor|instrument|demo|close|show|demonstrate|have|degrade|purchase|try|hand|drive|sketch|extrude|pull|buy|order|identify|send|teach|watch|observe|rent|hire|dig|drill|pour|weld|sew|knit|weave|spray|brew|culture|sequence|inject|dose|enroll|recruit)$/

/** What may stand behind a verb and not behind a noun of the same spelling. */
const BEHIND = /^(?:DET|PRON|ADP|NUM|ADV|PART|SCONJ)$/

/** The verb that a step opens with, in its base form; null when it names a thing. `isTold`: "we" stood before it. */
export function openingVerb(step: string, isTold: boolean): string | null {
  const compound = compoundVerb(step, isTold)
  if (compound) return compound
  const words = wordsOf(`they ${step}`)
  const [, first, next] = words
  if (!first || !/^[a-z][a-z-]*$/.test(first.text)) return null
  const verb = first.text.toLowerCase()
  const isBase =
    !/(?:ed|ing)$/.test(verb) || /^(?:feed|need|embed|bring|ring|spring|exceed|proceed|shed|speed|seed|weed|string)$/.test(verb)
  if (!isBase || (/s$/.test(verb) && !/(?:ss|us|focus)$/.test(verb))) return null
  const isKnown = isDutyVerb(verb) || ALSO.test(verb)
  if (isTold) return isKnown || isBaseVerb(first) ? verb : null
  if (!next || next.text === '=') return null
  if (verb === 'code' && /^[A-Z]{3,}$/.test(next.text)) return verb
  if (!isKnown) return isBaseVerb(first) && /^(?:the|an?|our|its|it|them|all|\d\S*)$/.test(next.text) ? verb : null
  if (next.text === 'of' && NOUNS.test(verb)) return null
  if (BEHIND.test(next.pos) || /^(?:the|an?|all|each|\d\S*|up|down|out|off|in|on|to|from|with|into)$/.test(next.text))
    return verb === 'test' && /^(?:on|in|with)$/.test(next.text) ? null : verb
  return NOUNS.test(verb) ? null : verb
}

/** Spelled like a noun: "design concepts", "test plans", "model runs" need not be orders. */
const NOUNS =
  /^(?:test|design|model|report|plan|process|prototype|research|study|review|survey|use|measure|code|support|focus|work|project|program|experiment|label|order|trade|print|cut|fit|mark|count|sort|map|run|coat|wire|load|record|filter|fuse|set|pick|split|link|package|benchmark|screen|rank|score|interview|log|plot|check|turn|place|finish|drop|fire|launch|heat|track|estimate|forecast|drawing|press|grade|scale|port|address|state|change|train|demo|lay|bond|mill|machine|cluster|register|stress|age|shield|storm|sample|flow|dust|ground|image|signal|control|target|power|feed|bake|cast)$/

/** Whether a word is a verb of work, whatever else it may be. */
export function isWorkVerb(word: string): boolean {
  return isDutyVerb(word) || ALSO.test(word)
}

/** Participles of the workshop that no ending gives away. */
const IRREGULAR: Record<string, string> = {
  bent: 'bend',
  ground: 'grind',
  wound: 'wind',
  shot: 'shoot',
  spun: 'spin',
  cast: 'cast',
  split: 'split',
}

/** "coated" → "coat", "driven" → "drive"; null when it is no participle. */
export function baseOfParticiple(form: string): string | null {
  const word = form.toLowerCase()
  const known = baseForm(word, word)
  if (known !== word) return known
  if (IRREGULAR[word]) return IRREGULAR[word]
  const forms = /ied$/.test(word)
    ? [word.replace(/ied$/, 'y')]
    : [word.replace(/d$/, ''), word.replace(/ed$/, ''), word.replace(/(.)\1ed$/, '$1')]
  const guess = wordsOf(`it is ${word}`)[2]?.lemma ?? word
  return /ed$/.test(word)
    ? (forms.find(isWorkVerb) ?? (guess === word ? null : guess))
    : /^(?:cut|set|put|read|run|shut)$/.test(word)
      ? word
      : null
}

function isBaseVerb({ pos, text, lemma }: Word): boolean {
  return pos === 'VERB' && text === baseForm(text, lemma)
}
