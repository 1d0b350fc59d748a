import { wordsOf } from '../../../language/words.ts'
import type { Duty } from '../demands/duty.ts'
import { gerund } from '../english/gerund.ts'
import { shortened } from '../english/noun-phrase.ts'
import { listed, lowerStart, upperStart } from '../english/wording.ts'
import type { Subject } from '../subject.ts'
import { headWord, isActivity, isWorkVerb, openingVerb } from './step-verb.ts'
import { LONGEST_TITLE, NOUN_OF, titleOf } from './title.ts'

/** Verbs that say only that something comes about; the thing itself is the title. */
const BRINGS =
  /^(?:add|develop|build|make|print|write|prepare|produce|generate|set|fit|create|implement|code|run|establish|define|provide|draw|do|perform|conduct|complete)$/

/** The titles that the company's own steps give a milestone, the fullest first: "Second optical lane and tamper mesh". */
export function stepTitles(duties: readonly Duty[], subject: Subject): string[] {
  const names = duties
    .flatMap(({ text, slot }) => (slot ? (stepName(text) ?? []) : []))
    .filter((name, index, all) => all.indexOf(name) === index)
  const plain = names.filter((name) => !/ and |, /.test(name))
  const joined = plain.length > 1 && plain[0] === names[0] ? [3, 2].map((count) => together(plain.slice(0, count))) : []
  const single = names.map((name) => (name.includes(' ') ? name : standing(name, duties, subject)))
  return [...joined, ...single].filter((title) => title.length <= LONGEST_TITLE)
}

/** What the company's own calendar calls the work of a milestone, where all of it is one entry's: "Planning and requirements for FerroBus". */
export function labelTitles(slot: { duties: readonly Duty[] }, subject: Subject): string[] {
  const dated = slot.duties.filter(({ months }) => months)
  const labels = [...new Set(dated.map(({ label }) => label))]
  const [label] = labels
  if (labels.length !== 1 || !label) return []
  const order = label.charAt(0).toLowerCase() + label.slice(1)
  const named = IS_ORDER.test(order) ? stepName(order) : null
  return [standing(named ?? upperStart(label), slot.duties, subject)].filter((one) => one.length <= LONGEST_TITLE)
}

/** A label that gives an order: "clean with compressed air", "extend PlumeSim"; "print settings" names a thing. */
const IS_ORDER =
  /^(?!(?:test|design|print|model|research|study|plan|review|report|survey|build|baseline|sample|result|process) (?!the |an? |our |its ))[a-z]+ (?:(?:the|an?|our|its|all|each|with|from|into|\d\S*) |[A-Z])/

/** Nouns that could stand over any plan. */
const OF_ANY =
  /\b(?:design|requirements|planning|proof|models?|concepts?|baseline|builds?|tests?|testing|reviews?|documentation|demonstrations?|demos?|prototypes?|analysis|simulations?|specifications?|reports?|verification|validation|integration|plans?|coding)$/i

/** A name that tells what the milestone is about: a word that could stand over any plan takes the duty's object or the product with it. */
function standing(name: string, duties: readonly Duty[], { short }: Subject): string {
  if (/ (?:of|for|on|with|in|to|at|from|by|that) /.test(name) || (name.includes(' ') && !OF_ANY.test(name))) return name
  const stem = name.toLowerCase().slice(0, 6)
  const asked = name.includes(' ') ? undefined : duties.find(({ text, slot }) => !slot && text.toLowerCase().startsWith(stem))
  const fuller = asked ? titleOf(asked.text) : null
  if (fuller) return fuller
  if (isActivity(name)) return `${name} of ${short}`
  const isNamed = !short.startsWith('the ')
  return isNamed && !name.includes(' ') && !OF_ANY.test(name) ? `${short} ${lowerStart(name)}` : `${name} for ${short}`
}

function together(names: readonly string[]): string {
  return listed(names.map((name, index) => (index === 0 ? name : inside(name))))
}

function inside(name: string): string {
  return /^[A-Z][a-z]+(?:-[a-z]+)* ?/.test(name) && wordsOf(`the ${lowerStart(name)}`)[1]?.pos !== 'PROPN' ? lowerStart(name) : name
}

/** What the step acts on, where that is a thing: "add a tamper mesh" → "a tamper mesh". */
export function stepObject(step: string): string | undefined {
  const text = firstOrder(step)
  const object = /^(?:carry out|work out) (.+)$/.exec(text)?.[1] ?? text.slice(openingVerb(text, true)?.length ?? 0).trim()
  const thing = object.split(/ (?:to|by|from|into|against|over|with|that|so|down|up|around) /)[0] ?? ''
  return thing === '' || /^(?:to|into|on|from|in|with|it|them|how|that|what)\b/.test(thing) ? undefined : thing
}

/** The first of the orders that one step joins: "move to X and cut power" → "move to X". */
function firstOrder(step: string): string {
  const text = (step.split(/; |: |, and then | so that | and prepare (?=the )/)[0] ?? step).replace(/ ?\([^)]*\)/g, '').trim()
  const isWork = /^(?:carry|work) out |^develop /.test(text)
  const joint = isWork
    ? undefined
    : [...text.matchAll(/,? and ([a-z]+) (?!and\b)/g)].find(({ index, 1: verb = '' }) => isWorkVerb(verb) && index > 0)
  const other = isWork ? /, and (\w+) (?=the |an? |its )/.exec(text) : null
  if (other?.[1] && (isWorkVerb(other[1]) || other[1] === 'hold')) return text.slice(0, other.index)
  return joint ? text.slice(0, joint.index) : text
}

