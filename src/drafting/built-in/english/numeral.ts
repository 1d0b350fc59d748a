/** Words behind which a capital I counts: "Phase I", "Mode I fracture". */
const COUNTED =
  'phase|type|part|class|tier|level|role|block|volume|section|mode|group|grade|stage|category|mk|division|increment|spiral|cat|annex|appendix|subset|milestone'

/** The speaker, for a pattern: "we" and "I"; the I of "Block I" is a numeral and that of "MAMI-I" a part of a name. */
export const SPEAKER = `(?:\\bwe|(?<!\\b(?:${COUNTED})s? |[\\p{L}\\d][-/])\\bI)`
