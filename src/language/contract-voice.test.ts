import { describe, expect, test } from 'vitest'
import { inContractVoice } from './contract-voice.ts'
import { writtenOut } from './noted-signs.ts'

const duty = (text: string) => inContractVoice(text, 'duty')
const fact = (text: string) => inContractVoice(text, 'fact')

describe('an engineer’s notes in the voice of a contract', () => {
  test.each([
    ['We knead the dough for 9 minutes.', 'The Contractor shall knead the dough for 9 minutes.'],
    ['Knead the dough, dust it, rest both halves.', 'The Contractor shall knead the dough, dust it, and rest both halves.'],
    ['Score 16 loaves on trays, seal the box.', 'The Contractor shall score 16 loaves on trays, and seal the box.'],
    ['Two oven spins. Rev A for the board, Rev B after.', 'Two oven spins. Rev A for the board, Rev B after.'],
    ['Join S to U.', 'The Contractor shall join S to U.'],
    ['Drill H holes in the rim.', 'The Contractor shall drill H holes in the rim.'],
    ['Then bake it. Do not open the oven.', 'The Contractor shall then bake it. The Contractor shall not open the oven.'],
    ['Never cut the warm loaf.', 'The Contractor shall never cut the warm loaf.'],
    ['We will bake 12 loaves and we weigh them.', 'The Contractor shall bake 12 loaves and weigh them.'],
    [
      'Go through the 9 trays with Dale, write which ones Phase I touches.',
      'The Contractor shall go through the 9 trays with Dale, and write which ones Phase I touches.',
    ],
    ['Weigh each loaf. Go through the list.', 'The Contractor shall weigh each loaf. The Contractor shall go through the list.'],
    ['Weigh each loaf. Log in the oven sheet.', 'The Contractor shall weigh each loaf. The Contractor shall log in the oven sheet.'],
    ['Bake it (we reckon 2 kg of flour).', 'The Contractor shall bake it (the Contractor reckons 2 kg of flour).'],
    ['We will not reach 9 loaves in May.', 'The Contractor will not reach 9 loaves in May.'],
    ['We will not make changes without approval.', 'The Contractor shall not make changes without approval.'],
    ['We will not open the oven.', 'The Contractor shall not open the oven.'],
    ['Rye bread (9 loaves, we score them).', 'Rye bread (9 loaves, the Contractor shall score them).'],
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
    ['Samples 2, 8 and 9 we weigh; the rest only by eye.', 'The Contractor shall weigh samples 2, 8 and 9; the rest only by eye.'],
    ['The trays we make ourselves.', 'The Contractor shall make the trays itself.'],
    ['Sample 3 we do not cut.', 'The Contractor does not cut sample 3.'],
    ['Dough kneaded by us in March.', 'Dough kneaded by the Contractor in March.'],
  ])('an object in front stands behind its verb, and “us” behind a preposition is the Contractor: %s', (noted, told) =>
    expect(duty(noted)).toBe(told),
  )

  test('what tells of the thing that the text is about, and names none itself, is told of it', () => {
    const told = (text: string) => inContractVoice(text, 'duty', 'dough mill with a log')
    expect(told('Grinds 4 % of the rye. Records the torque.')).toBe('It grinds 4 % of the rye. It records the torque.')
    expect(told('Mill with two stones. Gives flour in 3 min.')).toBe('Mill with two stones. It gives flour in 3 min.')
    for (const unsure of [
      'Gil with a sieve. Gives flour.',
      'Stones, mill, sieve. Gives flour.',
      'Weigh it. Gives flour.',
      'Samples 3 mm thick.',
    ])
      expect(told(unsure)).not.toContain('It ')
    expect(duty('Grinds 4 % of the rye.')).toBe('Grinds 4 % of the rye.')
  })

  test('in the name of a thing what “we” do tells which one is meant', () => {
    const thing = (text: string) => inContractVoice(text, 'thing')
    expect(thing('30 cuts we scored into a loaf, 60 mm')).toBe('30 cuts the Contractor scored into a loaf, 60 mm')
    expect(thing('the loaves we bake')).toBe('the loaves the Contractor bakes')
    expect(thing('loaves that we bake at night and carry to Dale')).toBe('loaves that the Contractor bakes at night and carries to Dale')
    expect(thing('photo of our oven; dust the board')).toBe("photo of the Contractor's oven; dust the board")
  })

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
    'Vacuum bags leak at the seam.',
    'Peak heat 240 C, crust in 9 min.',
    'Need two more bowls.',
    'I think we knead it by hand.',
    'You tell us and we bake it.',
    'The six loaves we bake go to Dale.',
    'The loaves we bake, still warm, go to Dale.',
    'Flour and the yeast we bought.',
    'Which loaf do we cut?',
    'Ana Ruiz and I knead it.',
    'Market: me and Priya at the stall, four days each.',
    'Send the rye to Ana and me.',
    'Me: two days at the mill.',
    'One of us kneads it.',
    'The Army says “we bake it for us”.',
    'Sour-dough bread on 4 stones.',
    'Dust on the stones.',
    'Phase I Option: rye.',
    'Flour that remains on the board is weighed.',
    'We turn it by hand, takes a day each.',
    'The baker shall knead it, dust the board.',
    'The solicitation says “we bake it”.',
  ])('a sentence of which one part is not understood stays: %s', (noted) => expect(duty(noted)).toBe(noted))

  test('an order behind a sentence with another one is turned as that is, also where somebody else acts in between', () => {
    expect(duty('Send the loaves to the miller; the miller weighs them. Pull the trays from the oven with both hands.')).toBe(
      'The Contractor shall send the loaves to the miller; the miller weighs them. The Contractor shall pull the trays from the oven with both hands.',
    )
    expect(duty('We send loaves to Ana; she weighs them. Stack trays in the oven.')).toBe(
      'The Contractor shall send loaves to Ana; she weighs them. The Contractor shall stack trays in the oven.',
    )
  })

  test('what only says when is no order', () => {
    expect(duty('Run June 3 to 9, 2028; knead the dough twice.')).toBe('Run June 3 to 9, 2028; the Contractor shall knead the dough twice.')
  })

  test('who answers for a company speaks for it', () => {
    expect(duty("I'd stop the oven and put those loaves aside.")).toBe('The Contractor would stop the oven and put those loaves aside.')
    expect(fact('My mill is old. I own two.')).toBe("The Contractor's mill is old. The Contractor owns two.")
    expect(fact('Test I bakes rye.')).toBe('Test I bakes rye.')
  })

  test('where nothing is owed, nothing becomes a duty', () => {
    expect(fact('We carry 12 trays. Dust the board.')).toBe('The Contractor carries 12 trays. Dust the board.')
    expect(fact('We will bake rye. Our oven, an old one, is hot. We also own a mill.')).toBe(
      "The Contractor bakes rye. The Contractor's oven, an old one, is hot. The Contractor also owns a mill.",
    )
    expect(fact('We knead it and bake it.')).toBe('The Contractor kneads it and bakes it.')
    expect(fact('We knead rye and hood and film it.')).toBe('We knead rye and hood and film it.')
  })

  test.each([
    ['We rinse the rye, soak it and weigh it.', 'The Contractor rinses the rye, soaks it and weighs it.'],
    ['We measure the flour and then sift it.', 'The Contractor measures the flour and then sifts it.'],
    ['We recognise the damp and accept it.', 'The Contractor recognises the damp and accepts it.'],
    ['We bake rye, wheat and spelt.', 'The Contractor bakes rye, wheat and spelt.'],
    ['We rinse the rye, the miller grinds it.', 'The Contractor rinses the rye; the miller grinds it.'],
    ['We knead it and press it.', 'The Contractor kneads it and presses it.'],
    ['We try to knead it and press it.', 'The Contractor tries to knead it and press it.'],
    ['We have no mill and need one.', 'The Contractor has no mill and needs one.'],
    ['We never ran a stall but have been at two.', 'The Contractor never ran a stall but has been at two.'],
    ['We built the mill back then and now buy stones.', 'The Contractor built the mill back then and now buys stones.'],
    ['We only tasted it and read one scale.', 'The Contractor only tasted it and read one scale.'],
    ['We bake rye with the crew, and leave it for later.', 'The Contractor bakes rye with the crew, and leaves it for later.'],
    ['We would dry it, weigh it and log it.', 'The Contractor would dry it, weigh it and log it.'],
    ['We aren’t certified and don’t plan to be.', 'The Contractor is not certified and does not plan to be.'],
    ['We do part of the milling.', 'The Contractor does part of the milling.'],
    ['We lay the dough out and ask Ana.', 'The Contractor lays the dough out and asks Ana.'],
    ['So today we can promise 9 loaves and should say so.', 'So today, the Contractor can promise 9 loaves and should say so.'],
    ['Last we clean the oven.', 'Last, the Contractor cleans the oven.'],
    ['The mill weighs it and tells us.', 'The mill weighs it and tells the Contractor.'],
    [
      'If our oven dies the mill works as before, we only stand beside.',
      "If the Contractor's oven dies the mill works as before; the Contractor only stands beside.",
    ],
    ['The way we knead: by hand.', 'The way the Contractor kneads: by hand.'],
    ['What we have done before: in 2021 we sold it and ran a stall.', 'In 2021, the Contractor sold it and ran a stall.'],
    ['Numbers we expect: 9 loaves a day.', 'Numbers the Contractor expects: 9 loaves a day.'],
    ['So basically: the mill grinds rye.', 'The mill grinds rye.'],
    ['What we do not do: the miller grinds it.', 'What the Contractor does not do: the miller grinds it.'],
  ])('of several verbs each is that of the Contractor, and what only leads on is left out: %s', (noted, told) =>
    expect(fact(writtenOut(noted))).toBe(told),
  )

  test.each(['Send us the rye by May.', 'And tell us which oven.'])('what is ordered for “us” somebody else has to do: %s', (noted) =>
    expect(duty(noted)).toBe(noted),
  )

  test('a state and what is done beside it is no duty', () => {
    expect(duty('We know the damp and accept the loss.')).toBe('The Contractor knows the damp and accepts the loss.')
  })
})

