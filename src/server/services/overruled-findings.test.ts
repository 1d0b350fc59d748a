import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { planWithSteps, stateOf } from '../testing/step.ts'

onServer('A finding that is overruled', (server) => {
  test('is overruled by itself: taken back, another one of its rule stays overruled', async () => {
    const person = await signUp(server())
    const { step, second, topic } = await planWithSteps(person)
    await person.call('commitStep', { ...step, narrative_md: 'The coil is robust and optimal.' })
    const overrule = (quote: string, reason: string | null) => person.call('overruleFinding', { ...second, rule: 'QC-04', quote, reason })
    await overrule('robust', 'It is the word of the solicitation.')
    await overrule('optimal', 'It is proven in the report.')
    await overrule('robust', null)
    expect((await stateOf(person, topic)).overrules.map(({ quote }) => quote)).toEqual(['optimal'])
  })
})
