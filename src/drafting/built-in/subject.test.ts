import { expect, test } from 'vitest'
import type { Topic } from '../../domain/solicitation/analysis.ts'
import { subjectOf } from './subject.ts'

function shortOf(title: string, objective: string): string {
  return subjectOf({ title, objective } as Topic, 'proposed system').short
}

test.each([
  [
    'Lantern',
    'In earlier work a lens was shown. This topic, Lantern, seeks to develop the night imaging capability to see faint boats.',
    'the night imaging capability',
  ],
  [
    'Salt Removal Processes for Harbor Pumps',
    'Develop processes which can be used to remove salt after a storm.',
    'the salt removal processes',
  ],
  ['Harbor Battery Focused Open Topic', 'Batteries are needed in harbors.', 'the harbor battery'],
  [
    'Safety Critical Implementations of Messaging',
    'Create a safety critical implementation of a real-time messaging library with 20 nodes.',
    'the library',
  ],
  [
    'Quiet Shipboard Deck Crane Unit (DCU)',
    'Develop and demonstrate a high efficiency (30-plus percent), low-noise (60 dB) electric DCU for small harbors.',
    'the DCU',
  ],
  ['Tidal Pump Blades', 'Develop improved reliability for blades in tidal pumps.', 'the pump blades'],
])('%s', (title, objective, short) => {
  expect(shortOf(title, objective)).toBe(short)
})
