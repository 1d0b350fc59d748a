import { partedAtSpaces, startsWithDigit } from './characters.ts'
import { sentencesIn } from './sentence.ts'
import { stem } from './stem.ts'

/** By which words a sentence may say that it adds nothing, each kind with an example. Any of them, beside words that say nothing themselves, is enough. */
const CUES = [
  {
    is: 'denied',
    words: 'no not none nothing nope nah nobody nowhere never neither nil na dont doesnt isnt arent havent cannot cant',
    example: 'None besides.',
  },
  {
    is: 'known',
    words:
      'same ditto idem unchanged likewise above before earlier previous previously already again see refer describe mention name state list cover explain discuss said say told tell',
    example: 'As described in the table above.',
  },
  { is: 'open', words: 'unsure unknown unclear undecided tbd tba know sure clear idea decide determine', example: 'Not sure.' },
  { is: 'affirmed', words: 'yes yep yeah ok okay correct right exactly agree', example: 'Yes, all of it.' },
] as const

type Cue = (typeof CUES)[number]['is']

/** Words that only join others or stand for them, and such as an answer speaks of itself with. */
const SILENT = `a an the this that these those it its i we you they he she me us my our your their them who which what whom whose where when how why
  of in on at by for from to with without within into about as than then and or but nor so if because while though although
  be is am are was were been being do does did done have has had will would shall should can could may might must let
  all any each every both either some such one ones only just also too very really quite much more most less else other others another further additional
  besides beside beyond except far now yet still here there anything everything something everybody anybody thing things
  table row cell breakdown plan text answer question interview section part step task milestone document page form list line point place side end time mind moment
  add put give come go think believe guess suppose mean apply applicable need want change enough
  worth please sorry thanks honestly actually well maybe perhaps probably currently et al n s t re ve ll m d hm hmm um uh er`

const roots = (words: string) => new Set(partedAtSpaces(words).map(stem))
const SILENT_ROOTS = roots(SILENT)
/** With a denial they say that what was asked has no more to it than what is told. */
const BESIDES = roots('more else other others another further additional besides beside beyond')
const CUE_OF = new Map(CUES.flatMap(({ is, words }) => [...roots(words)].map((root): [string, Cue] => [root, is])))

/**
 * What an answer says beyond what is told already: its sentences as they were typed, without those that say only that there is nothing, that it was
 * said, or that nobody knows yet. `about` is what was asked: its words come back in "no other risks". Where a denial is itself the answer, it stays; "we do not know" denies nothing.
 */
export function newIn(answer: string, about: string, isDenialNew = false): string {
  const asked = new Set((about.toLowerCase().match(WORD) ?? []).map(stem))
  const sentences = sentencesIn(answer).map(({ start, end }) => ({
    start,
    end,
    isNew: isNew(answer.slice(start, end), asked, isDenialNew),
  }))
  if (sentences.every((one) => one.isNew)) return answer.trim()
  return sentences.flatMap(({ start, end, isNew }) => (isNew ? [answer.slice(start, end).trim()] : [])).join(' ')
}

/** Whether a line says all of a sentence: every word and figure of it that says something stands in the line, be that none; or as many of them as `share` says. */
export function isSaidBy(line: string, sentence: string, share = 1): boolean {
  const told = new Set(rootsOf(line))
  const words = rootsOf(sentence).filter((word) => !SILENT_ROOTS.has(word))
  return words.filter((word) => told.has(word)).length >= share * words.length
}

/** Whether some word denies: "none needed, we use our own". */
export function hasDenial(words: string): boolean {
  return rootsOf(words).some((word) => CUE_OF.get(word) === 'denied')
}

const WORD = /[\p{L}\d]+(?:[.,'’-][\p{L}\d]+)*/gu

function isNew(sentence: string, asked: ReadonlySet<string>, isDenialNew: boolean): boolean {
  const words = rootsOf(sentence)
  const cues = new Set(words.flatMap((word) => CUE_OF.get(word) ?? []))
  const isPointing = words.some((word) => POINTED_AT.has(word)) && words.every((word) => SILENT_ROOTS.has(word))
  if (cues.size === 0) return words.length > 0 && !isPointing
  if (isDenialNew && cues.has('denied') && !cues.has('known') && !cues.has('open')) return true
  // "yes, at the range" picks one of the things that were asked, and "no calibration" denies one of them: only "no other risks" says that there is nothing
  const isAsked = cues.has('known') || (cues.has('denied') && words.some((word) => BESIDES.has(word)))
  return words.some((word, at) => !CUE_OF.has(word) && !SILENT_ROOTS.has(word) && !(isAsked && asked.has(word)) && !isNumberOf(words, at))
}

function rootsOf(sentence: string): string[] {
  const plain = sentence.toLowerCase().replace(/['’]/g, '').replace('n/a', 'na').replace('work breakdown', 'breakdown')
  return (plain.match(WORD) ?? []).map(stem)
}

/** "Task 3.1", "milestone 2": the number of what is only pointed at. */
function isNumberOf(words: readonly string[], at: number): boolean {
  return startsWithDigit(words[at] ?? '') && POINTED_AT.has(words[at - 1] ?? '')
}

const POINTED_AT = roots('table row breakdown section step task milestone page question answer line plan text document form list')
