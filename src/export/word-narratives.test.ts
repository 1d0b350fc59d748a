import { describe, expect, test } from 'vitest'
import { fiveColumns } from '../domain/plan-forms/plan-columns.ts'
import { narrativeBlocks } from './narrative-blocks.ts'
import { narrativesText } from './narratives-text.ts'
import type { PrintedNarrative } from './printed-narrative.ts'
import { openedWord, xmlFault } from './testing/opened-word.ts'
import { usualPlan } from './testing/plans.ts'
import { wordForm } from './word-form.ts'

const told = (narrative_md: string, sources = ''): PrintedNarrative => ({ milestone_number: 2, title: 'Coupons', narrative_md, sources })

async function opened(...narratives: PrintedNarrative[]) {
  const file = await wordForm(fiveColumns({ plan: usualPlan(5, 20), topic_name: '', component: null }), usualPlan(5, 20), '', narratives)
  const word = openedWord(new Uint8Array(await file.arrayBuffer()))
  const at = word.paragraphs.indexOf('Milestone narratives')
  return { ...word, part: word.part, told: at < 0 ? [] : word.paragraphs.slice(at).filter((words) => words !== '') }
}

/** The paragraphs of the document whose words are these. */
function xmlOf(document: string, words: string): string {
  return Array.from(document.matchAll(/<w:p>.*?<\/w:p>/gs), ([one]) => one).find((one) => one.includes(`>${words}<`)) ?? ''
}

const styleOf = (paragraph: string) => /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1]

describe('the part "Milestone narratives"', () => {
  test('stands behind the table and its total, on pages of the same kind, each narrative below its milestone, with its sources', async () => {
    const { told: part, paragraphs } = await opened(
      { ...told('We meet.', 'topic.pdf p. 2; answer Q4'), milestone_number: 1, title: 'Kickoff' },
      told('We cut.'),
    )
    expect(paragraphs[paragraphs.indexOf('Milestone narratives') - 1]).toMatch(/^Total payment/)
    expect(part).toEqual([
      'Milestone narratives',
      'Milestone 1 - Kickoff',
      'We meet.',
      'Sources: topic.pdf p. 2; answer Q4',
      'Milestone 2 - Coupons',
      'We cut.',
    ])
  })

  test('stands behind the sections of a form', async () => {
    const form = { title: 'Plan', facts: [], sections: [{ heading: 'Tasks', blocks: [] }], begins_on_new_page: false, left_out: [] }
    const file = await wordForm(form, usualPlan(5, 20), '', [told('We cut.')])
    const { paragraphs, part } = openedWord(new Uint8Array(await file.arrayBuffer()))
    expect(paragraphs).toEqual(['Plan', 'Tasks', 'Milestone narratives', 'Milestone 2 - Coupons', 'We cut.'])
    expect(part('word/document.xml')).not.toContain('<w:pageBreakBefore/>')
  })

  test('says the title of its milestone once', async () => {
    const { told: part } = await opened(told('## Coupons\n\n### Objective\n\nWe cut.'))
    expect(part).toEqual(['Milestone narratives', 'Milestone 2 - Coupons', 'Objective', 'We cut.'])
    expect(narrativesText([told('## Coupons\n\nWe cut.'), told('## Cutting\n\nWe cut.')])).toBe(
      'Milestone narratives:\n\nMilestone 2 - Coupons\n\nWe cut.\n\nMilestone 2 - Coupons\n\nCutting\n\nWe cut.',
    )
  })

  test('is not there without a narrative', async () => {
    expect((await opened()).told).toEqual([])
  })
})

