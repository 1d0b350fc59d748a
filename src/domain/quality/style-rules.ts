import { counted, hasLetterOrDigit, partedAtSpaces } from '../../language/characters.ts'
import { type CueList, cueList, type FoundCue } from '../../language/cue-list.ts'
import { parse } from '../milestone-document.ts'
import { atWords, byMilestone, ownWords } from './quoted.ts'
import { type Objection, placeName, type QualityRule, type ReviewContext, type Said } from './rule.ts'

/** Gives the one finding of a milestone on its manner of writing: style must not drown what matters. */
type OfMilestone = (said: readonly Said[]) => Objection[]

function eachMilestone({ said }: ReviewContext, of: OfMilestone): Objection[] {
  return [...byMilestone(said).values()].flatMap(of)
}

/** Participles that do not end in "ed", one beside the other. */
export const IRREGULAR =
  'made|cut|done|given|taken|shown|built|held|kept|found|written|sent|put|set|run|met|seen|known|drawn|chosen|begun|led|brought|bought|fed|read|laid|left|lost|paid|said|sold|told|won|worn|driven|grown|thrown'

const PARTICIPLES: ReadonlySet<string> = new Set(IRREGULAR.split('|'))
const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being'])
const MAYBE: ReadonlySet<string> = new Set(['may', 'might', 'can', 'could'])
const BETWEEN: ReadonlySet<string> = new Set(['then', 'also', 'first', 'not'])
/** Participles that only describe a state. */
const STATES: ReadonlySet<string> = new Set(
  'based limited located related intended needed required interested experienced detailed advanced fixed supposed expected scheduled'.split(
    ' ',
  ),
)

/** Where a form of "to be" stands with a participle; undefined where none does. What may happen is left out. */
function passiveAt(sentence: string): number | undefined {
  const words = Array.from(sentence.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({ word: word.toLowerCase(), index }))
  return words.find(({ word }, at) => {
    if (!BE.has(word) || MAYBE.has(words[at - 1]?.word ?? '')) return false
    const next = words[at + 1]?.word ?? ''
    const done = next.endsWith('ly') || BETWEEN.has(next) ? (words[at + 2]?.word ?? '') : next
    return !STATES.has(done) && (PARTICIPLES.has(done) || (done.endsWith('ed') && done.length > 3))
  })?.index
}

/** Who acts: the firm, its people and partners, the Government. */
const ACTOR = cueList(`
  contractor | offeror | we | our | team | engineer | scientist | lead | pi | investigator | subcontractor | university | institution | tpoc | government
  | navy | army | air force | person | dr | small business | vendor`)

const DUTY = cueList('shall _')

/** Whether a sentence says who acts, or that something else shall. */
function hasActor(sentence: string): boolean {
  return ACTOR.test(sentence) || DUTY.all(sentence).some(({ text }) => !text.endsWith(' be'))
}

/** Below this many passive sentences without an actor a milestone is not called passive. */
const FEWEST_PASSIVE = 3
const PASSIVE_SHARE = 0.25

/** QC-40: not more than a quarter of a milestone's sentences hide who acts (brief §4). Criteria may: what counts there is the result. */
export const passiveVoice: QualityRule = {
  id: 'QC-40',
  checks: 'at most a quarter of the sentences leave open who acts',
  severity: 'advice',
  source: 'NASA Langley statement-of-work checklist: active voice, the actor named',
  remedy: 'Name who does it: "The Contractor shall measure …".',
  objections: (_plan, context) => eachMilestone(context, passiveIn),
}

const passiveIn: OfMilestone = (said) => {
  const sentences = said.filter(({ part, sentence }) => (part === 'text' || part === 'scope') && wordCount(sentence) > 3)
  const passive = sentences.flatMap((one) => {
    const index = hasActor(one.sentence) ? undefined : passiveAt(ownWords(one.own))
    return index === undefined ? [] : [{ one, index }]
  })
  const [first] = passive
  if (!first || passive.length < FEWEST_PASSIVE || passive.length <= sentences.length * PASSIVE_SHARE) return []
  const message = `${placeName(first.one)} leaves open who acts in ${passive.length} of ${sentences.length} sentences.`
  return [{ ...atWords(first.one, first.index), message }]
}

const FIRM_WILL = cueList(`
  the contractor/offeror/subcontractor /also will/must | the contractor/offeror/subcontractor plan*/intend*/hope* to
  | the research institution will/must | the research institution plan*/intend*/hope* to | the/our company/firm/team /also will/must
  | the/our company/firm/team plan*/intend*/hope* to | we /also will/must | we plan/intend/hope to | we are going to | the contractor is going to`)
