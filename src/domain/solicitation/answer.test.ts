import { expect, test } from 'vitest'
import { answersIn } from './answer.ts'
import { linesOf } from './line.ts'

const told = (text: string) => answersIn(linesOf([{ page: 1, text }])).map(({ strength, text: demand }) => `${strength}: ${demand}`)
const entry = (question: string, answer: string) => `"question": "${question}", "answer": "${answer}", "status": "COMPLETED"`

test('a question that is answered with yes asks for what it says, and one answered with no shuts it out', () => {
  expect(told(entry('<p>Are masts of cork in scope?</p>', '<p>Yes</p>'))).toEqual(['should: Are masts of cork in scope? Yes.'])
  expect(told(entry('<p>Is a paint required?</p>', '<p>Yes.</p>'))).toEqual(['must: Is a paint required? Yes.'])
  expect(told(entry('Is there a desire for folding masts?', 'Yes'))).toEqual(['objective: Is there a desire for folding masts? Yes.'])
  expect(told(entry('Are kites of interest?', 'No.'))).toEqual(['must: Are kites of interest? No.'])
  expect(told('Question: Would a mast of steel be acceptable? Answer: Yes, thank you. Question: Who asks? Answer: Nobody.')).toEqual([
    'should: Would a mast of steel be acceptable? Yes.',
  ])
})

test('answers on lines of their own, lettered, numbered or dated, are read like the others', () => {
  expect(told('Q: May the mast be of wood?\nA: Yes, wood is acceptable.\nQ: How high?\nA: The mast must be under 3 m. 5/6/25')).toEqual([
    'should: Yes, wood is acceptable.',
    'must: The mast must be under 3 m.',
  ])
  expect(
    told('9/1/25 | Q. | Are masts rented?\n | A. | Offerors may use rented masts.\n8/1/25 | Q. | Where?\n | A. | See the topic.'),
  ).toEqual(['should: Offerors may use rented masts.'])
  expect(told('Q1. Is a clearance needed?\nA1. No, a clearance is not expected.\nQ2. Are kites of interest?\nA2. No.')).toEqual([
    'must: No, a clearance is not expected.',
    'must: Are kites of interest? No.',
  ])
  expect(told('The vitamin A. It is a word. Q. is a letter.')).toEqual([])
})

test('an answer that settles what the work may be counts without a word of demand', () => {
  expect(told(entry('Is it secret?', 'All data of Phase I is controlled unclassified information.'))).toHaveLength(1)
  expect(told(entry('What is the height?', 'This is a target of the design.'))).toEqual(['objective: This is a target of the design.'])
  expect(told(entry('Who reads it?', 'The webinar is posted on the portal.'))).toEqual([])
})

test('numbered questions are paired with numbered answers', () => {
  expect(
    told(
      entry(
        '<p>1)&nbsp;How high is it?</p><p>2) Are kites in scope?&nbsp;</p><p>3)&nbsp;Are (1) ropes or (2) poles of interest?</p>',
        '<ol><li><span>Left to the proposer.</span></li><li>Yes</li><li>No</li></ol>',
      ),
    ),
  ).toEqual(['should: Are kites in scope? Yes.', 'must: Are (1) ropes or (2) poles of interest? No.'])
  expect(told(entry('<p>Q1: Is it wet? Q2: Should it float?</p>', '<p>Q1. Perhaps.</p><p>Q2.\n<b>Yes</b></p>'))).toEqual([
    'should: Should it float? Yes.',
  ])
})

test('what is answered in words counts by its own words, and a question about the procedure not at all', () => {
  expect(told(entry('Which parts matter?', 'All parts are of interest. We cannot say more.'))).toEqual([
    'should: All parts are of interest.',
  ])
  expect(told(entry('Interested in anything else?', 'Interested in masts for all weathers.'))).toEqual([
    'should: Interested in masts for all weathers.',
  ])
  expect(told(entry('Could you share the link?', 'Yes'))).toEqual([])
  expect(told(entry('Is it known how masts are made?', 'No'))).toEqual([])
})
