import { hasDigit } from './characters.ts'
import { inContractVoice } from './contract-voice.ts'
import { isPersonal, isSpoken } from './register.ts'
import { isRemark } from './remark.ts'

/**
 * Whether a sentence of an answer reads as said by the way: even in the voice of a contract it speaks for somebody, or is spoken and a remark to whoever asks. What holds a figure is told of the work. Of such a sentence
 * somebody decides by itself.
 */
export function isAside(sentence: string): boolean {
  if (hasDigit(sentence) || !isSpoken(sentence)) return false
  const voiced = inContractVoice(sentence, 'fact')
  return isPersonal(voiced) || (isRemark(sentence) && isSpoken(voiced))
}
