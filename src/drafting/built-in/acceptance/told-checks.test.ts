import { expect, test } from 'vitest'
import { tasksIn } from '../milestones/task-line.ts'
import { checkCriteria, checkThings, toldChecks } from './told-checks.ts'

const checks = (duty: string) => toldChecks(tasksIn(`Milestone 2 - Floats\n\nTask 2.1: The Contractor shall ${duty}.`))

test('what a step hands over to be checked is a deliverable and is judged by its kind', () => {
  const told = checks('run the trade of three floats (months 1 to 2); the check is the requirements sheet and the trade matrix')
  expect(checkThings(told)).toEqual([
    'Requirements sheet (XLSX): each entry with value, unit and source',
    'Trade matrix (XLSX): candidates, criteria, values with units, choice and reasons',
  ])
  expect(checkCriteria(told, 'Award + 3 Months')).toEqual([
    'Every entry of the requirements sheet has its value, unit and source, and the TPOC agrees the sheet in writing by Award + 3 Months',
    'The trade matrix is accepted when it scores each candidate on the same named criteria in the same units and chooses one with the reasons; delivered to the TPOC by Award + 3 Months',
  ])
})

test('a record and a scan go to the TPOC with their settings', () => {
  expect(checkCriteria(checks('fire the floats; the check is a firing record and a CT scan of each float'), 'Award + 5 Months')).toEqual([
    'By Award + 5 Months the TPOC holds the firing record from task 2.1, complete with date, settings and each deviation from the plan',
    'The CT scan of each float from task 2.1, with settings, date and raw values, lies with the TPOC by Award + 5 Months; none is missing',
  ])
})

test('a value to be reached, and a step without a check, hand nothing over', () => {
  expect(checks('weigh the floats; the check is less than 2 kg each')).toEqual([])
  expect(checks('weigh the floats')).toEqual([])
})