describe('Markdown in a narrative', () => {
  test('gives headings below that of the milestone, whatever level they begin at', async () => {
    const { part } = await opened(told('### Objective\n\nWe cut.\n\n##### Tools\n\nA saw.\n\n### Place'))
    const document = part('word/document.xml')
    const styles = ['Milestone narratives', 'Milestone 2 - Coupons', 'Objective', 'Tools', 'Place'].map((one) =>
      styleOf(xmlOf(document, one)),
    )
    expect(styles).toEqual(['Heading1', 'Heading2', 'Heading3', 'Heading4', 'Heading3'])
    for (const id of ['Heading3', 'Heading4']) {
      const style = new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(part('word/styles.xml'))?.[0]
      expect(style).toContain('w:ascii="Times New Roman"')
      expect(style).not.toMatch(/2E74B5|1F4D78|w:asciiTheme/)
    }
  })

  test('gives bold, italic, struck and fixed words, and a line of its own where one was made', async () => {
    const { part, told: paragraphs } = await opened(told('The **coil** is _wound_, ~~glued~~ and `cut`.  \nThen\nit is **_cooled_**.'))
    expect(paragraphs[2]).toBe('The coil is wound, glued and cut.Then it is cooled.')
    const runs = Array.from(part('word/document.xml').matchAll(/<w:r>.*?<\/w:r>/gs), ([one]) => one)
    const run = (words: string) => runs.find((one) => one.includes(`>${words}<`)) ?? ''
    expect(run('coil')).toContain('<w:b/>')
    expect(run('wound')).toContain('<w:i/>')
    expect(run('glued')).toContain('<w:strike/>')
    expect(run('cut')).toContain('Courier New')
    expect(run('cooled')).toMatch(/<w:b\/>.*<w:i\/>/s)
    expect(run('Then it is ')).toContain('<w:br/>')
  })

  test('gives real bullets and real numbers, each list counted by itself from its first number', async () => {
    const { part, told: paragraphs } = await opened(
      told('- saw\n  1. blade\n  2. guard\n- rule\n\nThen:\n\n3. cut\n4. file\n\nAnd:\n\n1. pack'),
    )
    expect(paragraphs.slice(2)).toEqual(['saw', 'blade', 'guard', 'rule', 'Then:', 'cut', 'file', 'And:', 'pack'])
    const document = part('word/document.xml')
    const list = (words: string) => /<w:numId w:val="(\d+)"/.exec(xmlOf(document, words))?.[1]
    expect(list('saw')).toBe(list('rule'))
    expect(list('blade')).toBe(list('guard'))
    expect(new Set(['saw', 'blade', 'cut', 'pack'].map(list)).size).toBe(4)
    expect(list('Then:')).toBeUndefined()
    const numbering = part('word/numbering.xml')
    const begins = (words: string) =>
      new RegExp(`<w:num [^>]*w:numId="${list(words)}".*?<w:startOverride w:val="(\\d+)"`, 's').exec(numbering)?.[1]
    expect(['blade', 'cut', 'pack'].map(begins)).toEqual(['1', '3', '1'])
    const left = (words: string) => Number(/w:left="(\d+)"/.exec(xmlOf(document, words))?.[1])
    expect(left('blade')).toBe(2 * left('saw'))
  })

  test('gives a table its cells, its heads repeated, and a paragraph behind it so that the next is a table of its own', async () => {
    const table = '| Test | Value |\n|:--|--:|\n| **Gain** | 30 dB | lost |\n| Mass |'
    const { part } = await opened(told(`${table}\n\n${table}`))
    expect(part('word/document.xml')).not.toContain('</w:tbl><w:tbl>')
    const tables = Array.from(part('word/document.xml').matchAll(/<w:tbl>.*?<\/w:tbl>/gs), ([one]) => one).slice(1)
    expect(tables).toHaveLength(2)
    for (const one of tables) {
      expect(Array.from(one.matchAll(/(?<=<w:t(?: [^>]*)?>)[^<]+/g), ([text]) => text)).toEqual([
        'Test',
        'Value',
        'Gain',
        '30 dB lost',
        'Mass',
      ])
      expect(one.match(/<w:tblHeader\/>/g)).toHaveLength(1)
    }
  })

  test('keeps links, pictures and HTML as words: nothing in the file leads anywhere', async () => {
    const { part, told: paragraphs } = await opened(
      told(
        '[the standard](https://example.com/a), [x](javascript:alert(1)), https://example.com/b, [named][r], ![A coil](https://example.com/c.png), <b>bold</b> <insert the name>\n\n[r]: https://example.com/d\n\n<div onclick="x()">In a box</div>\n\n<script>alert(2)</script>',
      ),
    )
    expect(paragraphs.slice(2)).toEqual([
      'the standard (https://example.com/a), x, https://example.com/b, named (https://example.com/d), Image: A coil (https://example.com/c.png), bold <insert the name>',
      'In a box',
    ])
    expect(part('word/document.xml')).not.toMatch(/hyperlink|javascript|<w:drawing|onclick/i)
    expect(part('word/_rels/document.xml.rels')).not.toMatch(/example\.com|TargetMode="External"/)
  })

  test('keeps tasks, quotations, code and notes', async () => {
    const { told: paragraphs } = await opened(told('- [x] cut\n- [ ] file\n\n> Said[^1].\n\n```\na  b\n```\n\n[^1]: In a letter.'))
    expect(paragraphs.slice(2)).toEqual(['☑ cut', '☐ file', 'Said[1].', 'a  b', '[1] In a letter.'])
  })
})

