/** "Environmental test: 12 rings …": what stands before the colon names a test. */
const LABEL = /^([A-Z][\w-]*(?: [\w-]+){0,3}): (?=\S)/

/** What belongs to the test before it: its pass mark, its conditions, what it is compared with. */
const OF_ONE_TEST =
  /^(?:pass(?:es|ed)?(?: mark)?|success|accept\w*(?: criteri\w+)?|criteri\w+|conditions?|runs?|set-?up|results?|metrics?|methods?|notes?|baselines?|references?|instruments?|data|limits?|targets?|samples?|specimens?|environment)$/i

/** "The coupon test uses 12 coupons", "The demonstration is a scale model". */
const SUBJECT =
  /^(?:the |an? |our |its )?((?:[\w-]+ ){0,4}?(?:tests?|testing|trials?|demonstrations?|demo|campaign|experiments?)) (?:is|are|uses?|takes?|means|has|have|covers?|runs?|consists?|comprises?|will|shall)\b/i

/** What a statement calls the test that it opens: "coupon test", "Environmental test"; empty where it opens none. */
export function testName(statement: string): string {
  const label = LABEL.exec(statement)?.[1]
  if (label) return OF_ONE_TEST.test(label) ? '' : label
  const subject = SUBJECT.exec(statement)?.[1] ?? ''
  return /^(?:tests?|testing|trials?|each .*|every .*|this .*|all .*)$/i.test(subject) ? '' : subject
}
