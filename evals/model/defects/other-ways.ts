import { answeringIn } from './asked-words.ts'
import { appended, type Defect, type Plant, replaced, type Soil, spelled, unheardNumber, withoutNumbering } from './defect.ts'
import { quoting, sentencesOf } from './quotes.ts'
import { instead } from './requirements.ts'
import { changedOnce } from './thresholds.ts'

/** Puts words before the full stop of one sentence of a part. */
function inserted(soil: Soil, words: string): Plant | null {
  if (/^D\d+$|^title$/.test(soil.id)) return null
  const end = soil.chance.pick([...soil.text.matchAll(/(?<=[a-z]{3})\.(?=\s|$)/g)])
  return end ? { text: replaced(soil.text, end.index, end.index, ` ${words}`), words } : null
}

function says(name: string, kind: Defect['kind'], sentence: (soil: Soil) => string | null): Defect {
  return {
    name,
    kind,
    plant: (soil) => {
      const said = sentence(soil)
      return said === null ? null : appended(soil, said, '')
    },
  }
}

const NUMBERS: readonly Defect[] = [
  says('a factor', 'invented number', (soil) => {
    const number = unheardNumber(soil, 13, 60)
    return number === null ? null : `This makes the result ${number} times better than today's.`
  }),
  says('a decimal with a tolerance', 'invented number', (soil) => {
    const number = unheardNumber(soil, 11, 89)
    return number === null ? null : `The Contractor shall reach 0.${number} ± 0.0${number % 10 || 3} in each repeat.`
  }),
  says(
    'a round estimate',
    'invented number',
    ({ chance }) =>
      chance.pick([
        'This saves some forty-seven thousand dollars a year.',
        'It serves roughly half a million users.',
        'About nine in ten users benefit.',
      ]) ?? null,
  ),
  says('a power of ten', 'invented number', (soil) => {
    const number = unheardNumber(soil, 13, 40)
    return number === null ? null : `The error rate shall stay below 10^-${number}.`
  }),
  {
    name: 'a share in passing',
    kind: 'invented number',
    plant: (soil) => {
      const number = unheardNumber(soil, 31, 98)
      return number === null ? null : inserted(soil, `for ${number} % of the cases`)
    },
  },
  {
    name: 'an interval in passing',
    kind: 'invented number',
    plant: (soil) => {
      const number = unheardNumber(soil, 13, 29)
      return number === null ? null : inserted(soil, `every ${spelled(number)} hours`)
    },
  },
]

const QUOTES: readonly Defect[] = [
  {
    name: 'a quotation without its "not" or with one',
    kind: 'false quote',
    plant: (soil) => {
      const said = soil.chance
        .shuffled(sentencesOf(soil.topic))
        .find(({ words }) => words.some((word) => /^(?:is|are|will|should|must|can)$/.test(word)))
      const at = said?.words.findIndex((word) => /^(?:is|are|will|should|must|can)$/.test(word)) ?? -1
      if (!said || at < 0) return null
      const words =
        said.words[at + 1] === 'not'
          ? said.words.filter((_, index) => index !== at + 1)
          : [...said.words.slice(0, at + 1), 'not', ...said.words.slice(at + 1)]
      return quoting(soil, words.join(' '), said.page)
    },
  },
  {
    name: 'a quotation with words left out unmarked',
    kind: 'false quote',
    plant: (soil) => {
      const said = soil.chance.pick(sentencesOf(soil.topic).filter(({ words }) => words.length > 13))
      return said ? quoting(soil, [...said.words.slice(0, 5), ...said.words.slice(9)].join(' '), said.page) : null
    },
  },
  {
    name: 'a quotation put into a person’s mouth',
    kind: 'false quote',
    plant: (soil) => {
      const said = soil.chance.pick([
        'we have flown this design without a single failure',
        'our customers ask us for exactly this device',
        'the Navy has already agreed to buy it',
      ])
      return appended(soil, `In the words of the company, "${said}".`, '')
    },
  },
  {
    name: 'a quotation with two words exchanged',
    kind: 'false quote',
    plant: (soil) => {
      const said = soil.chance.pick(sentencesOf(soil.topic))
      const places = said ? [...said.words.keys()].filter((at) => /^[a-z]{5,}$/.test(said.words[at] ?? '')) : []
      const [one, other] = [places[0], places.at(-1)]
      if (!said || one === undefined || other === undefined || one === other) return null
      return quoting(
        soil,
        said.words.map((word, at) => (at === one ? said.words[other] : at === other ? said.words[one] : word)).join(' '),
        said.page,
      )
    },
  },
  {
    name: 'a page that the document has not',
    kind: 'false quote',
    plant: (soil) => {
      const said = soil.chance.pick(sentencesOf(soil.topic))
      return said
        ? appended(soil, `As the topic puts it on page ${said.page + 40} of the solicitation, "${said.words.join(' ')}".`, '')
        : null
    },
  },
]

