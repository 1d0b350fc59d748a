import { expect, test } from 'vitest'
import type { Defect } from './defects/defect.ts'
import { sitesOf } from './planting.ts'
import { tried } from './trial.ts'

test('an invented number is objected to and repaired, and a harmless sentence counts as neither', async () => {
  const [site] = (await sitesOf('AF15-AT05')).filter(({ prompt, good }) => prompt === 'milestone' && good.has('2.1'))
  if (!site) throw new Error('There is no task 2.1')
  const plantedAs = (words: string) => {
    const plant = { text: `${site.good.get('2.1')} ${words}`, words }
    const defect: Defect = { name: 'a sentence', kind: 'invented number', plant: () => plant }
    return { site, id: '2.1', defect, plant }
  }
  const invented = await tried(plantedAs('The Contractor shall reach 4,711 dB in 93 runs.'))
  expect(invented).toMatchObject({ objected: true, kept: false, marked: false })
  expect(invented.objections.join('\n')).toContain('4,711 dB')
  expect(await tried(plantedAs('The Contractor shall record the method and the result.'))).toMatchObject({ objected: false, kept: true })
})
