import { BELOW_TWENTY, TENS } from '../../../language/quantity/number-word.ts'

/** A number below a hundred in words: "thirty-six"; others in digits. */
export function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) return String(number)
  if (number < 20) return BELOW_TWENTY[number] ?? String(number)
  const ones = number % 10
  return `${TENS[Math.floor(number / 10) - 2]}${ones === 0 ? '' : `-${BELOW_TWENTY[ones]}`}`
}