/** What comes of a step, as a title names it; null when it has no short name. */
function stepName(step: string): string | null {
  const text = firstOrder(step)
  const work = /^(?:carry out|work out) (.+)$/.exec(text)?.[1]
  if (work && text.startsWith('work out ') && /^(?:the )?[a-z-]+$/.test(work) && !isActivity(work)) return `Derivation of ${work}`
  if (work) return short(work)
  const two = /^([a-z]+) and ([a-z]+) (?=(?:the|an?|its|[A-Z]|\d))/.exec(text)
  if (two?.[1] && two[2] && isWorkVerb(two[1]) && isWorkVerb(two[2]))
    return stepName(text.replace(two[0], BRINGS.test(two[1]) ? `${two[1]} ` : `${two[2]} `))
  const verb = openingVerb(text, true)
  if (!verb) return null
  const object = text.slice(verb.length).trim()
  if (object === '' || /^(?:it|them|its|how|that|whether|what)\b/.test(object)) return null
  if (/^\d[\d,]* (?!by\b|x\b|mm\b|cm\b|m\b|in\b|[munk]?[mgVAWJ]\b|[kMG]?Hz\b)[a-z]/.test(object))
    return titled(/^(?:build|make|do|add|produce|create)$/.test(verb) ? 'Fabrication of' : `${upperStart(gerund(verb))} of`, object)
  if (BRINGS.test(verb)) return short(object.replace(/ to (?:the )?[\w .-]+$/, (to) => (verb === 'add' ? '' : to)))
  const change = changed(verb, object, step)
  if (change) return change
  if (/^(?:scale|bend|shrink)$/.test(verb)) return titled('Adaptation of', object.replace(/ (?:down|up|around|to|in)\b.*$/, ''))
  if (MADE_SO[verb] && /^(?:the|our|its) /.test(object)) return titled(MADE_SO[verb] ?? '', object.replace(/^(?:the|our|its) /, ''))
  if (verb === 'measure' && object.split(' ').length < 3)
    return upperStart(`${object.replace(/^(?:the|an?) /, '').replace(/s$/, '')} measurements`)
  if (/^(?:to|into|on|from|in|with|through|over|up|out|off|down)\b/.test(object))
    return verb === 'move' ? titled('Move', object) : titled(upperStart(gerund(verb)), object)
  if (verb === 'put' && / together\b/.test(object)) return titled('Assembly of', object.replace(/ together\b,?/, ''))
  if (verb === 'put' && /^(?:\S+ )+(?:layer|coating|film) on /.test(object)) return titled('Deposition of', object)
  const noun = NOUN_OF[verb]
  return titled(noun ?? `${upperStart(gerund(verb))} of`, object)
}

/** What is done to a thing that is there, as the thing that comes of it: "reduce the input decks" → "Reduced input decks". */
const MADE_SO: Record<string, string> = {
  reduce: 'Reduced',
  simplify: 'Simplified',
  shorten: 'Shortened',
  harden: 'Hardened',
  strip: 'Stripped',
  shield: 'Shielded',
}

const CHANGED: Record<string, string> = {
  scale: 'scaled',
  bend: 'bent',
  shrink: 'shrunk',
  adapt: 'adapted',
  port: 'ported',
  convert: 'converted',
}

/** A thing with its change: "scale the absorber down in frequency" → "Absorber scaled down in frequency", "adapt the agar so that it lasts" → "Agar that lasts". */
function changed(verb: string, object: string, step: string): string | null {
  const so = /^adapt (?:the |our |its )?([^,;:]{3,40}?) so that it ([a-z]+s [^,;:]{3,40})$/.exec(
    step.replace(/ ?\([^)]*\)/g, '').split(/ and |; /)[0] ?? '',
  )
  if (so?.[1] && so[2] && !/^(?:nots|is|has|does)\b/.test(so[2]) && !/ so that /.test(so[1])) return short(`${so[1]} that ${so[2]}`)
  const done = CHANGED[verb]
  const [, thing = '', how = ''] = /^(?:the |our |its )?(.{3,50}?) ((?:down|up|to|for|around|onto|into) .+)$/.exec(object) ?? []
  if (!done || thing === '' || / (?:of|for|with|in) /.test(thing)) return null
  return short(`${thing} ${done} ${how}`)
}

function titled(noun: string, object: string): string | null {
  const thing = cut(object, LONGEST_TITLE - noun.length - 1)
  return thing ? `${noun} ${thing}` : null
}

function short(object: string): string | null {
  const thing = cut(object.replace(/^(?:the|an?|its|our) /, ''), LONGEST_TITLE)
  return thing ? upperStart(thing) : null
}

function cut(object: string, limit: number): string | null {
  const thing = object.length <= limit ? object : shortened(object, limit)
  return thing.length > 2 && thing.length <= limit && headWord(thing) !== '' ? thing : null
}
