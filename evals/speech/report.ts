import { readFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { dictated } from '../../src/language/spoken/dictated.ts'
import { type DictatedAnswer, scored, stands } from './score.ts'
import { crossValidated, type Outcome, outcomeOf } from './wishes/learning.ts'
import { SETS, UNSEEN, wishesOf } from './wishes/wishes.ts'

/** A sentence as it is spoken, and what must stand in it when it is written. */
type SpokenSentence = { id: string; spoken: string; document_words: string[]; checks: string[] }

/** The part that everybody builds on, and the one that is looked at when something is done. */
type Part = 'open' | 'sealed'

const SENTENCES = ['sentences', 'sentences-2'] as const
const ANSWERS = ['answers', 'answers-2'] as const

/** How well spoken words become written ones, of transcripts as a recogniser gives them; the sealed part only where it is asked for. */
export function speechReport(parts: readonly Part[]): string {
  const rows = parts.flatMap((part) => [
    ...SENTENCES.map((name) => sentencesRow(name, part)),
    ...ANSWERS.flatMap((name) => answersRows(name, part)),
  ])
  rows.push(...changesRows())
  const details = parts.includes('sealed') ? [] : parts.flatMap(detailsOf)
  return `\nSpoken words, written\n\n${markdownTable(['Measure', 'Part', 'Result', 'Aim'], rows)}\n\n${details.join('\n')}`
}

function written<Entry>(name: string, part: Part): Entry[] {
  return JSON.parse(readFileSync(new URL(`./written/${name}-${part}.json`, import.meta.url), 'utf8'))
}

function sentencesRow(name: (typeof SENTENCES)[number], part: Part): string[] {
  const sentences = written<SpokenSentence>(name, part)
  const lost = sentences.flatMap(lostOf)
  const all = sentences.flatMap(({ checks }) => checks).length
  return [`Numbers, units and abbreviations right in ${sentences.length} sentences (${name})`, part, share(all - lost.length, all), '95 %']
}

function lostOf({ spoken, document_words, checks }: SpokenSentence): string[] {
  const { text } = dictated(spoken, document_words)
  return checks.filter((check) => !stands(text, check))
}

function answersRows(name: (typeof ANSWERS)[number], part: Part): string[][] {
  const answers = written<DictatedAnswer>(name, part)
  const all = answers.map(scoreOf)
  const facts = all.reduce((sum, one) => sum + one.facts, 0)
  const lost = all.flatMap((one) => one.lost).length
  const wrongly = all.flatMap((one) => one.kept_wrongly).length
  const marked = answers.flatMap(({ must_not }) => must_not).length
  const added = answers.flatMap(addedTo).length
  return [
    [`Facts kept of ${answers.length} dictated answers (${name})`, part, share(facts - lost, facts), '95 %'],
    [`Fillers and corrected words left out (${name})`, part, share(marked - wrongly, marked), '-'],
    [`Words added (${name})`, part, String(added), '0'],
  ]
}

/** Spoken changes of each file, with what was learned of the others alone; those that nobody had seen, as the product ships. */
function changesRows(): string[][] {
  const all = crossValidated()
  const leftOut = SETS.flatMap((set) =>
    outcomeRows(
      set,
      'left out',
      all.filter(({ wish }) => wish.set === set).map(({ outcome }) => outcome),
    ),
  )
  return [
    ...leftOut,
    ...outcomeRows(
      UNSEEN,
      'as shipped',
      wishesOf(UNSEEN).map((wish) => outcomeOf(wish)),
    ),
  ]
}

function outcomeRows(set: string, way: string, outcomes: readonly Outcome[]): string[][] {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return [
    [`Spoken changes right of ${outcomes.length} (${set})`, way, share(count('right'), outcomes.length), '-'],
    [`Spoken changes made wrongly (${set})`, way, share(count('wrong'), outcomes.length), '2 %'],
  ]
}

const scoreOf = (answer: DictatedAnswer) => scored(answer, dictated(answer.transcript, answer.document_words).text)

/** Words of the summary that were neither said nor stand in the document: figures and signs are other spellings of what was said. */
function addedTo({ transcript, document_words, question }: DictatedAnswer): string[] {
  const known = new Set(wordsOf([transcript, question, ...document_words].join(' ')))
  const spelled = transcript.toLowerCase().replace(/[^a-z]/g, '')
  const { text } = dictated(transcript, document_words)
  return wordsOf(text).filter((word) => word.length > 3 && !known.has(word) && !spelled.includes(word))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

function detailsOf(part: Part): string[] {
  const answers = ANSWERS.flatMap((name) => written<DictatedAnswer>(name, part))
  const sentences = SENTENCES.flatMap((name) => written<SpokenSentence>(name, part))
  return [
    ...sentences.flatMap((one) => lostOf(one).map((check) => `${one.id} lacks: ${check}`)),
    ...answers.flatMap((answer) => scoreOf(answer).lost.map((fact) => `${answer.id} lost: ${fact}`)),
    ...answers.flatMap((answer) => scoreOf(answer).kept_wrongly.map((words) => `${answer.id} kept: ${words}`)),
    ...answers.flatMap((answer) => addedTo(answer).map((word) => `${answer.id} added: ${word}`)),
  ]
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
}
