import { isBalanced, listed } from '../english/wording.ts'
import type { Proof } from './demands.ts'
import { isDutyVerb, type Stage } from './duty-verbs.ts'

/** A clause of more words is not bent into a task: it is quoted with the number of its requirement. */
const PLAIN_WORDS = 18
/** The same for a thing that is wanted. */
const PLAIN_NEED = 16

/** Clauses that read well only where they stand: they point back, wish, explain, or have more than one verb. */
const STANDS_ALONE =
  /\b(?:this|these|those|such|proposed|naturally|acceptable|expected|desired|desirable|preferred|encouraged|important|essential|mandatory|critical|necessary|likely|generally|typically|ideally|proposals?|proposers?|offerors?|awardees?|topics?|phase|occurs?|should|need(?:s|ed)? to|must|shall|will|would|may|might|could|so that|in order|because|since|while|whereas|however|therefore|thus|but|if|when|unless|although)\b|;|\be\.g\.|\bi\.e\./i
/** Half a sentence. */
const BROKEN_OFF = /^(?:which|who|whose|where|that|and|or|of|to|in the case)\b/i
/** What is wanted, without the name of a thing that could be provided. */
const NO_NAME =
  /^(?:not |all (?:functions|aspects|parameters|requirements|of)\b|the (?:parameters|others|above|same|following|system)\b)|\bto be \w+ed\b|\bas others\b/i
/** A value in more words is a paragraph. */
const LONGEST_THING = 34
const FINITE = /\b(?:is|are|has|have|can|does|do|provides?|requires?|enables?|supports?|includes?|allows?|operates?)\b/gi
const PLAIN_START = /^(?:the |all |each |its |an? |[a-z]+s? )/i

/** Whether what the solicitation says is quoted in the task, since no other sentence would say it as well. */
export function isQuoted({ form, text, said, isOption }: Proof): boolean {
  if (said === '') return false
  const words = text.split(/\s+/).length
  if (form === 'words') return !/\?$/.test(text)
  if (form === 'need')
    return !isOption && (words > PLAIN_NEED || STANDS_ALONE.test(text) || NO_NAME.test(text) || isDutyVerb(text.split(' ')[0] ?? ''))
  if (form === 'thing') return BROKEN_OFF.test(text) || isDutyVerb(text.split(/[ :]/)[0] ?? '') || words > LONGEST_THING
  if (form !== 'that') return false
  const verbs = text.replace(/\([^()]*\)/g, '').match(FINITE)?.length ?? 0
  return words > PLAIN_WORDS || verbs > 1 || STANDS_ALONE.test(text) || !PLAIN_START.test(text)
}

/** How a stage of the work deals with a requirement that is quoted; `#` is its number. Other words for a second and third milestone of the stage. */
const WAYS: Record<Stage, readonly string[]> = {
  analyse: ['work out what # asks of the design', 'settle by analysis how # will be met'],
  design: ['meet # in the design', 'show in the design how # is met', 'trace # to a feature of the design'],
  build: ['build to #', 'check on the build, before it is tested, that # is met', 'record on the finished build how # is met'],
  integrate: ['check on the joined parts that # is met', 'confirm in the final configuration that # is met'],
  test: ['show by test or inspection that # is met', 'verify that # is met', 'show in the demonstration that # is met'],
  close: ['report by which evidence # is met'],
}

/** Two quotations are the most that one task carries, and only short ones stand together. */
const MOST_IN_A_TASK = 2
const SHORT_TOGETHER = 44
const LONGEST_QUOTE = 260
const LEAST_QUOTE = 90

/** The requirements that are quoted as tasks, each with its number, its words and its page. `nth` turns the ways. */
export function quotedTasks(proofs: readonly Proof[], stage: Stage, nth: number): string[] {
  const own = proofs.filter((proof, at) => proofs.findIndex(({ requirement_id }) => requirement_id === proof.requirement_id) === at)
  return together(own).map((chunk, at) => {
    const way = WAYS[stage][(nth + at) % WAYS[stage].length] ?? ''
    const ids = listed(chunk.map(({ requirement_id }) => requirement_id))
    const start = way.replace('#', ids)
    return `${chunk.length > 1 ? start.replace(' is met', ' are met').replace(' asks ', ' ask ') : start}: ${chunk.map(quoteOf).join('; ')}${citation(chunk)}`
  })
}

function together(proofs: readonly Proof[]): Proof[][] {
  const chunks: Proof[][] = []
  for (const proof of proofs) {
    const last = chunks.at(-1)
    const words = [...(last ?? []), proof].reduce((sum, { said }) => sum + said.split(' ').length, 0)
    const isNear = last?.[0]?.page === proof.page && last.length < MOST_IN_A_TASK && words <= SHORT_TOGETHER
    if (last && isNear) last.push(proof)
    else chunks.push([proof])
  }
  return chunks
}

function citation([first]: readonly Proof[]): string {
  return first && first.page > 0 ? ` (solicitation p. ${first.page})` : ''
}

/** The requirement's own words between quotation marks; of a long one the part that says what is asked. */
export function quoteOf({ said }: Proof): string {
  const plain = said
    .replace(/^(?:also|additionally|in addition|furthermore|moreover|finally|further|however|ideally|specifically|therefore|thus),? /i, '')
    .replace(/[.;,\s]+$/, '')
    .replace(/(\d)"/g, '$1″')
    .replace(/"/g, "'")
  return `"${shortQuotation(plain, LONGEST_QUOTE)}"`
}

/** Words to be quoted, cut where a clause ends when they are longer than `limit` characters and no number is lost. */
export function shortQuotation(words: string, limit: number): string {
  return words.length > limit && !words.endsWith('…') ? beginningOf(words, limit) : words
}

/** Up to the last comma or joining word before the limit; a number that comes later is kept. */
function beginningOf(text: string, limit: number): string {
  const ends = [
    ...text.matchAll(/[,;:]? (?=(?:and|or|but|which|that|such as|including|as well as|in order|while|with|for|to|so) )|[,;:] /g),
  ].map(({ index }) => text.slice(0, index))
  const whole = ends.filter((part) => part.length >= LEAST_QUOTE && isBalanced(part) && numbersIn(part) === numbersIn(text))
  const best = whole.filter((part) => part.length <= limit).at(-1) ?? whole[0]
  return best ? `${best} …` : text
}

function numbersIn(text: string): number {
  return text.match(/\d+(?:\.\d+)?/g)?.length ?? 0
}
