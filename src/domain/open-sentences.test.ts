import { expect, test } from 'vitest'
import { toldWords } from './open-answer.ts'
import { openSentences, toldAnswers } from './open-sentences.ts'

test('nothing is drafted from a sentence that leaves something to be settled; the rest of the answer is', () => {
  const told = (answer: string) => toldAnswers([{ answer }])[0]?.answer
  const boat = 'Ana Ruiz leads the sea trial. Who drives the boat we do not know yet. It takes 40 hours.'
  expect(openSentences({ answer: boat })).toEqual(['Who drives the boat we do not know yet.'])
  expect(told(boat)).toBe('Ana Ruiz leads the sea trial. It takes 40 hours.')
  expect(toldWords(boat)).toBe(boat)
  expect(told("The lab isn't decided yet.\nMonths: 2 to 4")).toBe('Months: 2 to 4')
  expect(told('The test site is still to be decided.')).toBe('')
})

test('what stands before it stays, also where no capital begins the next sentence', () => {
  const told = (answer: string) => toldAnswers([{ answer }])[0]?.answer
  expect(told('nine boats, 40 dives, 3 of them at night. who insures them - we do not know yet. The dives retire the risk of fog.')).toBe(
    'nine boats, 40 dives, 3 of them at night. The dives retire the risk of fog.',
  )
  expect(told('Ana Ruiz dives; who drives the boat we do not know yet; it takes 40 hours.')).toBe('Ana Ruiz dives; it takes 40 hours.')
  expect(told('Ana Ruiz dives; who drives the boat we do not know yet.')).toBe('Ana Ruiz dives.')
})

test('what the work is to find out, and what stands in a field, is told', () => {
  const told = (answer: string) => toldAnswers([{ answer }])[0]?.answer
  const kept = [
    'We do not know yet whether the coil survives 300 g; three coils are shot in month 2.',
    'No such sensor has yet been decided on by the fleet.',
    'Who: not decided yet',
  ]
  expect(kept.map(told)).toEqual(kept)
})

test('a question that nobody answers, and what is headed as not known, is open', () => {
  const told = (answer: string) => toldAnswers([{ answer }])[0]?.answer
  const headed = "Don't know yet: what load the pier takes in ice. Whether the dye may stay on board. The boat is ours."
  expect(openSentences({ answer: headed })).toEqual([
    "Don't know yet: what load the pier takes in ice.",
    'Whether the dye may stay on board.',
  ])
  expect(told(headed)).toBe('The boat is ours.')
  const more =
    'Not known yet: which port it is. Whether the bolts fit all piers, Bo has seen two kinds. And who at the port signs the lease.'
  expect(told(more)).toBe('')
  expect(told('Open questions:\n- who signs the lease\n- which port is free\n\nLead: Ana Ruiz')).toBe('Lead: Ana Ruiz')
  expect(told('Two of us dive. Whether the dye is safe in warm water.')).toBe('Two of us dive.')
})

test('what a question is answered with, or a sentence only goes on with, is told', () => {
  const told = (answer: string) => toldAnswers([{ answer }])[0]?.answer
  const kept = [
    'Whether the seam holds is measured in month 2.',
    'Whether we use copper or silver we decide after the first firing.',
    'We rent the boat. Which saves a week.',
    'Open: none',
    'Open: at least 10 mm\nClosed: leak below 1 cc/min',
  ]
  expect(kept.map(told)).toEqual(kept)
})

test('below a heading only the items of its list are open: a field, or a line that is no item, is told', () => {
  const told = (answer: string) => toldAnswers([{ answer }])[0]?.answer
  const rest = '- Budget: $40k for welding\nRisk: the crane is late\nFallback: we rent one'
  expect(told(`Open:\n- who drives the boat\n${rest}`)).toBe(rest)
  const steps = 'Steps:\n1. Ana welds the frame, months 1-3\n2. Bo tests it, months 4-5'
  expect(told(`Open:\n1. who drives\n${steps}`)).toBe(steps)
  expect(told('Not known yet:\nthe crane\nWe weld in month 3.')).toContain('We weld in month 3.')
})

test('below a heading or a question of what is not known all is open, and what else is asked where nothing answers it', () => {
  const points = '- which port lends us a crane?\n- crane type tbd: fixed or swinging\n- quote firm? (by phone only)'
  expect(openSentences({ answer: `We dive twice.\n\n## Don't know yet\n${points}\n\n## Risks\nFog may stop us.` })).toEqual(
    points.split('\n'),
  )
  const told = 'Does the port lend us a crane or do we rent one? No idea if Bo is free in May. The price of the winch is still open.'
  expect(openSentences({ question: "What don't you know yet?", answer: told })).toHaveLength(3)
  expect(openSentences({ subject: 'government', answer: told })).toHaveLength(3)
  const kept = ['Who dives? Ana Ruiz does.', 'Who dives?\nAna Ruiz', 'Why? Fog.']
  expect(toldAnswers(kept.map((answer) => ({ answer }))).map(({ answer }) => answer)).toEqual(kept)
  const ofWork = 'We do not know whether the coil survives 300 g.'
  expect(openSentences({ subject: 'solution', answer: ofWork })).toEqual([])
})

test('a list of questions and notes is open as a whole under any question; what is asked and answered in it is told', () => {
  const told = (answer: string) => toldAnswers([{ subject: 'user' as const, answer }])[0]?.answer
  const points = '- Which crane does the port use? Changes the hook.\n- deck color (sounds silly)\n- Does the pilot want a letter? Ask Ana.'
  expect(openSentences({ subject: 'user', answer: points })).toEqual(points.split('\n'))
  const dictated = 'Is the dye allowed there? No idea who owns the buoy. Ask before we name her. The winch price is tbd.'
  expect(openSentences({ subject: 'solution', answer: dictated })).toEqual([
    'Is the dye allowed there?',
    'No idea who owns the buoy. Ask before we name her.',
    'The winch price is tbd.',
  ])
  const answered = '- Who dives? Ana Ruiz does.\n- How deep? We go down 12 m.\n- Where is it? The pier at Oban.'
  expect(told(answered)).toBe(answered)
})

test('asked for Government items, what a point asks with whoever settles it stays whole, and only what is given is told', () => {
  const asked =
    '- whether the box may fly. Maybe by rail, Bo decides in month 2\n- how we show 90 m\n- tide tables. Ana makes a proposal, month 1'
  expect(openSentences({ subject: 'risk', answer: asked })).toEqual(asked.split('\n'))
  const given = '- two used ropes by month 2\n- drawings of the winch, we ask the port for them by month 1'
  expect(toldAnswers([{ subject: 'government', answer: `${given}\n- which boat they lend us` }])[0]?.answer).toBe(given)
})
