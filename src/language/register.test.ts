import { describe, expect, test } from 'vitest'
import { isSpoken, isWhole } from './register.ts'
import { unglued } from './unglued.ts'

describe('what speaks for somebody or to somebody is spoken, wherever in its sentence it says so', () => {
  test.each([
    'The looms run on patterns that we punch beforehand and keep in a drawer.',
    'The felt press, ours from before, is heated to 80 °C.',
    'The weaver lifts the shaft, and your pattern appears on the cloth.',
    'A warp of 40 threads is stretched, which I check with a gauge.',
    'Interim show of the cloth on our ten frames',
  ])('%s', (line) => expect(isSpoken(line)).toBe(true))

  test.each([
    'The Contractor shall weave the cloth in the US and measure it under Phase I.',
    'Volume I of the report describes the coal mine under the mill.',
  ])('a country, a number or a thing that is written alike speaks for nobody: %s', (line) => expect(isSpoken(line)).toBe(false))
})

test('two sentences that a semicolon glues together are marked, names in a list are not', () => {
  expect(isSpoken('The shuttle never stops without a thread; Nothing leaves the mill wet.')).toBe(true)
  expect(unglued('It never stops without; Nothing leaves the mill.')).toBe('It never stops without. Nothing leaves the mill.')
  expect(isSpoken('Loom control: WeaveStudio 4; Arahne; PointCarre.')).toBe(false)
})

test('a sentence has a subject and a finite verb', () => {
  expect(isWhole('The loom weaves 40 threads a minute.')).toBe(true)
  expect(isWhole('About 40 threads on a shaft, so around 600.')).toBe(false)
})

describe('what opens as one talks, is only noted, or hedges is spoken also where it names the Contractor', () => {
  test.each([
    "That's what the Contractor is after.",
    'OK so, the Contractor shall card the wool.',
    'Shed first, then two days, Galway.',
    'Forty threads on a shaft, by hand.',
    'Hopefully the dye holds.',
    'It just slides in.',
  ])('%s', (line) => expect(isSpoken(line)).toBe(true))

  test.each([
    'The Contractor shall card the wool and weigh it.',
    'Build the carding stand',
    'Card the wool.',
    'If the thread breaks, the tension is lowered by 10 percent.',
    'pH 7 is kept in the dye bath.',
    'A carding stand with two drums',
    'The wool shed',
  ])('what an engineer types for a contract is left alone: %s', (line) => expect(isSpoken(line)).toBe(false))
})

test('one spoken sentence is not lost among those that a semicolon joins it with', () => {
  expect(isSpoken('The loom weaves 40 threads a minute; Greta just fixes whatever breaks; the cloth is measured.')).toBe(true)
  expect(isSpoken('The loom weaves 40 threads a minute; Greta Olsen repairs the shuttle; the cloth is measured.')).toBe(false)
})

describe('it goes by how long words are and of which kinds, where nobody has judged them', () => {
  test.each(['They have ninety bobbins lying around.', 'The spare reed gets there by May, that leaves time to spare.'])('%s', (line) =>
    expect(isSpoken(line)).toBe(true),
  )
})

describe('titles, names of tests, things and risks are judged as sentences are', () => {
  test.each([
    'Telling carp and pike apart',
    'Nets all here, ferry paid, week 3 hauls passed',
    'Somebody to open the lock',
    'finds all nine',
  ])('%s', (line) => expect(isSpoken(line)).toBe(true))
  test.each(['Net strain', 'Delivery of the nets', 'Interim review at the harbor', 'Fish counted per haul', 'none lost', 'The net tears'])(
    'what names a thing as a contract does is left alone: %s',
    (line) => expect(isSpoken(line)).toBe(false),
  )
})

describe('a sentence in the style of a telegram is spoken, as a contract has it is not', () => {
  test.each(['Oldest loom is 40 kg.', 'Shuttle sits under cover.'])('%s', (line) => expect(isSpoken(line)).toBe(true))
  test.each(['The oldest loom weighs 40 kg.', 'No other helpers are needed.', 'The shuttle lies under a cover.'])('%s', (line) =>
    expect(isSpoken(line)).toBe(false),
  )
})

test('two clauses that only a comma joins, and what is denied as one talks, are spoken', () => {
  expect(isSpoken('The gull lands, the lamp goes out, it needs no switch of course.')).toBe(true)
  expect(isSpoken('The Contractor will not do any harbor trial either, and no insurance.')).toBe(true)
  expect(isSpoken('When the gull lands, the lamp is switched off.')).toBe(false)
})

test('a thing that is told by its figures, with no verb, is specified and not said', () => {
  for (const line of [
    'Battery pack, 28 V nominal, 12 Ah, swappable without tools.',
    'Lidar, 905 nm, 20 Hz, range 150 m, plus two thermal cameras.',
  ])
    expect(isSpoken(line), line).toBe(false)
  for (const line of [
    'About 40 threads in a tank, so 600.',
    'Spare heater behind, costs 4 h of runtime.',
    'We run 40 V.',
    'Drum ~40 V, w/ fan.',
  ])
    expect(isSpoken(line), line).toBe(true)
})