test.each(['Sieve the flour twice; start kneading when the miller has signed; weigh each loaf'])(
  'of several orders all have a subject, or none: %s',
  (said) => expect(inContractVoice(said, 'duty')).toBe(said),
)

test.each([
  'Live tasting at the mill with a guest.',
  'Pass marks for the crust: 3 mm.',
  'Compares ours with the old oven.',
  'Sieving takes 90 h of ours plus the mill.',
  'Between us: the miller is late.',
  "I'm Oda Bakke, the baker, I run the oven.",
  'For ourselves, not for the guild: rye is dear.',
  'Tasting at the end of May, we would show the loaves.',
  'Two weeks, 40 hours, I knead.',
  'Rye is what we test to and offer.',
  'It was dry before we put the lid on, it is 9 now.',
])('what cannot be carried over surely stays as it was said: %s', (said) => {
  expect(inContractVoice(said, 'duty')).toBe(said)
})

test.each([
  ['No oven, we knead.', 'No oven, the Contractor shall knead.'],
  ['Ours is 9 loaves.', "The Contractor's is 9 loaves."],
  ['Bench loaves for the tasting.', 'Bench loaves for the tasting.'],
  ['Write code for the oven.', 'The Contractor shall write code for the oven.'],
  ['We put the lid on.', 'The Contractor shall put the lid on.'],
  ['Ovens cold, then we wait.', 'Ovens cold, then the Contractor shall wait.'],
])('what is near to that and sure is carried over: %s', (said, told) => expect(inContractVoice(said, 'duty')).toBe(told))
