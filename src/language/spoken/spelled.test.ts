import { expect, test } from 'vitest'
import { DESIGNATIONS } from './designations.ts'
import { dictated } from './dictated.ts'
import { withLettersJoined } from './spelled.ts'

const KNOWN = new Set(['ASTM', 'FPGA', 'TRL'])

test.each([
  ['an F P G A with an A D C', 'an FPGA with an ADC'],
  ['a v n a and an a t o', 'a VNA and an ATO'],
  ['under A S T M D six thirty eight', 'under ASTM D638'],
  ['the X Q nine F P G A', 'the XQ9 FPGA'],
  ['T R L four', 'TRL four'],
  ['at six d b s n r', 'at six d b SNR'],
  ['I am sure that I', 'I am sure that I'],
  ['plan B, then C', 'plan B, then C'],
  ['at nine d b m', 'at nine d b m'],
  ['the U.S. Army', 'the U.S. Army'],
])('%s', (said, expected) => expect(withLettersJoined(said, KNOWN)).toBe(expected))

test.each(DESIGNATIONS)('$example is $written', ({ example, written }) =>
  expect(dictated(`it is ${example}.`, []).text).toBe(`It is ${written}.`),
)

test.each(DESIGNATIONS.filter(({ letters }) => letters.length > 2))('$letters that was heard as one word stands as $written', (one) => {
  const heard = one.example.split(' ').slice(one.letters.length).join(' ')
  expect(dictated(`it is ${one.letters} ${heard}.`, []).text).toBe(`It is ${one.written}.`)
})
