import { endsWithOne, hasDigit, hasLetter, withoutClosing } from '../../../language/characters.ts'
import { type Clause, clauseOf, formOf, headOf, isVerb } from '../../../language/clause.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { cuesIn } from './cues.ts'
import { isHeading, type Placed, phasesIn, withGovernment } from './placed.ts'

/**
 * What can be seen of a sentence: its words, how it is built, where it stands, and what stands around it. Each is a name that the weights know
 * or do not; what stands behind a bar is the section, since the same words tell different things in different ones.
 */
export function featuresOf(placed: Placed, before: Placed | undefined, after: Placed | undefined, text = placed.text): string[] {
  const seen = [...placeFeatures(placed), ...leadFeatures(placed), ...around('p', before, placed), ...around('n', after, placed)]
  return [...seen, ...ownFeatures(text, placed)]
}

/** A name, alone and with the section. */
function crossed(names: readonly string[], section: string): string[] {
  return names.flatMap((name) => [name, `${name}|${section}`])
}

function ownFeatures(printed: string, { section, block, sought, issuers }: Placed): string[] {
  const text = withGovernment(printed, issuers)
  const words = wordsOf(text)
  const clause = clauseOf(words)
  const lemmas = words.map(({ lemma }) => lemma)
  const size = Math.min(6, Math.floor(Math.log2(words.length + 1)))
  return [
    ...crossed([...printFeatures(text), ...openingFeatures(words), ...clauseFeatures(words, clause, block.kind === 'item')], section),
    ...crossed(subjectFeatures(clause, sought), section),
    ...crossed(dutyFeatures(words), section),
    ...cueFeatures(words, clause, section),
    ...new Set(words.filter(({ text: word }) => hasLetter(word)).map(({ lemma }) => `l=${lemma}`)),
    ...lemmas.slice(1).map((lemma, at) => `ll=${lemmas[at]}_${lemma}`),
    ...crossed([`size=${size}`], section),
  ]
}

/** What numbers and marks tell. */
function printFeatures(text: string): string[] {
  return Object.entries(PRINTED).flatMap(([name, isPrinted]) => (isPrinted(text) ? [name] : []))
}

const PRINTED: Readonly<Record<string, (text: string) => boolean>> = {
  number: hasDigit,
  compared: (text) => [...'<>≥≤±~'].some((sign) => text.includes(sign)),
  measured: (text) => /\d\s?[a-zA-Z°%µ]{1,4}\b/.test(text),
  asks: (text) => withoutClosing(text).endsWith('?'),
  leads: (text) => text.endsWith(':'),
  open: (text) => !endsWithOne(text, '.!?;:"\')]'),
  goes_on: (text) => text.endsWith(';'),
  cites: (text) => /\[\d|\(\d\)/.test(text),
  shouts: (text) => /^\W*[A-Z][A-Z ]{6,}/.test(text),
  labelled: (text) => /^[\w /()-]{2,50}:\s\S/.test(text),
}

/** "The vent is to stay shut", "no valves are to be used": what is to be, beside "The aim is to open it", which tells what something is. */
function dutyFeatures(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }, nth) => BE.has(text.toLowerCase()) && isTo(words, nth + 1))
  return at < 0 ? [] : ['be_to', `be_to=${headOf(words.slice(0, at))}`]
}

const BE: ReadonlySet<string> = new Set(['is', 'are'])

function isTo(words: readonly Word[], at: number): boolean {
  const [to, verb] = words.slice(at, at + 3).filter(({ text }) => text.toLowerCase() !== 'not')
  return to?.text.toLowerCase() === 'to' && verb !== undefined && isVerb(verb)
}

const OPENERS = new Set(['this', 'these', 'such', 'the', 'a', 'an', 'all', 'any', 'each', 'it', 'they', 'we', 'to', 'in', 'for'])

function openingFeatures(words: readonly Word[]): string[] {
  const low = words.slice(0, 2).map(({ text }) => text.toLowerCase())
  return [
    `w=${low[0]}`,
    `ww=${low.join('_')}`,
    `tag=${words[0]?.pos}`,
    `tags=${words
      .slice(0, 3)
      .map(({ pos }) => pos)
      .join('_')}`,
    `opens=${OPENERS.has(low[0] ?? '') ? low[0] : 'other'}`,
  ]
}

function clauseFeatures(words: readonly Word[], { modals, verbAt, led, subject }: Clause, isItem: boolean): string[] {
  const verb = words[verbAt]
  const subjectHead = headOf(subject)
  const objectHead = verbAt === 0 ? headOf(words.slice(1)) : undefined
  const [modal] = modals
  const after = led && words.slice(words.indexOf(led) + 1).find(({ pos }) => pos === 'VERB' || pos === 'ADJ')
  return [
    ...modals.map((one) => `modal=${one}`),
    ...(modal ? [] : ['modal=']),
    ...(verb
      ? [`verb=${verb.lemma}`, `form=${formOf(verb)}`, `at=${Math.min(verbAt, 6)}`, `order=${verbAt === 0 ? formOf(verb) : ''}`]
      : ['verb=']),
    ...(led ? [`led=${led.lemma}`, `${modal}_${led.lemma}`, ...(led.lemma === 'be' && after ? [`is=${after.lemma}`] : [])] : []),
    ...(subjectHead ? [`who=${subjectHead}`, `who=${subjectHead}_${modal ?? verb?.lemma}`] : []),
    ...(subject.some(({ pos }) => pos === 'PRON') ? ['who=it'] : []),
    ...(objectHead ? [`what=${objectHead}`, `what=${verb?.lemma}_${objectHead}`] : []),
    ...(verbAt < 0 || isItem ? [`named=${headOf(words)}`] : []),
    ...(!modal && words.some(({ lemma }) => lemma === 'be') ? ['be'] : []),
    ...(words.some(({ lemma }, at) => lemma === 'have' && words[at + 1]?.pos === 'VERB') ? ['perfect'] : []),
  ]
}

