import { pageBodies } from '../../../domain/grounding/page-body.ts'
import type { PlanSources, SourceDocument } from '../../../domain/grounding/sources.ts'
import { oneLine } from '../../../language/characters.ts'
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
const BOILERPLATE =
  /^(?:REFERENCES?|KEYWORDS?|TPOC|TECHNICAL POINT OF CONTACT|(?:PHASE III|DUAL USE)\b[^:]{0,40}|[^:]{0,40}TECHNOLOGY AREA[^:]{0,10}|[^:]{0,20}CMMC[^:]{0,30}):|Arms Regulation|foreign nationals/i
const OF_BOILERPLATE = 0.5

/** The topic's objective and description are worth handing over whatever is asked, the objective first. */
const STANDING: readonly [RegExp, number][] = [
  [/^OBJECTIVE:.{20}/s, 0.6],
  [/^DESCRIPTION:.{20}/s, 0.3],
]

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
      weight: OF_ROLE[role] * (BOILERPLATE.test(piece) ? OF_BOILERPLATE : 1),
      standing: role === 'solicitation' ? (STANDING.find(([heading]) => heading.test(piece))?.[1] ?? 0) : 0,
    }))
  })
}

function shortLine(text: string): string {
  return oneLine(plainSigns(text)).slice(0, LONGEST_QUESTION)
}
