import { describe, expect, test } from 'vitest'
import { wordFileName } from './file-name.ts'

describe('the file name', () => {
  test.each([
    ['I', 'Acme', 'Phase-I-Work-Plan-Acme.docx'],
    ['II', 'Acme', 'Phase-II-Work-Plan-Acme.docx'],
    ['I', '', 'Phase-I-Work-Plan-Export.docx'],
    ['I', ' / ', 'Phase-I-Work-Plan-Export.docx'],
    ['I', 'Marlow Electromagnetics, Inc.', 'Phase-I-Work-Plan-Marlow Electromagnetics, Inc.docx'],
    ['I', '../../etc/passwd', 'Phase-I-Work-Plan-etc-passwd.docx'],
    ['I', 'A:B*C?"D"<E>|F\\G', 'Phase-I-Work-Plan-A-B-C-D-E-F-G.docx'],
    ['I', 'R\u202eTL\n\tand\u0000 tabs', 'Phase-I-Work-Plan-RTL and tabs.docx'],
    ['I', 'Société Générale', 'Phase-I-Work-Plan-Société Générale.docx'],
  ] as const)('of a Phase %s plan by %j is %s', (phase, company_name, name) => {
    expect(wordFileName({ phase, company_name })).toBe(name)
  })

  test('stays within what a disk can hold', () => {
    const name = wordFileName({ phase: 'II', company_name: '🚀'.repeat(300) })
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    expect(name).toMatch(/🚀\.docx$/u)
  })
})

test("the form's name stands at the end of the file's name", () => {
  expect(wordFileName({ phase: 'I', company_name: 'Acme' }, 'Army-Non-Proprietary')).toBe(
    'Phase-I-Work-Plan-Acme-Army-Non-Proprietary.docx',
  )
})
