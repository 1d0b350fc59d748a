import type { AnswerForm } from '../../../domain/answer-fields/forms.ts'
import type { Subject } from '../../../domain/interview.ts'
import { hasLetterOrDigit, oneLine } from '../../../language/characters.ts'
import { isVerb } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { AnswerApart } from './answer-apart.ts'
import { namesRole } from './company-people.ts'

/** What the company works with, and where, is one of the things that a plan states of the whole: in the words in which it was told. */
const FACILITIES: AnswerForm = {
  kind: 'plan',
  row: 'facilities',
  beside: 'wanted',
  fields: [{ cell: 'statements', label: 'Facilities', hint: '' }],
}

/** Answers in which a company tells what it has. */
const OF_COMPANY: ReadonlySet<Subject> = new Set(['people', 'place', 'existing'])

/** "Facilities:", "Equipment and places:", "Shop and lab."; "Lab manager:" and "Shop tests in May:" head something else. */
const HEADED = new RegExp(
  String.raw`^\W*(?:our )?(?:facilit(?:y|ies)|equipment|labs?|laborator(?:y|ies)|(?:work)?shop)` +
    String.raw`(?: (?:and|&) [a-z]+| available)?(?::\s*|\.?$)`,
  'i',
)
/** "We have: …", "We've got …". */
const HAVING = /^\W*we(?:['’]ve got| have(?: got)?| own| lease)\b:?\s+/i
const HOUSING = cueList(
  `lab | labs | laborator* | shop | workshop | bench | benches | tank | pool | chamber | cabinet | room | mill | lathe | rig | tunnel | furnace
   | oven | press | printer | cutter | microscope | calibrator | building | sq ft | square feet`,
)

/** An answer with what it tells of facilities as one statement each, all of it and with who has what, so that nothing of it is read of a single step. */
export function withFacilities(one: AnswerApart): AnswerApart {
  if (!OF_COMPANY.has(one.subject)) return one
  const lines = one.answer.split('\n')
  const told: string[] = []
  const left: string[] = []
  let isUnder = false
  for (const line of lines) {
    const { before, of, headed } = facilitiesIn(line)
    const goesOn: boolean = isUnder && hasLetterOrDigit(line) && !isOfOthers(line)
    if (goesOn) told.push([told.pop(), oneLine(line.replace(/^\s*[-–•*]\s+/, ''))].filter(Boolean).join('; '))
    else left.push(before)
    if (!goesOn && headed) told.push(of)
    isUnder = goesOn || (headed && of === '')
  }
  const rows = told.filter((words) => PARTS.test(words)).map((statements) => ({ statements }))
  if (rows.length < told.length || rows.length === 0) return one
  return { ...one, answer: left.join('\n').trim(), lists: [...one.lists, { form: FACILITIES, rows }] }
}

/** One thing alone says where something is done. */
const PARTS = /[,;]|\band\b/

/** The words of a line that tell of facilities, from the sentence that is headed so to its end, or those of a sentence on what we have, and the others. */
function facilitiesIn(line: string): { before: string; of: string; headed: boolean } {
  const sentences = sentencesOf(line)
  const at = sentences.findIndex((one) => !isOfOthers(one) && (HEADED.test(one) || isOfHousing(one)))
  const first = sentences[at]
  if (first === undefined) return { before: line, of: '', headed: false }
  const isHeaded = HEADED.test(first) || PLACE.test(first) || /^\W*we have:/i.test(first)
  const end = isHeaded ? sentences.length : at + 1
  const of = sentences
    .slice(at, end)
    .join(' ')
    .replace(HEADED, '')
    .replace(/^we have:\s*/i, '')
    .replace(PLACE, '')
  const others = [...sentences.slice(0, at), ...sentences.slice(end)].join(' ')
  return { before: others, of, headed: true }
}

/** Whoever tells what they have may also tell of people, and "place" and "lab" may head where the steps are done. */
function isOfOthers(words: string): boolean {
  return namesRole(words) || STEP.test(words)
}

function isOfHousing(sentence: string): boolean {
  return (hasThings(sentence) || PLACE.test(sentence)) && HOUSING.test(sentence) && PARTS.test(sentence)
}

/** "We have a lathe", "we have Haas mills"; not "we have no lathe", "we have run it", "we have Ana Ruiz on the lathe". */
function hasThings(sentence: string): boolean {
  const words = wordsOf(sentence).filter(({ pos }) => pos !== 'ADV' && pos !== 'PUNCT')
  const verb = words.findIndex(({ text }, at) => HAS.has(text) && words[at + 1]?.text !== 'got')
  const behind = words.slice(verb + 1)
  const first = behind.find(({ pos }) => pos !== 'PROPN')
  if (!HAVING.test(sentence) || first === undefined || NONE.has(first.text)) return false
  return first === behind[0] ? !isVerb(first) : first.pos === 'NOUN'
}

const HAS: ReadonlySet<string> = new Set(['have', 'got', 'own', 'lease'])
const NONE: ReadonlySet<string> = new Set(['no', 'not', 'neither', 'none'])

const PLACE = /^\W*(?:our )?places?:\s+/i
const STEP = /\b(?:steps?|tasks?)\b/i
