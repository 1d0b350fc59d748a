import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { Subject } from '../../src/domain/interview.ts'
import { Phase, ProgramType } from '../../src/domain/program.ts'
import { type Interview, RICH, SPOKEN, WITH_INSTITUTION } from '../../src/drafting/built-in/testing/interviews.ts'

/** A solicitation with what a made-up company says about it. */
export type Case = {
  name: string
  file: string
  phase: Phase
  program_type: ProgramType
  company_name: string
  customer_organization?: string | undefined
  system_name?: string | undefined
  research_institution?: string | undefined
  answers: Interview
  /** Whether the drafter's own tests use these answers; the others were written without looking at what it makes of them. */
  known: boolean
}

const CaseFile = z.strictObject({
  file: z.string(),
  phase: Phase,
  program_type: ProgramType,
  company_name: z.string(),
  customer_organization: z.string().optional(),
  system_name: z.string().optional(),
  research_institution: z.string().optional(),
  answers: z.partialRecord(Subject, z.array(z.string())),
})

const FOLDER = new URL('./interviews/', import.meta.url)

/** All cases with full answers, those that the drafter's tests know first. */
export function richCases(): Case[] {
  return [...knownCases(), ...unknownCases()]
}

/** The same solicitations with what a speaker without notes says. */
export function thinCases(): Case[] {
  return richCases().map((one) => ({ ...one, answers: SPOKEN }))
}

function knownCases(): Case[] {
  const usual = { company_name: 'Meridian Works', known: true } as const
  const rich = Object.entries(RICH)
    .filter(([name]) => /^[A-Z]+\d+-/.test(name))
    .map(([name, answers]): Case => ({ ...usual, name, file: `${name}.pdf`, phase: 'I', program_type: 'SBIR', answers }))
  const institution: Case = {
    ...usual,
    name: 'AF15-AT05',
    file: 'AF15-AT05-typeset-from-text.pdf',
    phase: 'I',
    program_type: 'STTR',
    research_institution: 'Ohio State University',
    answers: WITH_INSTITUTION,
  }
  return [...rich.map((one) => (one.name === 'AF251-0004' ? { ...one, phase: 'II' as const } : one)), institution]
}

function unknownCases(): Case[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      ...CaseFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
      name: name.replace(/\.json$/, ''),
      known: false,
    }))
}
