/** Answers to the three fixed questions, as a small antenna company would give them. */
export function answersTo(): { answer_1: string; answer_2: string; answer_3: string } {
  return {
    answer_1: 'We will build a phased array of two compact loops that steers a null of at least 15 dB towards the opposing force.',
    answer_2: 'Our electrically small loop, tried on a test range at 30 MHz, needs a wider tuning range and a lighter mast.',
    answer_3: 'A man-portable antenna of less than 10 kg that two soldiers set up in 15 minutes and that works from 3 to 90 MHz.',
  }
}
