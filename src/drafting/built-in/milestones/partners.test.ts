import { expect, test } from 'vitest'
import { partnersIn, worksOf } from './partners.ts'

test.each<[string, string[]]>([
  [
    'Benton State does the purification of the glass and the damage threshold tests, led by Prof. Carl Osei. 35 percent there.',
    ['Prof. Carl Osei | purification of the glass', 'Prof. Carl Osei | damage threshold tests'],
  ],
  [
    'Ohio State does the coupling model and the reverberation chamber tests, Task 3 and part of Task 4. Prof. Alan Burke leads there.',
    ['Prof. Alan Burke | coupling model', 'Prof. Alan Burke | reverberation chamber tests'],
  ],
  [
    'CU Boulder does the radiation fault model, 36% of the cost, led by Prof. Daniel Reyes-Quintero. The Contractor shall do the rest.',
    ['Prof. Daniel Reyes-Quintero | radiation fault model'],
  ],
  ['Their share is 35% and ours is 60%.', []],
])('%s', (said, people) => {
  expect(partnersIn(said).map(({ name, part }) => `${name} | ${part}`)).toEqual(people)
})

test('what an institution does is told without its share', () => {
  expect(worksOf('State University performs the casting of the seals and the pull tests, 40 percent of the cost.')).toEqual([
    'casting of the seals',
    'pull tests',
  ])
})
