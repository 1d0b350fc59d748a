import { appended, type Defect, isKnownFigure, replaced, type Soil, spelled, unheardNumber, withoutNumbering } from './defect.ts'

/** A value with a unit that fits the topic, in a sentence of its own. */
const measured: Defect = {
  name: 'a value with a unit of the topic',
  kind: 'invented number',
  plant: (soil) => {
    const number = unheardNumber(soil, 11, 950)
    const unit = unitOf(soil)
    const sentence = soil.chance.pick([
      `The result shall lie within ${number} ${unit} of the prediction.`,
      `The measured value is expected to reach ${number} ${unit}.`,
      `The Contractor shall hold it below ${number} ${unit} in every run.`,
    ])
    return number === null ? null : appended(soil, sentence ?? '', `measured to ${number} ${unit}`)
  },
}

function unitOf({ requirements, chance }: Soil): string {
  const units = requirements
    .flatMap(({ quantities }) => quantities.map(({ unit }) => unit))
    .filter((unit) => /^[A-Za-z°%]{1,4}$/.test(unit))
  return chance.pick(units.length > 0 ? units : ['dB', 'mm', 'ms', 'kg', 'W']) ?? 'dB'
}

/** "510 MHz" for "150 MHz". */
const swapped: Defect = {
  name: 'a value with its digits swapped',
  kind: 'invented number',
  plant: (soil) => {
    const found = soil.chance.shuffled([...withoutNumbering(soil.text).matchAll(/(?<![\d.,$A-Z-])\d{2,4}(?![\d.,]*\d)/g)])
    for (const { 0: digits, index } of found) {
      const other = digits.slice(0, -2) + digits.slice(-2).split('').reverse().join('')
      if (other === digits || other.startsWith('0') || isKnownFigure(soil.topic, other)) continue
      return { text: replaced(soil.text, index, index + digits.length, other), words: `${other} for ${digits}` }
    }
    return null
  },
}

const inWords: Defect = {
  name: 'a number in words',
  kind: 'invented number',
  plant: (soil) => {
    const number = unheardNumber(soil, 13, 97)
    if (number === null) return null
    const said = spelled(number)
    const sentence = soil.chance.pick([
      `The Contractor shall repeat this ${said} times.`,
      `This takes ${said} working days.`,
      `The Contractor shall do this on ${said} specimens.`,
    ])
    return appended(soil, sentence ?? '', `in ${said} copies`)
  },
}

const range: Defect = {
  name: 'a range',
  kind: 'invented number',
  plant: (soil) => {
    const [least, most] = [unheardNumber(soil, 11, 480), unheardNumber(soil, 500, 990)]
    if (least === null || most === null) return null
    const unit = unitOf(soil)
    const sentence = soil.chance.pick([
      `The Contractor shall cover the range of ${least} to ${most} ${unit}.`,
      `The values lie between ${least} and ${most} ${unit}.`,
      `The sweep runs from ${least} ${unit} to ${most} ${unit}.`,
    ])
    return appended(soil, sentence ?? '', `for ${least}-${most} ${unit}`)
  },
}

/** "… in 14 runs" at the end of a sentence that was good. */
const inPassing: Defect = {
  name: 'a count in passing',
  kind: 'invented number',
  plant: (soil) => {
    const number = unheardNumber(soil, 13, 240)
    const ends = [...soil.text.matchAll(/(?<=[a-z]{3})(?: \((?:solicitation )?p\. \d+\))?\.(?=\s|$)/g)]
    const end = soil.chance.pick(ends)
    if (number === null || !end || /^D\d|^title$/.test(soil.id)) return null
    const words = soil.chance.pick([` in ${number} runs`, ` on ${number} samples`, ` over ${number} cycles`, ` with ${number} users`]) ?? ''
    return { text: replaced(soil.text, end.index, end.index, words), words: words.trim() }
  },
}

const share: Defect = {
  name: 'a percentage',
  kind: 'invented number',
  plant: (soil) => {
    const number = unheardNumber(soil, 11, 99)
    if (number === null) return null
    const sentence = soil.chance.pick([
      `The confidence level is ${number}%.`,
      `This lowers the cost by ${number} percent.`,
      `At least ${number}% of the runs shall succeed.`,
    ])
    return appended(soil, sentence ?? '', '')
  },
}

/** Numbers from nowhere, as a model makes them up. */
export const INVENTED_NUMBERS: readonly Defect[] = [measured, swapped, inWords, range, inPassing, share]
