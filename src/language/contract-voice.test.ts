import { describe, expect, test } from 'vitest'
import { inContractVoice } from './contract-voice.ts'

const duty = (text: string) => inContractVoice(text, 'duty')
const fact = (text: string) => inContractVoice(text, 'fact')

describe('an engineer’s notes in the voice of a contract', () => {
  test.each([
    ['We knead the dough for 9 minutes.', 'The Contractor shall knead the dough for 9 minutes.'],
    ['Knead the dough, dust it, rest both halves.', 'The Contractor shall knead the dough, dust it, and rest both halves.'],
    ['Score 16 loaves on trays, seal the box.', 'The Contractor shall score 16 loaves on trays, and seal the box.'],
    ['Then bake it. Do not open the oven.', 'The Contractor shall then bake it. The Contractor shall not open the oven.'],
    ['Never cut the warm loaf.', 'The Contractor shall never cut the warm loaf.'],
    ['We will bake 12 loaves and we weigh them.', 'The Contractor shall bake 12 loaves and weigh them.'],
  ])('what “we” do and what is ordered is what the Contractor shall do: %s', (noted, told) => expect(duty(noted)).toBe(told))

  test.each([
    ['If the yeast fails we buy 2 kg more.', 'If the yeast fails, the Contractor shall buy 2 kg more.'],
    ['If the yeast fails, then we buy more.', 'If the yeast fails, then the Contractor shall buy more.'],
    ['If it sticks, scrape it off.', 'If it sticks, the Contractor shall scrape it off.'],
    ['When we see steam we stop.', 'When the Contractor sees steam, the Contractor shall stop.'],
    ['In March we bake rye.', 'In March, the Contractor shall bake rye.'],
    ['Weigh it with the scale we calibrated.', 'The Contractor shall weigh it with the scale the Contractor calibrated.'],
    ['Check it when we arrive.', 'The Contractor shall check it when the Contractor arrives.'],
    ['If rye fails we switch to silver.', 'If rye fails, the Contractor shall switch to silver.'],
    ['The oven is old, we borrow one.', 'The oven is old; the Contractor shall borrow one.'],
  ])('reason and condition keep their place: %s', (noted, told) => expect(duty(noted)).toBe(told))

  test.each([
    ['We have two ovens.', 'The Contractor has two ovens.'],
    ['We do not own a mill.', 'The Contractor does not own a mill.'],
    ['We need a bigger bowl.', 'The Contractor needs a bigger bowl.'],
    ['We baked 40 loaves in 2021.', 'The Contractor baked 40 loaves in 2021.'],
    ['We try to bake rye.', 'The Contractor tries to bake rye.'],
    ['We could rent a van.', 'The Contractor could rent a van.'],
    ['The crust is thin, so we hear it crack.', 'The crust is thin, so the Contractor hears it crack.'],
    ['We build on our stone oven.', 'The Contractor shall build on its stone oven.'],
    ['We line the mill with our felt.', "The Contractor shall line the mill with the Contractor's felt."],
    ['Our oven heats 40 loaves for us.', "The Contractor's oven heats 40 loaves for the Contractor."],
  ])('what is so is no duty: %s', (noted, told) => expect(duty(noted)).toBe(told))

  test.each([
    'Proof and baking exist.',
    'Agree with a second scale within 2 g.',
    'The mill weighs it and tells us.',
    'Vacuum bags leak at the seam.',
    'Peak heat 240 C, crust in 9 min.',
    'Need two more bowls.',
    'I think we knead it by hand.',
    'You tell us and we bake it.',
    'The six loaves we bake go to Dale.',
    'We turn it by hand, takes a day each.',
    'The baker shall knead it, dust the board.',
    'The solicitation says “we bake it”.',
  ])('a sentence of which one part is not understood stays: %s', (noted) => expect(duty(noted)).toBe(noted))

  test('where nothing is owed, nothing becomes a duty', () => {
    expect(fact('We carry 12 trays. Dust the board.')).toBe('The Contractor carries 12 trays. Dust the board.')
    expect(fact('We will bake rye. Our oven, an old one, is hot. We also own a mill.')).toBe(
      "The Contractor bakes rye. The Contractor's oven, an old one, is hot. The Contractor also owns a mill.",
    )
    expect(fact('We knead it and press it.')).toBe('We knead it and press it.')
  })
})