/** Of what a sentence speaks: of a thing that the objective names or of another, of a certain one or of any, and whether it says what shall be of it. */
function subjectFeatures({ subject, modals }: Clause, sought: ReadonlySet<string>): string[] {
  const head = headOf(subject)
  if (head === undefined) return []
  const [first] = subject
  const which = first?.pos === 'DET' || first?.pos === 'NUM' ? first.lemma : 'any'
  const of = sought.has(head) ? 'sought' : 'other'
  return [`of=${of}`, `of=${of}_${modals[0] ?? ''}`, `of=${of}_${which}`, `of=${of}_${which}_${modals[0] ?? ''}`]
}

/** What the cues mean, whether they stand in the subject or behind it, and which of them meet. */
function cueFeatures(words: readonly Word[], { cut, modals }: Clause, section: string): string[] {
  const cues = cuesIn(words)
  const all = [...new Set(cues.map(({ means }) => means))]
  const who = [...new Set(cues.filter(({ at }) => at < cut).map(({ means }) => means))]
  const does = [...new Set(cues.filter(({ at }) => at >= cut).map(({ means }) => means))]
  return [
    ...crossed(
      all.map((means) => `c=${means}`),
      section,
    ),
    ...crossed(
      who.map((means) => `c=${means}@s`),
      section,
    ),
    ...does.map((means) => `c=${means}@p`),
    ...all.flatMap((means) => (modals.length > 0 ? modals : ['']).map((modal) => `c=${means}+${modal}`)),
    ...who.flatMap((subject) => does.map((means) => `c=${subject}>${means}`)),
  ]
}

/** Where in its section, paragraph or list a sentence stands, and which phase is spoken of there. */
function placeFeatures({ text, section, block, nth, of, blockAt, blocks, under, named }: Placed): string[] {
  const isFirst = blockAt === 0 && nth === 0
  const isLast = blockAt === blocks - 1 && nth === of - 1
  return [
    '',
    `s=${section}`,
    `nth=${Math.min(nth, 3)}|${block.kind}`,
    `nth=${Math.min(nth, 3)}|${section}`,
    `part=${Math.floor((4 * blockAt) / blocks)}|${section}`,
    ...crossed(
      [
        `kind=${block.kind}`,
        `pos=${isFirst ? 'first' : isLast ? 'last' : ''}`,
        ...(of === 1 ? [`alone=${block.kind}`] : []),
        `phase=${phasesIn(text)}`,
        `in=${named}`,
        ...(of === 1 && isHeading(text) ? ['heads'] : []),
        ...(under ? [`under=${phasesIn(under)}`] : []),
      ],
      section,
    ),
    ...(under ? [...toldBy('u', under), ...lemmasOf(under).map((lemma) => `u:l=${lemma}`)] : []),
  ]
}

/** What introduces an item of a list. */
function leadFeatures({ block, section, nth }: Placed): string[] {
  const last = block.lead.at(-1)
  if (last === undefined) return block.kind === 'item' ? crossed(['unled'], section) : []
  const told = toldBy('lead', block.lead.join(' '))
  const lemmas = lemmasOf(last)
  return [
    ...told,
    ...told.map((one) => `${one}|${nth}`),
    ...lemmas.map((lemma) => `lead:l=${lemma}`),
    ...lemmas.slice(1).map((lemma, at) => `lead:ll=${lemmas[at]}_${lemma}`),
  ]
}

function around(side: 'p' | 'n', neighbour: Placed | undefined, placed: Placed): string[] {
  if (neighbour?.section !== placed.section) return crossed([`${side}:none`], placed.section)
  return [...toldBy(side, withGovernment(neighbour.text, neighbour.issuers)), `${side}:kind=${neighbour.block.kind}>${placed.block.kind}`]
}

/** The most telling things of a text that stands beside the sentence. */
function toldBy(side: string, text: string): string[] {
  const words = wordsOf(text)
  const { modals, verbAt } = clauseOf(words)
  const verb = words[verbAt]
  const told = [
    ...modals.map((modal) => `modal=${modal}`),
    ...(verbAt === 0 ? ['order'] : []),
    ...(verb ? [`verb=${verb.lemma}`] : []),
    ...new Set(cuesIn(words).map(({ means }) => `c=${means}`)),
    ...printFeatures(text).filter((name) => name === 'leads' || name === 'number' || name === 'asks'),
  ]
  return told.map((one) => `${side}:${one}`)
}

function lemmasOf(text: string): string[] {
  return wordsOf(text).map(({ lemma }) => lemma)
}
