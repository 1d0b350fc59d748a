import { expect, test } from 'vitest'
import { answerFacts } from '../answers/answer-facts.ts'
import { sitesIn } from './sites.ts'

const sites = (answer: string) =>
  answerFacts({ answers: [{ slot: 'Q8', question: 'Where will the work be done, and what has to be booked first?', answer }] })
    .flatMap((fact) => sitesIn(fact))
    .map(({ name, isPlanWide }) => `${name}${isPlanWide ? ' (all)' : ''}`)

test.each<[string, string[]]>([
  ['All work is done at our office in Rome, NY on two GPU servers.', ['office in Rome, NY (all)']],
  [
    'At our Oakland wet lab and the UC Berkeley nanofabrication facility.',
    ['Oakland wet lab and UC Berkeley nanofabrication facility (all)'],
  ],
  [
    'Bench work is in our Tucson shop. Outdoor docking is tried at the Marana airfield, which we book by the week.',
    ['Tucson shop', 'Marana airfield'],
  ],
  ['Code at our Albuquerque office, tests in the chamber in Columbus, Ohio.', ['Albuquerque office', 'chamber in Columbus, Ohio']],
  ['Design and bench tests take place at our Huntsville, Alabama facility.', ['Huntsville, Alabama facility']],
  ['Boulder, CO', ['Boulder, CO (all)']],
  ['We use Python and two laptops.', []],
])('%s', (said, names) => {
  expect(sites(said)).toEqual(names)
})