const GOVERNMENT_SHALL = cueList(`
  the government/tpoc/navy/army/cor shall | the air/space force shall | the marine corps shall | the contracting officer shall`)

const OF_SOMETHING = /\b(?:by|of|with|to|from|for) $/i

/** The first cue that is a subject, and not what something is done by or belongs to. */
const asSubject = (cues: CueList, sentence: string): FoundCue | undefined =>
  cues.all(sentence).find(({ index }) => !OF_SOMETHING.test(sentence.slice(0, index)))

/** Words with which a duty of the contractor is announced and not bound. */
export function contractorWill(sentence: string): FoundCue | undefined {
  return asSubject(FIRM_WILL, sentence)
}

/** QC-41: "shall" binds the contractor, "will" is what the Government does (brief §4). */
export const shallAndWill: QualityRule = {
  id: 'QC-41',
  checks: '"shall" stands for the contractor\'s duties, "will" for the Government\'s',
  severity: 'advice',
  source: 'Air Force SBIR 25.1 Direct to Phase II instructions, work plan format; NASA Langley statement-of-work checklist',
  remedy: 'Write "The Contractor shall …" for each duty, and "The Government will …" for what you count on.',
  objections: (_plan, context) => eachMilestone(context, modalsIn),
}

const modalsIn: OfMilestone = (said) => {
  const found = said.flatMap((one) => {
    const own = ownWords(one.own)
    const binds = contractorWill(own)
    const match = binds ?? asSubject(GOVERNMENT_SHALL, own)
    return match
      ? [
          {
            one,
            match,
            why: binds ? 'does not bind the contractor; a duty is a "shall"' : 'binds the Government, which a plan cannot; write "will"',
          },
        ]
      : []
  })
  const [first] = found
  if (!first) return []
  const more = found.length > 1 ? ` (${found.length} sentences in this place)` : ''
  return [{ ...atWords(first.one, first.match.index), message: `"${first.match.text}" ${first.why}${more}.` }]
}

/** Most words of one sentence; the parts of a list between semicolons count apart. */
const MOST_WORDS = 35

/** QC-42: a sentence holds one requirement in at most 35 words (brief §4). Words quoted from the solicitation are not counted. */
export const longSentence: QualityRule = {
  id: 'QC-42',
  checks: 'a sentence has at most 35 words and one duty',
  severity: 'advice',
  source: 'NASA Langley statement-of-work checklist: one requirement in one sentence',
  remedy: 'Cut it in two, one duty in each.',
  objections: (_plan, context) => eachMilestone(context, longIn),
}

const SHALL = cueList('shall')

const longIn: OfMilestone = (said) => {
  const sized = said.map((one) => ({ one, words: longestPart(one.own), duties: SHALL.all(one.own).length }))
  const long = sized.filter(({ words }) => words > MOST_WORDS)
  const double = sized.filter(({ words, duties }) => words <= MOST_WORDS && duties > 1)
  const worst = long.reduce<(typeof sized)[number] | undefined>((most, one) => (most && most.words >= one.words ? most : one), undefined)
  const shown = worst ?? double[0]
  if (!shown) return []
  const told = [
    ...(worst ? [`${counted(long.length, 'sentence')} of more than ${MOST_WORDS} words, the longest of ${worst.words}`] : []),
    ...(double.length > 0 ? [`${counted(double.length, 'sentence')} with two duties`] : []),
  ]
  return [{ ...atWords(shown.one, 0), message: `${placeName(shown.one)} has ${told.join(', and ')}.` }]
}

/** What stands in brackets; a bracket within may name a paragraph. */
const BRACKETS = /\((?:[^()]|\([^()]{1,5}\)){0,160}\)|\[[^[\]]{2,200}\]/g
/** Citations, and what is still to be filled in, are no words of the sentence. */
const CITED = cueList('p | pp | baa | instructions')
/** A line that lists who, where and when, is no sentence. */
const LISTING = 'Lead, place and time:'

function longestPart(sentence: string): number {
  const { opening = '', text = '' } = parse(sentence).lines[0] ?? {}
  if (opening.includes(LISTING)) return 0
  const own = text.replace(BRACKETS, (inside) => (inside.startsWith('[') || CITED.test(inside) ? '' : inside))
  return Math.max(...ownWords(own).split(';').map(wordCount))
}

function wordCount(text: string): number {
  return partedAtSpaces(text).filter(hasLetterOrDigit).length
}
