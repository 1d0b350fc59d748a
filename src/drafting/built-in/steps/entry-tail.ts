import { lowerStart } from '../english/wording.ts'

/** "Check: test log", "The check is a firing record": what somebody else can check after a piece of work. */
const CHECK = /^(?:and )?(?:the )?(?:check|proof|evidence|output|deliverable)(?: is|:| -)? (.+)$/i
/** "That is where we measure A and B": what is done at the place just named. */
const WHERE = /^(?:that|this|there|it)(?: is|'s)? (?:where )?we (?:do|measure|test|verify|check|run) (?:the )?(.+)$/i
/** "That is Thermal Desktop and a ray trace": with what it is done. */
const WITH = /^(?:that|this) (?:is|means|uses) (?:done (?:in|with) )?(.+)$/i
/** "and we get the layout out of it and the shroud": what comes of it. */
const YIELDS =
  /^(?:and )?(?:we|it) (?:get|gets|give|gives|yields?) (.+?)(?: out(?: of (?:it|that))?(?: (and [^,]+))?| from (?:it|that)(?: (and [^,]+))?)?$/i

/** Whether a sentence says only more of the dated work before it, and has no months of its own. */
export function leansOn(sentence: string): boolean {
  const plain = sentence.replace(/[.;]+$/, '')
  if (/\bmonths? \d/i.test(plain)) return false
  return CHECK.test(plain) || WHERE.test(plain) || (WITH.test(plain) && isThings(WITH.exec(plain)?.[1] ?? ''))
}

/** The order of a piece of work with what the sentences and clauses behind it say of it. */
export function withTails(order: string, tails: readonly string[]): string {
  return tails.reduce(withTail, order)
}

function withTail(order: string, tail: string): string {
  const plain = tail.replace(/[.;]+$/, '')
  const where = WHERE.exec(plain)?.[1]
  const [, place] = /^(?:put|place|mount|install|set|move|take) (?:it|them|the \w+|all) ((?:in|on|into|at|to) .+)$/.exec(order) ?? []
  if (where) return place ? `measure ${where} ${place.replace(/^into /, 'in ')}` : `${order}, and measure ${where} there`
  const check = CHECK.exec(plain)?.[1]
  if (check) return `${order}; the check is ${withArticle(lowerStart(check))}`
  const tools = WITH.exec(plain)?.[1]
  if (tools) {
    const [first = tools, ...rest] = tools.split(/,? and (?=we |it )/)
    return rest.reduce(withTail, `${order} with ${first}`)
  }
  const [, thing, more, other] = YIELDS.exec(plain) ?? []
  return thing ? `${order}; the result is ${[thing, more ?? other].filter(Boolean).join(' ')}` : order
}

/** Things are named there, before what may come of them. */
function isThings(said: string): boolean {
  const [first = said] = said.split(/,? and (?=we |it )/)
  return /^(?:an? |our |\p{Lu}|\d)/u.test(first) && !/\b(?:is|are|was|were|has|have|will|can|would|must)\b/.test(first)
}

function withArticle(thing: string): string {
  const isBare = /^[a-z][\w-]*(?: [\w-]+){0,4}$/.test(thing) && !/^(?:the|an?|its|each|all|one|two|three|four|five|six)\b/.test(thing)
  const all = thing.replace(/ [+&] /g, isBare || /^[a-z][\w-]* [+&] [a-z]/.test(thing) ? ' and the ' : ' and ')
  return isBare || all !== thing ? `the ${all}` : thing
}
