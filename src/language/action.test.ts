import { expect, test } from 'vitest'
import { asAction, beginsWithVerb, isDeed, isThing, surelyBeginsWithVerb } from './action.ts'

test.each([
  'Model the antenna and its shield',
  'Measure the aggregation on the same tubes',
  'Pack and ship two coupons',
  'Lay out the handheld on paper',
  'Time twelve volunteers in butyl gloves',
  'Catalogue what six detectors send',
  'simulate 100 vehicles',
  'Design, build and test the mast',
  'Do lattice simulation',
  'Have the cage welded',
  'Run wind tests',
  'Compare TwinSpec with two baselines on the blind set',
  'Review data assimilation (3D, 4D and hybrid) and analysis methods',
  'Scope the variables and the applications',
  'Score forecast skill and stability: 366 forecasts over a year',
  'Deposit practice strips and tune laser power',
  'Measure aggregation on the same tubes and rank them',
  'Document test results',
  'Finish drawings, firmware and the parts list',
])('begins with a verb: %s', (action) => expect(beginsWithVerb(action)).toBe(true))

test.each([
  'Antenna model in HFSS',
  'Test of the coupons',
  'Test plan',
  'Flight tests',
  'Test results of the coupons',
  'Design drawings',
  'Design review',
  'Design verification',
  'Scope memo',
  'Lag table and reader library',
  'Signal processing chain',
  'Design documents must be delivered',
  'Test plan that names and ranks the coupons',
  'Dust and oil tests',
  'Final report',
  'Testing the coupons',
  'Interviews with operators',
  'the coupon work',
  'Phase I will consist of schematics',
  '',
])('does not: %s', (action) => expect(beginsWithVerb(action)).toBe(false))

test.each([
  ['Glaze the lids', true],
  ['Pack and ship two crates', true],
  ['Build trays', true],
  ['Conduct kiln trial, three glazes', true],
  ['Time twelve firings', true],
  ['Log in the guests and lead them up', true],
  ['Log in the rope sheet', false],
  ['Report on tiles and list of glazes', false],
  ['Batch 3 report', false],
  ['Glaze recipes and lids', false],
  ['Kiln model in Blender, solve heat flow', false],
  ['Sieve cases and write the log', false],
])('%s begins with a verb without doubt: %s', (action, isSure) => expect(surelyBeginsWithVerb(action)).toBe(isSure))

test.each([
  ['builds four cages with a lit-glass floor', 'build four cages with a lit-glass floor'],
  ['screening 17 metals for their vapor', 'screen 17 metals for their vapor'],
  ['The cloud code is written in Fortran', 'write the cloud code in Fortran'],
  ['48 mice are recorded at four dose levels', 'record 48 mice at four dose levels'],
  ["we'll model the antenna", 'model the antenna'],
  ['our antenna model', 'antenna model'],
  ['the coupon work', 'the coupon work'],
  ['loaves that fall are weighed again', 'loaves that fall are weighed again'],
  ['what burns gets scraped and the racks it touched are washed', 'what burns gets scraped and the racks it touched are washed'],
  ['dusting and oil tests', 'dusting and oil tests'],
  ['bending tests on four plates', 'bending tests on four plates'],
])('%s is done: %s', (told, action) => expect(asAction(told)).toBe(action))

test.each([
  ['installs them with a parts list', true, false],
  ['Build the cage', true, false],
  ['covers field use', true, false],
  ['does glazes', true, false],
  ['of the types on that list', false, false],
  ['a parts list', false, true],
  ['test report', false, true],
])('%s: a deed %s, a thing %s', (words, deed, thing) => expect([isDeed(words), isThing(words)]).toEqual([deed, thing]))
