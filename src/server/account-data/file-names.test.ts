import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { safeName, uniquePaths } from './file-names.ts'

describe('A name from an upload', () => {
  test.each([
    ['N251-001 (final).pdf', 'N251-001 (final).pdf'],
    ['Thème № 1.docx', 'Thème № 1.docx'],
    ['招标文件.pdf', '招标文件.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\boot.ini', '_.._boot.ini'],
    ['/absolute.pdf', '_absolute.pdf'],
    ['C:\\topic.pdf', 'C__topic.pdf'],
    ['.htaccess', 'htaccess'],
    ['..', 'file'],
    ['', 'file'],
    [' . ', 'file'],
    ['topic.pdf. . ', 'topic.pdf'],
    ['a:b|c?d*e"f<g>h.txt', 'a_b_c_d_e_f_g_h.txt'],
    ['evil\u202Efdp.exe', 'evil_fdp.exe'],
    ['line\r\nbreak\u0000.pdf', 'line__break_.pdf'],
    ['half \ud83d.pdf', 'half \ufffd.pdf'],
    ['CON', '_CON'],
    ['con.pdf', '_con.pdf'],
    ['Aux .tar.gz', '_Aux .tar.gz'],
    ['lpt9.txt', '_lpt9.txt'],
    ['.nul', '_nul'],
    ['console.txt', 'console.txt'],
  ])('%j is kept as %j', (name, kept) => {
    expect(safeName(name)).toBe(kept)
  })

  test('is cut between letters and keeps its ending when it is too long', () => {
    expect(safeName(`${'📡'.repeat(300)}.pdf`)).toBe(`${'📡'.repeat(49)}.pdf`)
    expect(Buffer.byteLength(safeName('é'.repeat(1000)))).toBe(200)
  })

  test('whatever it is, names one file of its folder on every system', () => {
    const odd = [
      '.',
      '..',
      '/',
      '\\',
      ' ',
      'con',
      'NUL',
      ':',
      '\u0000',
      '\u202e',
      '\ud800',
      'é',
      'e\u0301',
      '📡',
      '~',
      '$',
      'a',
      '.pdf',
      '()',
      'İ',
      'ß',
    ]
    const pathIn = uniquePaths()
    const seen = new Set<string>()
    for (let nth = 0; nth < 3000; nth += 1) {
      const name = Array.from({ length: randomInt(6) }, () => odd[randomInt(odd.length)]).join('')
      const path = pathIn('solicitations', name)
      const [folder, file = '', ...more] = path.split('/')
      expect([folder, more], JSON.stringify(name)).toEqual(['solicitations', []])
      expect(file, JSON.stringify(name)).toMatch(/^[^\s.\p{C}<>:"\\|?*](?:[^\p{C}<>:"\\|?*]*[^\s.\p{C}<>:"\\|?*])?$/u)
      expect(file, JSON.stringify(name)).not.toMatch(/^(?:con|nul)(?:\.|$)/i)
      seen.add(path.normalize('NFKC').toUpperCase())
    }
    expect(seen.size).toBe(3000)
  })
})

test('two files of one name are told apart, also where a system takes different letters for the same', () => {
  const pathIn = uniquePaths()
  const names = ['a.pdf', 'a.pdf', 'A.PDF', 'a (2).pdf', 'caf\u00e9', 'cafe\u0301', 'CAFÉ']
  expect(names.map((name) => pathIn('x', name))).toEqual([
    'x/a.pdf',
    'x/a (2).pdf',
    'x/A (3).PDF',
    'x/a (2) (2).pdf',
    'x/café',
    'x/café (2)',
    'x/CAFÉ (3)',
  ])
  expect(pathIn('y', 'a.pdf')).toBe('y/a.pdf')
})