const REQUIREMENTS: readonly Defect[] = [
  {
    name: 'put off to a later phase',
    kind: 'dropped requirement',
    plant: (soil) =>
      instead(
        soil,
        (_, { chance }) =>
          chance.pick(['The Contractor shall leave this to the next phase.', 'This is taken up in a later phase.']) ?? null,
      ),
  },
  {
    name: 'handed to the Government',
    kind: 'dropped requirement',
    plant: (soil) =>
      instead(soil, (_, { chance }) => chance.pick(['The Government will see to this.', 'The TPOC will take care of this point.']) ?? null),
  },
  {
    name: 'a mere mention',
    kind: 'dropped requirement',
    plant: (soil) =>
      instead(soil, ({ words }) => {
        const noun = (words.match(/\b[a-z]{6,}\b/g) ?? []).at(-1)
        return noun ? `The Contractor shall give an overview of the ${noun}.` : null
      }),
  },
  { name: 'only if there is time', kind: 'dropped requirement', plant: softened },
  { name: 'only considered', kind: 'dropped requirement', plant: softened },
]

/** A duty that is one no longer: the words stay, and nothing is promised. */
function softened(soil: Soil): Plant | null {
  if (/^D\d+$|^title$/.test(soil.id)) return null
  for (const { words, start, end, requirement } of soil.chance.shuffled(answeringIn(soil))) {
    const other = soil.chance.pick([
      words.replace(/\bThe Contractor shall\b/, 'If time permits, the Contractor shall'),
      words.replace(/\bThe Contractor shall\b/, 'The Contractor may'),
      words.replace(/\bThe Contractor shall\b/, 'Where possible the Contractor shall try to'),
    ])
    if (other !== undefined && other !== words)
      return { text: replaced(soil.text, start, end, other), words: `${requirement.id}: ${other.slice(0, 60)}` }
  }
  return null
}

const THRESHOLDS: readonly Defect[] = [
  {
    name: 'made approximate',
    kind: 'altered threshold',
    plant: (soil) =>
      changedOnce(soil, [
        [
          /\b(?:at least|no less than|at most|no more than|less than|below|above) (?=\$?\d)/g,
          () => soil.chance.pick(['approximately ', 'about ', 'nominally ']) ?? '',
        ],
        [/(?<=\b(?:of|is|reaches|to) )(?=\d+(?:\.\d+)? (?:dB|%|mm|MHz|ft|W|ms|Gb))/g, () => 'roughly '],
      ]),
  },
  {
    name: 'made a ceiling',
    kind: 'altered threshold',
    plant: (soil) =>
      changedOnce(soil, [
        [/\b(?:at least|no less than) (?=\$?\d)/g, () => 'up to '],
        [/(?<=\b(?:of|reaches|shows) )(?=\d+(?:\.\d+)? ?(?:dB|%|Gb))/g, () => 'up to '],
        [/\b(?:at most|no more than) (?=\$?\d)/g, () => 'a minimum of '],
      ]),
  },
  {
    name: 'made a goal',
    kind: 'altered threshold',
    plant: (soil) =>
      changedOnce(soil, [
        [/\bat least (?=\$?\d)/g, () => 'ideally '],
        [/\b(?:less than|below|at most|no more than) (?=\$?\d)/g, () => 'a goal of '],
        [/\((?:threshold|Threshold)\)/g, () => '(goal)'],
      ]),
  },
  { name: 'two values exchanged', kind: 'altered threshold', plant: exchangedValues },
  {
    name: 'one end of a range moved',
    kind: 'altered threshold',
    plant: (soil) =>
      changedOnce(soil, [
        [
          /(?<![\d.,/-])(\d+(?:\.\d+)?)(?=(?: ?[A-Za-z%°]{0,4})? (?:to|and) \d+(?:\.\d+)? ?[A-Z°%a-z]{1,4}\b)/g,
          (_, least) => String(Number(((Number(least) || 1) * 3).toPrecision(3))),
        ],
      ]),
  },
]

/** "20 dB at 30 MHz and 30 dB at 1.5 MHz" for the other way round. */
function exchangedValues(soil: Soil): Plant | null {
  const open = withoutNumbering(soil.text)
  const values = [...open.matchAll(/(?<![\d.,/A-Z-])(\d+(?:\.\d+)?) ?(dB|%|mm|MHz|GHz|ft|W|ms|hours|weeks|microliters)(?![A-Za-z])/g)]
  for (const one of soil.chance.shuffled(values)) {
    const other = values.find(
      ({ 1: number, 2: unit, index }) => index > one.index && index - one.index < 160 && unit === one[2] && number !== one[1],
    )
    if (!other?.[1] || !one[1]) continue
    const behind = replaced(soil.text, other.index, other.index + other[1].length, one[1])
    return { text: replaced(behind, one.index, one.index + one[1].length, other[1]), words: `${one[0]} and ${other[0]} exchanged` }
  }
  return null
}

/** Ways of going wrong that were written down after the checks were made, and for which nothing was changed in them until they were measured. */
export const OTHER_WAYS: readonly Defect[] = [...NUMBERS, ...QUOTES, ...REQUIREMENTS, ...THRESHOLDS]
