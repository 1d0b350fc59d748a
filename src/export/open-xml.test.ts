import validate from '@ooxml-tools/validate'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { dafDirect } from '../domain/plan-forms/daf-direct.ts'
import type { FormDocument, FormSection } from '../domain/plan-forms/form-document.ts'
import { withNarratives } from '../domain/plan-forms/narrative-sections.ts'
import { fiveColumns } from '../domain/plan-forms/plan-columns.ts'
import { picturesSection } from './plan-pictures.ts'
import { usualPlan } from './testing/plans.ts'
import { wordForm } from './word-form.ts'

/** The validator of the Open XML SDK takes seconds to begin. */
const SLOW = 120_000
const NARRATIVE = '# Approach\n\nWe *measure*:\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |'
const plan = usualPlan(5)
const given = { plan, topic_name: 'N251-001: Antenna', component: null }

/** A picture of one dot. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)

function withDots(section: FormSection): FormSection {
  const blocks = section.blocks.map((block) => (block.kind === 'picture' ? { ...block, picture: { ...block.picture, png: DOT } } : block))
  return { ...section, blocks }
}

async function bytesOf(file: Promise<Blob>): Promise<Uint8Array> {
  return new Uint8Array(await (await file).arrayBuffer())
}

const faultsOf = async (bytes: Uint8Array) =>
  (await validate(bytes, 'docx', 'Microsoft365')).map(({ description, path }) => `${path.partUri} ${path.xpath}: ${description}`)

function withBehind(section: FormSection): FormDocument {
  const form = fiveColumns(given)
  return { ...form, sections: [...form.sections, section] }
}

const DOCUMENTS = {
  'the five columns': () => wordForm(fiveColumns(given), plan, given.topic_name),
  'the five columns whole': () => wordForm(fiveColumns({ ...given, plan: usualPlan(10, 20) }), usualPlan(10, 20), ''),
  'a numbered form': () => wordForm(dafDirect(given), plan, given.topic_name),
  narratives: () =>
    wordForm(withNarratives(fiveColumns(given), [{ milestone_number: 1, title: 'Kickoff', narrative_md: NARRATIVE }]), plan, ''),
  'pictures drawn in lines and in dots': () => wordForm(withBehind(withDots(picturesSection(plan))), plan, ''),
  'what pictures show in words': () => wordForm(withBehind(picturesSection(plan)), plan, ''),
}

test.each(Object.entries(DOCUMENTS))(
  'the Word document with %s is valid Open XML',
  async (_, made) => {
    expect(await faultsOf(await bytesOf(made()))).toEqual([])
  },
  SLOW,
)

test(
  'a document with an element where none may stand is not valid',
  async () => {
    const parts = unzipSync(await bytesOf(DOCUMENTS['the five columns']()))
    const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace('<w:tblGrid>', '<w:p/><w:tblGrid>')
    expect(await faultsOf(zipSync({ ...parts, 'word/document.xml': strToU8(body) }))).not.toEqual([])
  },
  SLOW,
)
