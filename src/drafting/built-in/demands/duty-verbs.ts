/** When in the work a duty falls. */
export const STAGES = ['analyse', 'design', 'build', 'integrate', 'test', 'close'] as const
export type Stage = (typeof STAGES)[number]

const BY_STAGE: Record<Stage, string> = {
  analyse: `analyze analyse assess investigate review survey study identify explore examine research compare characterize define determine
    estimate establish understand collect gather compile acquire consider catalog prioritize baseline baselining scope clarify select trace rank settle coordinate partner weigh suggest`,
  design: `design propose conceptualize formulate model simulate describe outline architect specify derive devise plan articulate
    state explain detail label address size draft use utilize employ include recommend emphasize leave consult`,
  build: `develop build fabricate finish complete construct implement produce prototype code train create assemble manufacture generate synthesize write
    make procure provide configure adapt program extend enable support show initiate enforce secure grade encrypt author`,
  integrate: `integrate refine mature optimize combine improve enhance install fuse harden expand upgrade miniaturize embed connect incorporate collaborate`,
  test: `test evaluate demonstrate verify validate measure calibrate benchmark quantify conduct perform confirm prove exercise subject qualify
    experiment predict inspect execute operate launch apply achieve meet maintain satisfy exhibit reduce increase maximize minimize ensure participate repeat detect check showcase`,
  close: `report deliver document prepare transition submit present summarize commercialize transfer finalize publish`,
}

const STAGE_OF = new Map(STAGES.flatMap((stage) => BY_STAGE[stage].split(/\s+/).map((verb): [string, Stage] => [verb, stage])))

/** Whether a word, in dictionary form, is a verb that solicitations give as a duty. */
export function isDutyVerb(lemma: string): boolean {
  return STAGE_OF.has(lemma) || OTHERS.has(lemma)
}

const OTHERS = new Set([
  'focus',
  'work',
  'leverage',
  'continue',
  'begin',
  'concentrate',
  'carry',
  'facilitate',
  'hold',
  'freeze',
  'fix',
  'conclude',
  'advance',
  'accelerate',
  'culminate',
  'take',
  'keep',
  'enter',
  'inform',
  'pull',
  'cope',
  'help',
  'allow',
  'accommodate',
  'further',
  'act',
  'order',
  'buy',
  'purchase',
  'book',
  'hire',
  'ship',
  'mount',
])

/** The stage that a verb usually belongs to; its object may say otherwise. */
export function usualStage(verb: string): Stage | undefined {
  return STAGE_OF.get(verb)
}
