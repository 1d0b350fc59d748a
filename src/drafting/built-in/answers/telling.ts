import { questionTopic } from './answer-topic.ts'

/** Questions whose answers tell how the work goes; risks, people and wishes are no steps. */
const TELLS = new Set(['solution', 'existing', 'method', 'test', 'data', 'other', 'evidence', 'measurement'])

/** Whether the answer to a question tells how the work goes. */
export function isTelling(question: string): boolean {
  return TELLS.has(questionTopic(question))
}
