import { pageBodies } from '../../../domain/grounding/page-body.ts'
import type { PlanSources, SourceDocument } from '../../../domain/grounding/sources.ts'
import { oneLine } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { plainSigns } from '../answers/plain-signs.ts'
import { cut } from './cut.ts'
import type { Passage } from './passage.ts'

/** A passage with what it counts beside another one that holds the same words, and what it counts where it holds none of them. */
export type WeighedPassage = Passage & { weight: number; standing: number }

/** What the person says of this plan counts most; instructions are the same for every topic. */
const ANSWER = 1.6
const ENTRY = 1.2
const OF_ROLE: Record<SourceDocument['role'], number> = { solicitation: 1, company: 1, instructions: 0.5 }

/** Notices, references and what comes after the program say little of the work. */
const HEADINGS = cueList('reference | keyword | tpoc | technical point of contact | phase iii | dual use | technology area | cmmc')
const NOTICES = cueList('arms regulation | foreign national')
const LONGEST_HEADING = 60
const OF_BOILERPLATE = 0.5

/** The topic's objective and description are worth handing over whatever is asked, the objective first. */
const STANDING: readonly [string, number][] = [
  ['OBJECTIVE:', 0.6],
  ['DESCRIPTION:', 0.3],
]
/** A piece of fewer letters is a heading with nothing behind it. */
const FEWEST_LETTERS = 32

const LETTER: Record<SourceDocument['role'], string> = { solicitation: 'P', instructions: 'I', company: 'C' }
const NAME: Record<SourceDocument['role'], string> = {
  solicitation: 'solicitation',
  instructions: 'instructions',
  company: 'company document',
}

/** Longest question that is put before its answer, in characters. */
const LONGEST_QUESTION = 300

/** All sources in their order as passages. A file's name is not among it: it is somebody else's text, and says nothing of the work. */
export function sourcePassages({ documents, answers, entries }: PlanSources): WeighedPassage[] {
  const nth = (document: SourceDocument) => documents.filter(({ role }) => role === document.role).indexOf(document)
  return [
    ...documents.flatMap((document) => documentPassages(document, nth(document))),
    ...answers.flatMap(({ slot, question, answer }) => {
      const pieces = cut(plainSigns(answer))
      return pieces.map((piece, at) => ({
        id: pieces.length === 1 ? slot : `${slot}.${at + 1}`,
        place: `answer ${slot}`,
        text: at === 0 ? `Asked: ${shortLine(question)}\nAnswered: ${piece}` : piece,
        weight: ANSWER,
        standing: 0,
      }))
    }),
    ...entries.flatMap(({ from, label, text }, nth) => {
      const pieces = cut(plainSigns(text))
      return pieces.map((piece, at) => ({
        id: `E${nth + 1}${pieces.length === 1 ? '' : `.${at + 1}`}`,
        place: from === 'company' ? 'company profile' : 'project',
        text: `${shortLine(label)}: ${piece}`,
        weight: ENTRY,
        standing: 0,
      }))
    }),
  ]
}

function documentPassages({ role, pages }: SourceDocument, nth: number): WeighedPassage[] {
  const mark = `${LETTER[role]}${nth === 0 ? '' : `${nth + 1}-`}`
  const name = `${NAME[role]}${nth === 0 ? '' : ` ${nth + 1}`}`
  return pageBodies(pages.map(({ page, text }) => ({ page, text: plainSigns(text) }))).flatMap(({ page, text }) => {
    return cut(text).map((piece, at) => ({
      id: `${mark}${page}.${at + 1}`,
      place: `${name}, page ${page}`,
      text: piece,
      weight: OF_ROLE[role] * (isBoilerplate(piece) ? OF_BOILERPLATE : 1),
      standing: role === 'solicitation' ? standingOf(piece) : 0,
    }))
  })
}

function isBoilerplate(piece: string): boolean {
  const [heading = '', ...rest] = piece.slice(0, LONGEST_HEADING).split(':')
  return (rest.length > 0 && HEADINGS.test(heading)) || NOTICES.test(piece)
}

function standingOf(piece: string): number {
  if (piece.length < FEWEST_LETTERS) return 0
  return STANDING.find(([heading]) => piece.startsWith(heading))?.[1] ?? 0
}

function shortLine(text: string): string {
  return oneLine(plainSigns(text)).slice(0, LONGEST_QUESTION)
}
