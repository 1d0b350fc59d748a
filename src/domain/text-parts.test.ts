import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joined, OWN, partAt, partOfWords, textParts, WHOLE, withPart } from './text-parts.ts'

const FIRST = `Milestone 1 - Hive ready

Due: Award + 1 Month.
Existing technology: A hive scale on 40 roofs.
People:
- Ada Moe leads Task 1.1

Task 1.1: The Contractor shall weigh the hive.
People: Ada Moe.

Answers: R1 (Task 1.1).`

const LAST = `Milestone 2 - Close

Task 2.1: The Contractor shall close the hive.
End user: A beekeeper.

Answers: R2 (Task 2.1).

Option, Milestone 3: Winter feed
Due: Award + 9 Months.
Task 3.1: The Contractor shall feed the bees.
Payment: $40,000.00
Option, Milestone 4: Spring count
Task 4.1: The Contractor shall count the bees.
Price of the option: $92,500`

const parts = (text: string, isFirst = false) => {
  const lines = textParts(text, isFirst)
  return Object.fromEntries([...new Set(lines.map(({ part }) => part))].map((part) => [part, joined(lines, part)]))
}

/** The texts of the plans that are kept whole. */
function composedTexts(): { text: string; isFirst: boolean }[] {
  const folder = new URL('../../docs/golden/', import.meta.url)
  return readdirSync(folder).flatMap((file) => {
    const [, ...milestones] = readFileSync(new URL(file, folder), 'utf8').split(/^## Milestone (?=\d)/m)
    return milestones.map((told, at) => {
      const [text = ''] = told.replace(/ ⟨.*?⟩/g, '').split('\n\n**Deliverables**')
      return { text: `Milestone ${text}`, isFirst: at === 0 }
    })
  })
}

test('a text is parted into what is its own, what holds for all of the work, and each milestone of the option', () => {
  const first = parts(FIRST, true)
  expect(first.whole).toBe('Existing technology: A hive scale on 40 roofs.\nPeople:\n- Ada Moe leads Task 1.1')
  expect(first.own).toBe(
    'Milestone 1 - Hive ready\n\nDue: Award + 1 Month.\n\nTask 1.1: The Contractor shall weigh the hive.\nPeople: Ada Moe.\n\nAnswers: R1 (Task 1.1).',
  )
  const last = parts(LAST)
  expect(Object.keys(last)).toEqual(['3', '4', 'own', 'whole', 'option'])
  expect(last.whole).toBe('End user: A beekeeper.')
  expect(last[4]).toBe('Option, Milestone 4: Spring count\nTask 4.1: The Contractor shall count the bees.')
  expect(last.option).toBe('Price of the option: $92,500')
})

test('where the first milestone has no task, who works and what may happen is of all the work, and how it is done its own', () => {
  const text =
    'Milestone 1 - Kickoff\n\nDue: Award + 1 Month.\nExisting technology: A hive scale.\nPeople: Ada Moe.\nRisk: It rains.\nMethod: By phone.'
  expect(parts(text, true)).toEqual({
    own: 'Milestone 1 - Kickoff\n\nDue: Award + 1 Month.\nMethod: By phone.',
    whole: 'Existing technology: A hive scale.\nPeople: Ada Moe.\nRisk: It rains.',
  })
  expect(parts(text).whole).toBeUndefined()
})

test('the parts of every composed text come to that text again, and parted again they are the same', () => {
  const texts = [...composedTexts(), { text: FIRST, isFirst: true }, { text: LAST, isFirst: false }]
  expect(texts.length).toBeGreaterThan(20)
  for (const { text, isFirst } of texts) {
    const lines = textParts(text, isFirst)
    expect(joined(lines)).toBe(text)
    for (const part of new Set(lines.map((one) => one.part))) {
      expect(withPart(lines, part, joined(lines, part))).toEqual(lines)
      const more = withPart(lines, part, `${joined(lines, part)} More.`)
      expect(textParts(joined(more), isFirst)).toEqual(more)
    }
  }
})

test('what is typed in one part stands where it was typed, in that part, and no other line moves', () => {
  const lines = textParts(FIRST, true)
  const typed = joined(lines, OWN).replace('\n\nTask', '\n\nNote: It rains.\nTask')
  const more = withPart(lines, OWN, typed)
  expect(joined(more, OWN)).toBe(typed)
  expect(joined(more)).toBe(FIRST.replace('\n\nTask', '\n\nNote: It rains.\nTask'))
  const none = withPart(more, WHOLE, '')
  expect(joined(none)).toContain('Award + 1 Month.\n\n\nNote')
  expect(joined(withPart(none, WHOLE, 'Place: Oslo.'), OWN)).toBe(typed)
  expect(joined(withPart(none, WHOLE, 'Place: Oslo.'))).toContain('Award + 1 Month.\nPlace: Oslo.\n\nNote')
})

test('words are found in the part in which they stand, in the milestone’s own first', () => {
  const lines = textParts(LAST, false)
  expect(partOfWords(lines, 'shall feed the bees')).toBe('3')
  expect(partOfWords(lines, 'A beekeeper…')).toBe(WHOLE)
  expect(partOfWords(lines, 'The Contractor shall')).toBe(OWN)
  expect(partAt(lines, LAST.indexOf('count the bees'))).toBe('4')
  expect(partAt(lines, 0)).toBe(OWN)
})
