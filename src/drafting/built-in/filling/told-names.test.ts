import { describe, expect, it } from 'vitest'
import { placedWords } from './placed-words.ts'
import { isOfTeller, namesAlone } from './told-names.ts'

const KNOWN = { roots: new Set(['stress', 'bridge']), names: new Set(['Dmitri', 'Kallas', 'Rufus', 'Bettencourt']) }

/** What the names in a text are, where these words of it were read as told. */
function alone(text: string, ...read: [label: string, words: string][]): [label: string, words: string][] {
  const words = placedWords(text)
  const stretches = read.map(([label, said]) => {
    const start = text.indexOf(said)
    const from = words.findIndex((word) => word.start === start)
    return { label, from, to: words.findIndex(({ end }) => end === start + said.length) + 1 }
  })
  return namesAlone(stretches, words, KNOWN).map(({ label, from, to }) => [label, text.slice(words[from]?.start, words[to - 1]?.end)])
}

describe('the name of somebody', () => {
  it('ends before what they do', () => {
    expect(alone('Rufus Bettencourt adviser, 60 hours', ['person.name', 'Rufus Bettencourt adviser'])).toEqual([
      ['person.name', 'Rufus Bettencourt'],
      ['person.role', 'adviser'],
    ])
    expect(alone('Dmitri Kallas Android/TAK dev', ['person.name', 'Dmitri Kallas Android'], ['person.role', '/TAK dev'])).toEqual([
      ['person.name', 'Dmitri Kallas'],
      ['person.role', 'Android/TAK dev'],
    ])
  })

  it('has letters: a number is nobody', () => {
    expect(alone('Rufus leads steps 1 and 5', ['person.name', 'Rufus'], ['person.name', '5'])).toEqual([['person.name', 'Rufus']])
  })

  it('keeps small words within', () => {
    expect(alone('Ana van der Berg leads', ['person.name', 'Ana van der Berg'])).toEqual([['person.name', 'Ana van der Berg']])
  })

  it('stands in capitals where others do: in small letters it may be a step', () => {
    expect(alone('Dmitri Kallas: bridge; stress solo', ['person.name', 'stress solo'])).toEqual([['step.ref', 'stress solo']])
  })

  it('has no article: with one it is that of a thing, and names a step where the steps are told of it', () => {
    expect(alone('Kallas leads the Exemplar Library', ['step.lead', 'Kallas'], ['person.name', 'Library'])).toEqual([
      ['step.lead', 'Kallas'],
    ])
    expect(alone('Kallas leads the Stress Library', ['step.lead', 'Kallas'], ['step.lead', 'Library'])).toEqual([
      ['step.lead', 'Kallas'],
      ['step.ref', 'Stress Library'],
    ])
    expect(alone('Of the team, Rufus Bettencourt leads', ['step.lead', 'Rufus Bettencourt'])).toEqual([['step.lead', 'Rufus Bettencourt']])
  })

  it('is that of one of the people, a full one or a pronoun, where it stands beside a step', () => {
    expect(alone('MO report (lead)', ['step.lead', 'MO'], ['step.people', 'lead'])).toEqual([])
    expect(
      alone('I and Kallas lead it with Mary Ann Ode', ['step.lead', 'I'], ['step.people', 'Kallas'], ['step.people', 'Mary Ann Ode']),
    ).toEqual([
      ['step.lead', 'I'],
      ['step.people', 'Kallas'],
      ['step.people', 'Mary Ann Ode'],
    ])
  })
})

it('is that of who tells where they say so', () => {
  const of = (answer: string, name: string) => isOfTeller(answer, { start: answer.indexOf(name), end: answer.indexOf(name) + name.length })
  expect(of("I'm Nkechi Abernathy, PI", 'Nkechi Abernathy')).toBe(true)
  expect(of('Ingrid Oyelaran, me, PI', 'Ingrid Oyelaran')).toBe(true)
  expect(of('Me Pekka Launonen, process engineer', 'Pekka Launonen')).toBe(true)
  expect(of('- Ada Moe, PI, kilns, me\n- Bo Lind, glazes', 'Ada Moe')).toBe(true)
  expect(of('- Ada Moe, PI, kilns, me\n- Bo Lind, glazes', 'Bo Lind')).toBe(false)
  expect(of('Dana Ruiz, chemist', 'Dana Ruiz')).toBe(false)
})
