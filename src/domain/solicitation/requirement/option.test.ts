import { describe, expect, it } from 'vitest'
import { isOption } from './option.ts'

const OPTIONS = [
  'Desired technologies may include predictive threat analytics and orchestrated response',
  'Desired capabilities may consider: Integrated sensor-computing packages for persistent tracking',
  'Primary technology areas of interest include workflow automation',
  'Physiologies of interest include traumatic brain injury',
  'Proposed solutions may include demonstration of universal capture mechanisms compatible with multiple PWSA bus types',
  'This open topic will only accept Phase I submissions addressing one or more of the following technical challenges: Compact external devices',
  'These scenarios may include airborne radar, passive radar, illuminators of opportunity, as well as others.',
]

const WORK = [
  'Efforts under Phase I may include literature reviews and state-of-the-art assessments',
  'Efforts under Phase I may include identification of technical risks and mitigation strategies',
  'Key deliverables for Phase II may include a draft commercialization strategy',
  'This can include evaluating the technical and operational feasibility of a proposed concept.',
  'The testing may include vibration and shall include thermal cycling.',
  'Seeker design is not of interest at this time.',
  'Develop conceptual designs for a release system compatible with one or more candidate materials.',
]

describe('what a solicitation leaves to the company', () => {
  it.each(OPTIONS)('is an option: %s', (text) => {
    expect(isOption({ text, strength: 'should' })).toBe(true)
  })

  it.each(WORK)('is work: %s', (text) => {
    expect(isOption({ text, strength: 'should' })).toBe(false)
  })

  it('is never what the solicitation insists on', () => {
    expect(isOption({ text: 'Develop a system. Systems may include organoids or chips.', strength: 'must' })).toBe(false)
  })
})
