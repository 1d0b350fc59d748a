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
