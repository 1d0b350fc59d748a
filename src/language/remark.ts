import { hasDigit } from './characters.ts'
import { withApostrophes } from './contractions.ts'
import { type Learned, likelihoodOf } from './learned/logistic.ts'
import LEARNED from './learned/remarks.json' with { type: 'json' }
import { remarkFeatures } from './remark-features.ts'
import { remembering } from './remembering.ts'

/** A sentence is taken for a remark where that is likelier than not: below, work that is told in the first person, "We see it in the first bend test", goes missing. */
const LIKELY = 0.5
/** What holds a figure is mostly work, and a figure that goes missing is missed most. */
const WITH_FIGURE = 0.6
/** Who was asked one thing mostly answers it: where the remark is not plain, the sentence stands. */
const PLAINLY = 0.85

/**
 * Whether a sentence of an answer speaks to whoever asks (a grumble, a question back, a wish how it should be written) and not of the work. Judged by what was
 * learned of marked sentences (`npm run evals train-remarks`), so a person may always say otherwise.
 */
export function isRemark(sentence: string, learned?: Learned): boolean {
  return (learned ? remarkLikely(sentence, learned) : likelyRemark(sentence)) > (hasDigit(sentence) ? WITH_FIGURE : LIKELY)
}

/** Whether a sentence of the answer to one question of a milestone is so plainly a remark that it may be left out. */
export function isPlainRemark(sentence: string): boolean {
  return likelyRemark(sentence) > PLAINLY
}

const likelyRemark = remembering((sentence) => remarkLikely(withApostrophes(sentence), LEARNED))

function remarkLikely(sentence: string, learned: Learned): number {
  return likelihoodOf('remark', remarkFeatures(sentence), learned)
}