const HOSTILE: [name: string, narrative: string][] = [
  ['quotations without end', '> '.repeat(10_000)],
  ['quotations with words', `${'> '.repeat(600)}deep`],
  ['lists without end', Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- deep ${at}`).join('\n')],
  ['brackets', '['.repeat(5000)],
  ['pictures', '!['.repeat(5000)],
  ['emphasis in emphasis', `${'*a '.repeat(500)}${'a*'.repeat(500)}`],
  ['a table of 400 columns', `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n|${'b|'.repeat(400)}`],
  ['numbers that nobody counts to', '999999999. far\n\nWords\n\n99999999999. farther'],
  ['many lists', '1. a\n\nb\n\n'.repeat(350)],
  ['controls and halves of characters', 'a\u0000b\u000b \ud800 \ufffe ]]> &amp; &#0; &#xD800; "E" <![CDATA[x]]> <?php x ?>'],
  ['tags that are not closed', '<a href="'.repeat(500)],
  ['directions turned', '\u202eright to left \u2028 line'],
  ['nothing but marks', '#\n\n- \n\n1.\n\n> \n\n***\n\n|a|\n|-|\n\n```\n```'],
]

describe('whatever was written', () => {
  test.each(HOSTILE)('%s: every part of the file can be read', async (_, narrative) => {
    const { part } = await opened(told(narrative), told(`- Before ${narrative.slice(0, 400)}`, narrative))
    for (const name of ['word/document.xml', 'word/numbering.xml', 'word/styles.xml']) expect(xmlFault(part(name)), name).toBeNull()
    const columns = part('word/document.xml')
      .split('<w:tbl>')
      .map((one) => one.match(/<w:gridCol /g)?.length ?? 0)
    expect(Math.max(...columns)).toBeLessThanOrEqual(63)
  })

  test.each([
    ['quotations with words', 'deep'],
    ['lists without end', 'deep 59'],
    ['a table of 400 columns', 'b | b'],
    ['numbers that nobody counts to', '999999999.far'],
    ['controls and halves of characters', '"E"'],
  ])('%s: the words are there', async (name, words) => {
    const { told: paragraphs } = await opened(told(HOSTILE.find(([one]) => one === name)?.[1] ?? ''))
    expect(paragraphs.join('\n').replaceAll('\t', '')).toContain(words)
  })

  test('20,000 characters of paragraphs, lists and tables are all there', async () => {
    const passage = (at: number) =>
      `### Part ${at}\n\nThe **coil** is wound ${at} times.\n\n- cut ${at}\n- file ${at}\n\n|a|b|\n|-|-|\n|c ${at}|d|\n\n`
    const narrative = Array.from({ length: 240 }, (_, at) => passage(at)).join('')
    expect(narrative.length).toBeGreaterThan(20_000)
    const { part, told: paragraphs } = await opened(told(narrative))
    for (const words of ['Part 239', 'The coil is wound 239 times.', 'file 239', 'c 239']) expect(paragraphs).toContain(words)
    expect(part('word/document.xml').match(/<w:tbl>/g)).toHaveLength(1 + 240)
  })

  test('a text of 200,000 characters is read block by block', () => {
    const blocks = narrativeBlocks(`## Part\n\nThe *coil* is wound.\n\n${'word '.repeat(8000)}\n\n`.repeat(5))
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(5)
    expect(blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(10)
  })
})

test('as plain text the narratives have bullets and numbers and no marks', () => {
  const narrative = '### Tools\n\nA **saw**  \nand a file:\n\n- cut\n  1. mark\n  2. saw\n- file\n\n|a|b|\n|-|-|\n|c|d|'
  expect(narrativesText([told(narrative, 'answer Q4')])).toBe(
    'Milestone narratives:\n\nMilestone 2 - Coupons\n\nTools\n\nA saw\nand a file:\n\n• cut\n  1. mark\n  2. saw\n• file\n\na\tb\nc\td\n\nSources: answer Q4',
  )
})
