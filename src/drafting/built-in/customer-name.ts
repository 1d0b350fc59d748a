/** Kinds of office that English names with an article. */
const OFFICE =
  /\b(?:Force|Navy|Army|Corps|Guard|Agency|Department|Office|Laboratory|Lab|Center|Wing|Group|Administration|Institute|Squadron|Brigade|Division|Bureau|Board|Directorate|Government)(?: \([^)]*\))?$/

/** An organization as it stands in a sentence: "the Air Force"; names that stand alone ("DARPA", "NAVAIR") get no article. */
export function organization(name: string): string {
  const plain = name.trim()
  return OFFICE.test(plain) && !/^(?:the|an?|our)\b/i.test(plain) && !/,/.test(plain) ? `the ${plain}` : plain
}
