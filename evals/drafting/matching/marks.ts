import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Requirement } from '../../../src/domain/solicitation/analysis.ts'
import { isProposalDuty } from '../../../src/domain/solicitation/requirement/proposal-duty.ts'
import type { Proof, WorkStep } from '../../../src/domain/work-breakdown/work-breakdown.ts'
import { sampleReading } from '../../../src/drafting/built-in/testing/samples.ts'
import { tellingsOf } from '../filling/learned.ts'
import { type Mark, type MarkedAnswer, markedAnswers } from '../filling/marks.ts'

const FOLDER = new URL('./marked/', import.meta.url)
const SAMPLES = new URL('../../../samples/', import.meta.url)
const Answered = z.record(z.string(), z.string())

/** The steps of a company, as it told them one way, with the requirements of its topic; `answers` tells whether a step answers one, as a reader judged. */
export type MarkedMatch = {
  company: string
  way: string
  requirements: readonly Requirement[]
  steps: readonly WorkStep[]
  answers: (requirement: Requirement, step: WorkStep) => boolean
}

/** All that was judged, company by company and way by way. Requirements are known again by their words. */
export async function markedMatches(): Promise<MarkedMatch[]> {
  const companies = new Set(readdirSync(FOLDER).map((name) => name.replace('.json', '')))
  const tellings = tellingsOf(markedAnswers().filter(({ company, way }) => companies.has(company) && way !== 'short'))
  return Promise.all(
    tellings.map(async (telling): Promise<MarkedMatch> => {
      const { company = '', way = '' } = telling[0] ?? {}
      const answered = Answered.parse(JSON.parse(readFileSync(new URL(`${company}.json`, FOLDER), 'utf8')))
      const requirements = (await requirementsOf(company)).filter(({ text }) => answered[text] !== undefined)
      return {
        company,
        way,
        requirements,
        steps: stepsIn(telling),
        answers: ({ text }, { id }) => answered[text]?.split(' ').includes(id) ?? false,
      }
    }),
  )
}

async function requirementsOf(company: string): Promise<Requirement[]> {
  const text = `topics/${company}.txt`
  const { analysis } = await sampleReading(existsSync(new URL(text, SAMPLES)) ? text : `${company}.pdf`)
  return analysis.requirements.filter((one) => !isProposalDuty(one))
}

/** The steps as they are marked, in their order. */
function stepsIn(telling: readonly MarkedAnswer[]): WorkStep[] {
  const marks = telling.flatMap((answer) => answer.marks.filter(({ kind }) => kind === 'step'))
  const ids = [...new Set(marks.flatMap(({ rows }) => rows))].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
  return ids.flatMap((id) => {
    const own = marks.filter(({ rows }) => rows.includes(id))
    const words = (cell: string) => own.flatMap((mark) => (mark.cell === cell ? [mark.text] : [])).join('; ')
    const action = words('action')
    const cells = { result: words('result'), method: words('method'), tools: words('tools'), input: words('input') }
    return action === ''
      ? []
      : [
          {
            id,
            action,
            ...cells,
            people: [],
            part: 'base',
            needs: [],
            proof: proofsIn(own),
            interim: [],
            requirement_ids: [],
          } satisfies WorkStep,
        ]
  })
}

function proofsIn(marks: readonly Mark[]): Proof[] {
  const proofs: Proof[] = []
  for (const { cell, text } of marks) {
    if (cell === 'quantity') proofs.push({ quantity: text })
    const last = proofs.at(-1)
    if (!last) continue
    if (cell === 'limit') last.value = text
    if (cell === 'condition' || cell === 'evidence') last[cell] = text
  }
  return proofs
}
