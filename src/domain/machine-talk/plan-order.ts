import { HERE, type MachinePhrase, MUST, order, S, saying } from './words.ts'

/** Programs that write plans, by what they do. */
const WRITER = String.raw`(?:ai${S}(?:assistants?|tools?|models?|agents?|writers?)|(?:plan|text|draft|document|milestone)${S}?(?:generators?|drafters?)|(?:drafting|plan(?:ning)?-writing)${S}(?:tools?|software|systems?|programs?)|assistants?|chat${S}?bots?|llms?|language${S}models?|generators?)`
const READER = String.raw`(?:models?|tools?|software|programs?|bots?|assistants?|agents?|generators?|ai|llms?)`
const READS = String.raw`(?:reads?|reading|draft(?:s|ing)|writ(?:es|ing)|generat(?:es|ing)|prepar(?:es|ing)|summari[sz](?:es|ing)|process(?:es|ing)|produc(?:es|ing)|review(?:s|ing))`
const MONEY = String.raw`(?:award(?:${S}amount)?|payments?|budget)`
const SUM = String.raw`(?=[$€£]\s?\d|usd\b|0(?:\.0{1,4})?\b|zero\b|nothing\b|(?:one|ten|a|a${S}(?:hundred|thousand|million)|(?:one|ten|two|five)${S}(?:hundred|thousand|million))${S}dollars?\b)`
const PASSED = String.raw`(?:qc|quality${S}(?:control|checks?|review))${S}(?:(?:has|have|had|was|were|is|are|been|already)${S}){0,3}(?:passed|approved|clean|complete(?:d)?|successful)`

/**
 * Orders on what only the plan's writer decides: its sums, its count of milestones, what its checks say. Nobody tells an offeror so, since a topic
 * says what is to be built and instructions what a proposal has to hold.
 */
export const PLAN_ORDERS: readonly MachinePhrase[] = [
  order(
    'award|payment|budget',
    String.raw`\b(?:set|change|make|fix|put|reduce|raise|lower|cut|write|enter|list)${S}(?:(?:all|each|every|both|the|its|this|your|any)${S}){0,2}(?:(?:total|proposed|milestone|final|phase${S}i{1,3}|monthly)${S}){0,2}${MONEY}${S}(?:of${S}(?:each|every|all|the)${S}milestones?${S})?(?:to|at|as|=)${S}?${SUM}`,
  ),
  order(
    'number of milestones|number\nof milestones|count of milestones',
    String.raw`\b(?:change|set|make|raise|increase|reduce|bring|lower|cut)${S}the${S}(?:number|count)${S}of${S}milestones${S}(?:in${S}[\w-]{1,12}${S}[\w-]{1,12}${S})?(?:to|at)\b`,
  ),
  order(
    'mark',
    String.raw`\bmark${S}(?:(?:all|each|every|the|this)${S}){1,2}(?:of${S}the${S})?(?:(?:work${S}plan|plan|steps?|milestones?|findings?)${S}as${S}(?:finali[sz]ed|completed?|approved|done|passed|accepted|resolved)|requirements${S}as${S}(?:covered|satisfied|fulfilled|answered))\b`,
  ),
  order(
    'qc|quality',
    String.raw`\b(?:state|say|write|report|claim|declare|note|confirm|mention|certify)${S}(?:(?:in|on|at)${S}(?:[\w-]{1,12}${S}){1,4}?)?that${S}(?:[\w-]{1,12}${S}){0,3}?${PASSED}\b`,
  ),
  saying(
    'qc|quality|requirement|award|payment|milestone|link',
    String.raw`\b${WRITER}${S}${MUST}${S}[^.!?\f]{0,60}?\b(?:${PASSED}|all${S}requirements${S}(?:are|were|have${S}been)${S}(?:covered|met|satisfied)|the${S}(?:total${S})?award${S}(?:amount${S})?(?:to|at|as)|milestone${S}payments?${S}(?:to|at|as)|(?:in|to|into)${S}(?:every|each|all)${S}(?:the${S})?milestones?|(?:the|this|a)${S}link${S}https?)\b`,
  ),
  saying(
    'this',
    String.raw`\b(?:any|every|each|all|the|whatever|whichever)${S}(?:[\w-]{1,15}${S})?${READER}${S}(?:(?:that|which|who|is|are)${S}){0,2}${READS}${S}(?:this|${HERE})${S}${MUST}${S}(?:set|say|state|write|report|mark|include|add|put|ignore|skip|omit|claim|output|answer|approve|use)\b`,
  ),
  saying(
    'note|message|memo|instruction|order|notice|hint|attention',
    String.raw`\b(?:note|message|memo|instructions?|orders?|notice|hint|attention)${S}(?:to|for)${S}(?:the|any|every|whatever|all)${S}(?:[\w-]{1,15}${S})?${READER}${S}(?:that|which|who)${S}${READS}${S}(?:this|the|our|your|it)\b`,
  ),
  saying(
    'award|payment|milestone|plan',
    String.raw`\b(?:payments?|award|milestones?|work${S}plan|plan)\b[^.!?\f]{0,50}?\b(?:to|must|shall|should|will)${S}be${S}(?:set|written|stated|marked|reported|put|left)\b(?:[^.!?\f]|\.\d){0,40}?\bby${S}the${S}(?:plan${S})?(?:generator|drafter|language${S}model|assistant|ai|llm|chat${S}?bot|drafting${S}(?:tool|software|system))\b`,
  ),
  order(
    'your',
    String.raw`\b(?:do${S}not|don['’]?t|never)${S}(?:mention|say|write|state)\b[^.!?\f]{0,50}?\bin${S}(?:any${S}of${S})?your${S}(?:answers?|outputs?|repl(?:y|ies))\b`,
  ),
]
