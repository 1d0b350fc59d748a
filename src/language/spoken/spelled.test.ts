import { expect, test } from 'vitest'
import { withLettersJoined } from './spelled.ts'

const KNOWN = new Set(['ASTM', 'FPGA', 'TRL'])

test.each([
  ['an F P G A with an A D C', 'an FPGA with an ADC'],
  ['a v n a and an a t o', 'a VNA and an ATO'],
  ['under A S T M D six thirty eight', 'under ASTM D638'],
  ['the X Q nine F P G A', 'the XQ9 FPGA'],
  ['T R L four', 'TRL four'],
  ['I am sure that I', 'I am sure that I'],
  ['plan B, then C', 'plan B, then C'],
  ['at nine d b m', 'at nine d b m'],
  ['the U.S. Army', 'the U.S. Army'],
])('%s', (said, expected) => expect(withLettersJoined(said, KNOWN)).toBe(expected))
