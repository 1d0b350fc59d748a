import { beforeAll, expect, test } from 'vitest'
import { signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { type Uploaded, uploadText } from '../testing/solicitation.ts'

const QUOTE = 'The Navy needs a antenna.'

onServer('The requirements of a solicitation', (server) => {
  let reader: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    reader = await begin()
  })

  const begin = async (): Promise<{ person: TestPerson; uploaded: Uploaded; topic_store_id: string }> => {
    const person = await signUp(server())
    const uploaded = await uploadText(person)
    return { person, uploaded, topic_store_id: uploaded.topic_store_id }
  }

  test('take one more that the reader did not find, which stays', async () => {
    const { person, uploaded, topic_store_id } = await begin()
    const added = await person.call('addRequirement', { topic_store_id, page: 1, quote: QUOTE, text: 'An antenna', kind: 'constraint' })
    expect(added.requirement).toMatchObject({ page: 1, quote: QUOTE, text: 'An antenna', kind: 'constraint', set_by: 'person' })
    expect(added.requirements).toHaveLength(uploaded.analysis.requirements.length + 1)
    const { analysis } = await person.call('findSolicitation', { topic_store_id })
    expect(analysis.requirements).toEqual(added.requirements)
  })

  test.each([
    ['words that the page does not have', 1, 'The Navy needs a sensor.', /^quote: These words do not stand on page 1 of the document\.$/],
    ['words that are no words', 1, '•', /^quote: These words do not stand on page 1/],
    ['a page beyond the document', 3, QUOTE, /^page: This document has 2 pages\.$/],
    ['page 0', 0, QUOTE, /^page: /],
    ['a blank quote', 1, '  ', /^quote: A requirement needs a text\.$/],
  ])('take none with %s', async (_, page, quote, detail) => {
    const { person, uploaded, topic_store_id } = reader
    const refusal = await person.refusal('addRequirement', { topic_store_id, page, quote })
    expect(refusal).toEqual({ status: 422, detail: expect.stringMatching(detail) })
    const { analysis } = await person.call('findSolicitation', { topic_store_id })
    expect(analysis.requirements).toEqual(uploaded.analysis.requirements)
  })

  test('can be corrected, taken out and put back', async () => {
    const { person, uploaded, topic_store_id } = await begin()
    const requirement_id = uploaded.analysis.requirements[0]?.id ?? ''
    const named = { topic_store_id, requirement_id }
    const corrected = await person.call('changeRequirement', { ...named, text: 'Weigh less than 9 kg', strength: 'should' })
    expect(corrected.requirements[0]).toMatchObject({
      id: requirement_id,
      text: 'Weigh less than 9 kg',
      strength: 'should',
      set_by: 'person',
    })
    const without = await person.call('changeRequirement', { ...named, removed: true })
    expect(without.requirements.map(({ id }) => id)).not.toContain(requirement_id)
    expect(without.removed_requirements.map(({ id }) => id)).toEqual([requirement_id])
    expect((await person.call('findSolicitation', { topic_store_id })).analysis.removed_requirements).toHaveLength(1)
    expect(await person.call('changeRequirement', { ...named, removed: false })).toEqual(corrected)
  })

  test('keeps the quantities that a person set right', async () => {
    const { person, uploaded, topic_store_id } = await begin()
    const requirement_id = uploaded.analysis.requirements[0]?.id ?? ''
    const quantity = {
      printed: '',
      value: '2 to 18',
      unit: 'GHz',
      comparator: 'range',
      threshold_or_objective: 'objective',
      what: 'band',
    } as const
    await person.call('changeRequirement', { topic_store_id, requirement_id, quantities: [quantity] })
    const { analysis } = await person.call('findSolicitation', { topic_store_id })
    expect(analysis.requirements[0]).toMatchObject({
      quantities: [{ ...quantity, printed: '2 to 18 GHz', set_by: 'person' }],
      set_by: 'person',
    })
    await person.call('changeRequirement', { topic_store_id, requirement_id, quantities: [{ ...quantity, value: 'four' }] })
    const wrong = { topic_store_id, requirement_id, quantities: [{ ...quantity, value: 'many' }] }
    expect(await person.refusal('changeRequirement', wrong)).toMatchObject({ status: 422 })
  })

  test('that nobody knows cannot be changed', async () => {
    const { person, topic_store_id } = reader
    const refusal = await person.refusal('changeRequirement', { topic_store_id, requirement_id: 'R999', removed: true })
    expect(refusal).toEqual({ status: 404, detail: 'This requirement was not found.' })
  })

  test('follow what a person says of their sentences, and what they said is taken back', async () => {
    const { person, uploaded, topic_store_id } = await begin()
    const { sentences, requirements } = uploaded.analysis
    const asking = sentences.find(({ verdict }) => verdict === 'requirement')
    const quiet = sentences.find(({ requirement_id }) => !requirement_id)
    if (!asking || !quiet) throw new Error('Every sentence was read alike')
    const judge = ({ page, quote }: typeof asking, verdict: 'requirement' | 'none' | 'unsure') =>
      person.call('judgeSentence', { topic_store_id, page, quote, verdict })
    const without = await judge(asking, 'none')
    expect(without.requirements.map(({ id }) => id)).not.toContain(asking.requirement_id)
    expect(without.removed_requirements.map(({ id }) => id)).toEqual([asking.requirement_id])
    expect(await judge(asking, 'unsure')).toEqual({ sentences, requirements, removed_requirements: [] })
    const more = await judge(quiet, 'requirement')
    expect(more.requirements).toHaveLength(requirements.length + 1)
    const { analysis } = await person.call('findSolicitation', { topic_store_id })
    expect(analysis.sentences).toEqual(more.sentences)
    expect(analysis.sentences.find(({ quote }) => quote === quiet.quote)).toMatchObject({ verdict: 'requirement', set_by: 'person' })
  })

  test('know no sentence that was never read', async () => {
    const { person, topic_store_id } = reader
    const refusal = await person.refusal('judgeSentence', { topic_store_id, page: 1, quote: 'Nobody said this.', verdict: 'none' })
    expect(refusal).toEqual({ status: 404, detail: 'This sentence was not found.' })
  })

  test('keep the edits of two tabs that edit at once', async () => {
    const { person, uploaded, topic_store_id } = await begin()
    const ids = uploaded.analysis.requirements.map(({ id }) => id)
    const edits = ids.map((requirement_id) =>
      person.call('changeRequirement', { topic_store_id, requirement_id, text: `New ${requirement_id}` }),
    )
    const additions = ['Develop', 'antenna', 'at sea'].map((quote) => person.call('addRequirement', { topic_store_id, page: 1, quote }))
    await Promise.all([...edits, ...additions])
    const { requirements } = (await person.call('findSolicitation', { topic_store_id })).analysis
    expect(requirements).toHaveLength(ids.length + 3)
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    for (const id of ids) expect(requirements.find((one) => one.id === id)?.text).toBe(`New ${id}`)
  })

  test('count in the review of the plan as they are now', async () => {
    const { person, uploaded, topic_store_id } = await begin()
    await keepPlan(person, await startProject(person, uploaded))
    const covered = async () => {
      const { coverage } = await person.call('reviewPlan', { topic_store_id, topic_slug: uploaded.topic_slug, include_unfinalized: true })
      return coverage.map(({ requirement_id }) => requirement_id)
    }
    const before = await covered()
    const requirement_id = before[0] ?? ''
    await person.call('changeRequirement', { topic_store_id, requirement_id, removed: true })
    expect(await covered()).toEqual(before.slice(1))
    const { requirement } = await person.call('addRequirement', { topic_store_id, page: 1, quote: QUOTE, phase: 'any' })
    expect(await covered()).toContain(requirement.id)
  })
})
